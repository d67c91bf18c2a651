import type { LineTexts } from './texts.ts';

export const texts: LineTexts = {
  others: 'Outras linhas',
  back: (ply, moves) => `Voltar à linha da jogada ${ply}: ${moves}`,
};
