import type { ResultTexts } from './en.ts';

export const pt: ResultTexts = {
  seeking: 'À procura da jogada decisiva …',
  stop: 'Parar',
  decided: 'Jogada decisiva:',
  decidingMove: (ply, side, move) => `${ply}.ª, ${side}${move === '' ? '' : `: ${move}`}`,
  puzzles: 'Problemas deste jogo',
  nextGame: (name) => `Outro jogo: ${name}`,
};
