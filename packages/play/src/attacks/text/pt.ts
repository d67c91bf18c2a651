import type { AttackTexts } from './en.ts';

export const texts: AttackTexts = {
  goes: (cells) => `Pode ir para ${cells}.`,
  attacks: (cells) => `Ataca ${cells}.`,
  stuck: 'Agora não se pode mover.',
  threatened: (cells) => `Em perigo: ${cells}.`,
  decisive: (cells) => `Pode decidir a partida: ${cells}.`,
  safe: 'Nada está em perigo.',
};
