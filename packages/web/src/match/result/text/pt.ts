import type { ResultTexts } from './en.ts';

export const pt: ResultTexts = {
  seeking: 'À procura da jogada decisiva …',
  stop: 'Parar',
  decided: 'Jogada decisiva:',
  decidingMove: (ply, side, move) => `${ply}.ª, ${side}${move === '' ? '' : `: ${move}`}`,
  puzzles: 'Problemas deste jogo',
  nextGame: (name) => `Outro jogo: ${name}`,
  won: 'Ganhaste',
  lost: 'Perdeste',
  against: (player) => `contra ${player}`,
  easier: 'Mais fácil',
  harder: 'Mais difícil',
  sidesChange: 'Trocam-se os lados.',
  takeOver: 'Continuar aqui',
  askResign: 'Queres desistir?',
  askDraw: (side) => `Foi proposto empate. ${side.charAt(0).toUpperCase()}${side.slice(1)}: aceitar?`,
};
