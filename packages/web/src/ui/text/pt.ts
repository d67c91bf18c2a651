import type { CommonTexts } from './en.ts';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const pt: CommonTexts = {
  title: 'Tabuleiro',
  home: 'Todos os jogos',
  players: {
    human: 'Tu',
    level: (level) => `nível ${level}`,
    max: 'Máximo',
  },
  play: 'Jogar',
  setUp: 'Preparar',
  rules: 'Regras',
  puzzles: 'Problemas',
  course: 'Curso de dois minutos',
  learn: 'Aprende em passos de dois minutos',
  goOnLearning: 'Continuar o curso',
  aboutGame: (label, game) => `${label}: ${game}`,
  history: 'As tuas partidas',
  playGame: (game) => `Jogar ${game}`,
  setUpGame: (game) => `Preparar uma partida de ${game}`,
  rulesOf: (game) => `Regras de ${game}`,
  startPicture: (game) => `${game}, o início`,
  notFound: 'Página não encontrada',
  notFoundHelp: 'Talvez o endereço esteja incompleto. Todos os jogos estão na primeira página.',
  clock: {
    title: 'Relógio',
    none: 'Sem relógio',
    named: (minutes, seconds) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s`),
    spoken: (minutes, seconds) =>
      `${plural(minutes, 'minuto')} para cada lado${seconds === 0 ? '' : `, e mais ${plural(seconds, 'segundo')} por jogada`}`,
    other: 'Outro',
    minutes: 'Minutos para cada lado',
    seconds: 'Segundos acrescentados por jogada',
    left: (time) => `restam ${time}`,
  },
};
