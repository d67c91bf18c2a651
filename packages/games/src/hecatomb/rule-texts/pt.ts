import type { RuleText } from '../../contract/index.ts';
import type { HecatombCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<HecatombCode>[] = [
  {
    id: 'board',
    title: 'O tabuleiro',
    body: 'O tabuleiro é o do xadrez e começa cheio. As brancas têm um rei em e1 e rainhas em todas as outras casas das quatro linhas do seu lado; as pretas têm um rei em e8 e rainhas em todas as outras casas das outras quatro.',
    examples: {
      full: {
        caption: 'No início não há casas vazias, por isso todas as jogadas capturam.',
        after: 'Cada captura abre um pouco mais as linhas.',
      },
    },
  },
  {
    id: 'begin',
    title: 'Quem começa',
    body: 'Tira-se à sorte quem começa, a não ser que os dois combinem outra coisa.',
    examples: {
      'black-begins': { caption: 'Aqui começam as pretas.', after: 'Agora jogam as brancas.' },
    },
  },
  {
    id: 'moving',
    title: 'Mover',
    body: 'Uma rainha anda quantas casas quiseres numa linha, numa coluna ou numa diagonal, mas nunca por cima de outra peça. Um rei anda uma casa em qualquer direção. Moves para uma casa vazia ou para a de uma peça inimiga, que é capturada.',
    examples: {
      'queen-takes': {
        caption: 'Experimenta: captura uma rainha preta com a branca.',
        after: 'Uma rainha captura a qualquer distância, em linha reta.',
      },
      'in-the-way': {
        caption: 'Experimenta: há duas rainhas pretas na mesma coluna. Captura a que pode ser capturada.',
        after: 'A rainha em d8 estava a salvo atrás da outra: uma rainha nunca passa por cima de uma peça.',
      },
      'king-steps': {
        caption: 'Experimenta: captura uma rainha com o rei branco.',
        after: 'Um rei também captura, nas casas ao seu lado. Este pode ser capturado a seguir.',
      },
    },
    firstTime: [
      {
        codes: ['tell-queen-takes-queen', 'tell-king-takes-queen'],
        text: 'Cada captura abre linhas: vê se alguma delas leva a um rei.',
      },
    ],
  },
  {
    id: 'kings',
    title: 'Os reis',
    body: 'Exceto na forma com xeque, não há xeque. Não tens de proteger o teu rei, ele pode ir para uma casa perigosa, e captura-se como qualquer outra peça. Quem captura o rei inimigo ganha logo.',
    examples: {
      'take-king': { caption: 'Experimenta: captura o rei preto.', after: 'Quem captura o rei inimigo ganha logo.' },
      'into-danger': {
        caption: 'O rei branco vai para uma casa perigosa, e nada o proíbe.',
        after: 'Não há xeque: o rei é simplesmente capturado.',
      },
    },
    firstTime: [
      {
        codes: ['match-begins'],
        text: 'Captura o rei inimigo antes de as velas se apagarem; com xeque, dá-lhe xeque-mate.',
      },
      {
        codes: ['king-in-danger'],
        urgent: true,
        text: 'Aqui não há xeque: nada te obriga a salvar o rei, mas sem ele perdes. Vê primeiro se capturas o outro.',
      },
    ],
  },
  {
    id: 'no-passing',
    title: 'Nunca se passa',
    body: 'Há sempre uma jogada possível, por isso nunca passas. Só na forma com xeque um lado pode ficar sem jogadas, e nesse caso a partida acaba.',
  },
  {
    id: 'turns',
    title: 'Dez jogadas',
    body: 'Cada lado joga cinco vezes. Se depois da décima jogada os dois reis continuarem no tabuleiro, é empate.',
    examples: {
      ten: {
        caption: 'Faltam duas jogadas, uma para cada lado. Repara nas velas.',
        after: 'Acabaram as dez jogadas e os dois reis continuam no tabuleiro: empate.',
      },
    },
    firstTime: [
      {
        codes: ['last-turn', 'last-ply', 'shows-candles'],
        text: 'As dez velas contam as jogadas que faltam, cinco para cada lado. Se os dois reis resistirem, é empate.',
      },
    ],
  },
  {
    id: 'endless',
    title: 'A forma sem limite',
    body: 'Sem o limite de jogadas, cem jogadas seguidas (dos dois lados) sem capturas, ou a mesma posição pela terceira vez, dão empate.',
    examples: {
      hundred: {
        caption: 'Sem limite: passaram 98 jogadas sem capturas.',
        after: 'A centésima jogada sem capturas dá empate.',
      },
      'third-time': {
        caption: 'Sem limite: os reis andam de um lado para o outro.',
        after: 'A primeira posição aparece pela terceira vez: empate.',
      },
    },
    firstTime: [
      {
        codes: ['position-repeats'],
        text: 'A mesma posição apareceu outra vez: à terceira é empate.',
      },
      {
        codes: ['end-near'],
        text: 'Sem capturas, a partida não dura para sempre: ao fim de cem jogadas assim, é empate.',
      },
    ],
  },
  {
    id: 'check',
    title: 'A forma com xeque',
    body: 'É o jogo tal como o inventor o publicou. Joga-se sem limite de jogadas, como acima, mas nunca se captura um rei: nenhuma jogada pode deixar o teu rei onde uma peça inimiga o possa capturar. Se não tiveres uma jogada assim, perdes quando o teu rei está atacado (xeque-mate), e a partida fica empatada quando não está (rei afogado).',
    examples: {
      'out-of-check': {
        caption: 'Experimenta: o teu rei está em xeque. Fecha a linha com a rainha.',
        after: 'Também podes desviar o rei ou capturar a peça que o ataca.',
      },
      pinned: {
        caption: 'Experimenta: a tua rainha cobre o rei. Captura a única rainha que ela pode capturar.',
        after: 'A rainha fica na sua linha: em qualquer outra casa deixaria o rei a descoberto.',
      },
      mate: {
        caption: 'Experimenta: dá xeque-mate ao rei preto.',
        after: 'O rei está atacado e não tem saída: xeque-mate.',
      },
      stalemate: {
        caption: 'A rainha branca vai longe demais: o rei preto não está atacado, mas não tem jogadas.',
        after: 'Rei afogado: é empate, embora as brancas tivessem grande vantagem.',
      },
    },
    firstTime: [
      {
        codes: ['in-check'],
        urgent: true,
        text: 'O teu rei está em xeque: desvia-o, captura a peça que o ataca ou põe uma rainha entre os dois.',
      },
    ],
  },
];
