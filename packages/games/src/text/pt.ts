import type { SharedTexts } from './shared.ts';

export const texts: SharedTexts = {
  draw: 'Empate',
  endings: {
    'no-progress': '100 jogadas sem progresso',
    repetition: 'a posição está no tabuleiro pela terceira vez',
    resignation: 'por desistência',
    agreement: 'por acordo',
    time: 'por tempo',
    abandoned: 'a partida foi abandonada',
  },
  trays: { hand: 'mão', reserve: 'reserva', store: 'depósito', lost: 'fora do jogo' },
  turnsLeft: 'jogadas que faltam',
  nobody: 'ninguém',
  textError: '{field}: encontrado {found}, esperado {expected}',
  nothing: 'nada',
  messages: {
    'position-fields': '{count} campos separados por um espaço: {fields}',
    'row-count': '{height} linhas unidas por /',
    row: 'uma linha de {width} casas: {letters}, ou um algarismo para esse número de casas vazias, nunca dois algarismos seguidos',
    number: 'um número inteiro de 0 a {max}, só algarismos, sem zero à esquerda',
    'one-of': 'um destes: {choices}',
    'legal-move': 'uma jogada legal: {moves}',
    'legal-move-many': 'uma das {count} jogadas legais, como {moves}',
    'no-move-game-over': 'nenhuma jogada, porque o jogo acabou',
  },
};
