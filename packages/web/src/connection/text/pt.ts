import type { ConnectionTexts } from './en.ts';

export const pt: ConnectionTexts = {
  seats: {
    computer: (player) => `Computador, ${player}`,
    free: 'Lugar livre',
  },
  notification: {
    title: 'É a tua vez',
    body: (game, opponent) => `${game} contra ${opponent}`,
  },
  engine: { title: 'Por agora sem ajuda do computador', toMatch: 'Para as tuas partidas' },
};
