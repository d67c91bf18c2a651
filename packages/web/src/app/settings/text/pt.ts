import type { SettingsTexts } from './en.ts';

export const pt: SettingsTexts = {
  language: 'Língua',
  languages: { en: 'English', pt: 'Português' },
  theme: 'Cores',
  themes: { light: 'Claras', dark: 'Escuras', contrast: 'Alto contraste' },
  finish: 'Tabuleiro',
  finishes: { classic: 'Tal como foi feito', light: 'Madeira clara', dark: 'Madeira escura', stone: 'Pedra' },
  pieces: 'Peças',
  pieceSets: { carved: 'Esculpidas', symbols: 'Símbolos' },
  counts: 'Números junto das sementes',
  threats: 'Ameaças contra ti',
  speed: 'Velocidade',
  speeds: { 25: 'Muito lenta', 50: 'Lenta', 100: 'Normal', 200: 'Rápida', 400: 'Muito rápida', 1600: 'Imediata' },
  lessMotion: 'Menos movimento',
  sound: 'Sons',
  sounds: {
    moves: 'Jogadas',
    time: 'Pouco tempo',
    end: 'Fim da partida',
    offers: 'Propostas',
    messages: 'Mensagens',
  },
  explain: 'Explicar o que é novo',
};
