import type { GameTexts } from '../../contract/index.ts';
import type { EchekCode } from '../codes.ts';

export const texts: GameTexts<EchekCode> = {
  name: 'Echek',
  summary: 'Xadrez com doze cartas e sem tabuleiro: rodeia o rei inimigo, carta a carta.',
  history:
    'O Echek é um jogo de Léandre Proust, publicado em 2019. Pede doze cartas com figuras de xadrez e uma mesa: o tabuleiro são as próprias cartas.',
  sides: {
    1: { name: 'as brancas', toMove: 'Jogam as brancas', wins: 'Ganham as brancas' },
    2: { name: 'as pretas', toMove: 'Jogam as pretas', wins: 'Ganham as pretas' },
  },
  variants: { standard: { name: 'Normal', summary: 'Seis peças para cada lado, em quatro colunas e quatro linhas.' } },
  starts: { standard: 'Dois reis lado a lado' },
  rules: [
    {
      title: 'As peças',
      body: 'Cada lado tem um rei, uma rainha, uma torre, um bispo, um cavalo e um peão. Os dois reis começam lado a lado; tudo o resto espera na reserva. Começam as brancas.',
    },
    {
      title: 'Os limites',
      body: 'Não há tabuleiro, mas as peças em jogo nunca ocupam mais de quatro colunas e quatro linhas. Quando chegam a quatro colunas, a esquerda e a direita fecham-se: são limites. O mesmo vale para quatro linhas, por cima e por baixo. A peça que se move não conta para os seus próprios limites: se estiver sozinha na primeira de quatro colunas, pode ficar logo a seguir à quarta.',
    },
    {
      title: 'A tua vez',
      body: 'Coloca uma peça da tua reserva, ou move uma peça em jogo, ou faz roque. Nunca se captura nada.',
    },
    {
      title: 'Colocar',
      body: 'Coloca a peça numa casa vazia que toque numa peça tua, por um lado ou por um canto, e que não fique encostada a um lado do rei inimigo.',
    },
    {
      title: 'Mover',
      body: 'Move para uma casa vazia. Depois, todas as peças em jogo têm de formar um só grupo, unidas por lados ou cantos.',
    },
    {
      title: 'Como se movem as peças',
      body: 'Rei: um passo em qualquer direção. Rainha: qualquer distância em qualquer direção. Torre: qualquer distância numa coluna ou linha. Bispo: qualquer distância numa diagonal. Cavalo: salta como no xadrez. Peão: um passo numa coluna ou linha. Rainha, torre e bispo passam por cima das peças do seu lado, nunca das inimigas.',
    },
    {
      title: 'O roque',
      body: 'Uma vez em cada jogo, com a tua torre em jogo, a torre e o rei podem trocar de casa.',
    },
    {
      title: 'O peão colocado',
      body: 'Quando colocas o teu peão, ele pode mover-se logo, na mesma jogada.',
    },
    {
      title: 'O bispo colocado',
      body: 'Quando colocas o teu bispo, removes a seguir outra peça de qualquer dos lados, menos um rei, e as restantes têm de continuar num só grupo. Ela volta à reserva do seu dono. Tens de o fazer se alguma peça puder ser removida.',
    },
    {
      title: 'Rodeado',
      body: 'Uma peça está rodeada quando em cada um dos seus quatro lados há uma peça de qualquer cor ou um limite. Depois de cada jogada, uma rainha branca rodeada sai do jogo para sempre, e a seguir uma rainha preta rodeada. Depois disso, perde o lado que tiver o rei rodeado; se os dois reis o estiverem, é empate.',
    },
    {
      title: 'Passar',
      body: 'Se não puderes fazer nada, passas.',
    },
    {
      title: 'O fim',
      body: 'Um rei rodeado acaba o jogo. Cem jogadas sem colocar uma peça, ou a mesma formação pela terceira vez, esteja onde estiver, dão empate.',
    },
  ],
  endings: {
    'king-surrounded': '{loser} têm o rei rodeado',
    'both-kings-surrounded': 'os dois reis estão rodeados',
    'no-progress': '100 jogadas sem colocar uma peça',
  },
  messages: {
    castling: 'roque disponível',
    pass: '{mover} têm de passar: não podem colocar nem mover nenhuma peça, nem fazer roque',
    'limit-columns': 'As peças ocupam quatro colunas: a esquerda e a direita estão fechadas',
    'limit-rows': 'As peças ocupam quatro linhas: por cima e por baixo está fechado',
    'limit-both': 'As peças ocupam quatro colunas e quatro linhas: os quatro lados estão fechados',
    'king-danger': '{owner} têm o rei com um só lado aberto',
    'queen-danger': '{owner} têm a rainha com um só lado aberto',
    'queen-dead': '{owner} perderam a rainha para sempre',
    'one-king-each': 'exatamente um K e um k',
    'one-of-each': 'nenhuma letra repetida: cada lado tem uma peça de cada tipo',
    'one-group': 'peças que formem um só grupo, unidas por lados ou cantos',
    'queen-open': 'nenhuma rainha rodeada: já teria saído do jogo',
    'dead-not-in-play': 'só rainhas que não estejam em jogo',
    'move-form':
      'um movimento como Kd4-d5, uma colocação como Q@c3, P@c3-c4 ou B@c3xd4, o roque O-O, ou pass; letras das peças K Q R B N P, casas de a1 a f6',
  },
};
