import type { RuleText } from '../../contract/index.ts';
import type { OwareCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<OwareCode>[] = [
  {
    id: 'board',
    title: 'O tabuleiro',
    body: 'Duas filas de seis casas com quatro sementes em cada uma, e um depósito para cada lado. A fila à tua frente é a tua: as casas do sul são A a F, as do norte são a a f. Começa o sul.',
  },
  {
    id: 'sowing',
    title: 'Semear',
    body: 'Tira todas as sementes de uma das tuas casas e deixa-as uma a uma nas casas seguintes, no sentido contrário ao dos ponteiros do relógio: de A a F, depois de a a f, depois A outra vez, nunca num depósito. Com doze sementes ou mais dás a volta inteira. Pelas regras simples, a casa que esvaziaste também recebe a sua semente; pelas regras de torneio saltas essa casa de cada vez que lá passas.',
    examples: {
      sow: {
        caption: 'O sul semeia a casa D, depois o norte semeia a casa e.',
        after: 'As sementes do sul seguiram para a fila do norte, e as do norte para a do sul.',
      },
      aim: {
        caption: 'Experimenta: semeia de modo que a última semente caia na casa a.',
        after: 'C tem quatro sementes: D, E, F e a receberam uma cada.',
      },
      twelve: {
        caption: 'Regras simples: doze sementes dão a volta inteira.',
        after: 'A última semente caiu na própria casa B, a que foi esvaziada.',
      },
      'twelve-skips': {
        caption: 'Regras de torneio: as mesmas doze sementes saltam a casa de onde vieram.',
        after: 'B ficou vazia, por isso a última semente caiu em C.',
      },
    },
    firstTime: [
      {
        codes: ['tell-sow', 'tell-sow-only'],
        text: 'As sementes de uma casa vão, uma a uma, para as seguintes, nas duas filas. Só onde cai a última pode começar uma captura.',
      },
      {
        codes: ['round-skips'],
        text: 'Doze sementes ou mais dão a volta inteira. De cada vez saltam a casa onde estavam, que fica vazia.',
      },
      {
        codes: ['round-fills'],
        text: 'Doze sementes ou mais dão a volta inteira, e a casa onde estavam recebe uma semente de cada vez.',
      },
    ],
  },
  {
    id: 'capture',
    title: 'Capturar',
    body: 'Quando a tua última semente deixa uma casa inimiga com duas ou três, capturas essas sementes, que vão para o teu depósito. Depois recua casa a casa: enquanto a anterior, ainda na fila inimiga, também tiver duas ou três, captura-as também. Nunca capturas sementes da tua própria fila.',
    examples: {
      two: {
        caption: 'Experimenta: captura duas sementes.',
        after: 'A última semente deixou duas na casa a, e ambas foram para o teu depósito.',
      },
      chain: {
        caption: 'Experimenta: captura sete sementes de três casas.',
        after: 'A recuar a partir de e, cada casa tinha duas ou três. Em b havia cinco, e aí parou.',
      },
      four: {
        caption: 'A última semente do sul cai na casa a, que tem três.',
        after: 'Agora são quatro, por isso nada é capturado.',
      },
      'own-row': {
        caption: 'A última semente do sul deixa duas na sua própria fila.',
        after: 'Ninguém captura na própria fila.',
      },
    },
    firstTime: [
      {
        codes: ['tell-capture', 'tell-capture-only', 'tell-capture-feed'],
        text: 'Se a última semente deixar duas ou três numa casa inimiga, ficas com elas e com as das casas anteriores, enquanto tiverem duas ou três.',
      },
    ],
  },
  {
    id: 'everything',
    title: 'Capturar tudo',
    body: 'Pelas regras simples, uma jogada pode capturar as últimas sementes da fila inimiga. Pelas regras de torneio essa jogada é permitida, mas não captura nada: as sementes ficam onde foram semeadas.',
    examples: {
      all: {
        caption: 'Regras simples: o sul captura tudo o que o norte tem.',
        after: 'As quatro sementes estão no depósito do sul, e a fila do norte está vazia.',
      },
      'all-stays': {
        caption: 'Regras de torneio: a mesma jogada deixaria o norte sem sementes.',
        after: 'Por isso nada é capturado, e as sementes ficam.',
      },
    },
    firstTime: [
      {
        codes: ['grand-slam', 'tell-slam', 'tell-slam-only', 'tell-slam-feed'],
        urgent: true,
        text: 'Uma jogada que tirasse todas as sementes da outra fila pode fazer-se, mas não captura nada.',
      },
    ],
  },
  {
    id: 'empty-row',
    title: 'Uma fila vazia',
    body: 'Pelas regras simples, passas quando a tua fila está vazia. Pelas regras de torneio, quando a fila do adversário está vazia tens de semear nela pelo menos uma semente.',
    examples: {
      pass: {
        caption: 'Regras simples: a fila do norte está vazia.',
        after: 'O norte passou, e o sul voltou a semear na fila dele.',
      },
      feed: {
        caption:
          'Experimenta, pelas regras de torneio: a fila do norte está vazia. Descobre uma casa cujas sementes lá cheguem.',
        after: 'O norte voltou a ter sementes. As da casa D não chegariam à sua fila.',
      },
    },
    firstTime: [
      {
        codes: ['pass', 'tell-pass'],
        urgent: true,
        text: 'Um lado com a fila vazia passa, até o outro semear nela.',
      },
      {
        codes: ['feed', 'tell-sow-feed'],
        urgent: true,
        text: 'Quando a outra fila está vazia, só se podem semear casas cujas sementes lá cheguem.',
      },
    ],
  },
  {
    id: 'end',
    title: 'O fim',
    body: 'Com 25 sementes no teu depósito ganhas; 24 para cada lado é empate. Pelas regras de torneio o jogo também acaba quando quem tem a vez não tem nenhuma jogada legal: cada lado fica com as sementes da sua fila e ganha quem tiver mais.',
    examples: {
      majority: {
        caption: 'Experimenta: o sul tem 23 sementes e precisa de 25. Ganha já.',
        after: 'Mais de metade das 48 sementes ganha, fique o que ficar no tabuleiro.',
      },
      even: { caption: 'O sul captura as duas últimas sementes.', after: 'Cada lado tem 24: empate.' },
      'no-move': {
        caption: 'Regras de torneio: o norte semeia a sua última semente, e o sul não consegue chegar à fila do norte.',
        after: 'O sul não tem nenhuma jogada legal. Cada lado fica com a sua fila: 25 a 23.',
      },
    },
    firstTime: [
      {
        codes: ['match-begins'],
        text: 'Junta mais de metade das 48 sementes: com 25 no teu depósito ganhas.',
      },
    ],
  },
  {
    id: 'no-endless',
    title: 'Sem partidas infinitas',
    body: 'Ao fim de cem jogadas (dos dois lados) sem capturas, ou quando a mesma posição aparece pela terceira vez, cada lado fica com as sementes da sua fila e ganha quem tiver mais.',
    examples: {
      hundred: {
        caption: 'Passaram 99 jogadas sem capturas.',
        after: 'Depois da centésima, cada lado fica com a sua fila: o sul tem 25, o norte 23.',
      },
    },
    firstTime: [
      {
        codes: ['position-repeats'],
        text: 'A mesma posição apareceu outra vez: à terceira contam-se as sementes.',
      },
      {
        codes: ['end-near'],
        text: 'Sem capturas, a partida não dura para sempre: ao fim de cem jogadas assim (dos dois lados), contam-se as sementes.',
      },
    ],
  },
];
