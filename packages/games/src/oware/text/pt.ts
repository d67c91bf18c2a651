import type { GameTexts } from '../../contract/index.ts';
import type { OwareCode } from './en.ts';

export const texts: GameTexts<OwareCode> = {
  name: 'Oware',
  summary: 'Semeia à volta do tabuleiro e junta mais de metade das sementes.',
  history:
    'O Oware é o mancala do Gana, jogado com 48 sementes em duas filas de seis casas, e muito querido na África Ocidental e nas Caraíbas, onde tem muitos nomes. É quase igual ao Ouri, que se joga nas escolas portuguesas.',
  likes: 'fazer contas e regras simples',
  sides: {
    1: { name: 'o sul', toMove: 'Joga o sul', wins: 'Ganha o sul' },
    2: { name: 'o norte', toMove: 'Joga o norte', wins: 'Ganha o norte' },
  },
  variants: {
    report: {
      name: 'Regras simples',
      summary:
        'As do programa original: semeia em todas as casas, captura tudo o que puderes, passa quando a tua fila está vazia.',
    },
    abapa: {
      name: 'Regras de torneio (Abapa)',
      summary: 'Como se joga em torneios: salta a casa de onde semeias e deixa sementes ao adversário para ele jogar.',
    },
  },
  starts: { standard: 'Quatro sementes em cada casa' },
  players: {
    bot1: { name: 'bot 1', summary: 'Semeia uma casa qualquer.' },
    bot2: { name: 'bot 2', summary: 'Captura tantas sementes quantas pode.' },
  },
  habits: {
    'more-bulk': 'Gosta de semear de casas cheias.',
    'less-bulk': 'Gosta de semear de casas com poucas sementes.',
  },
  styles: {
    attack: { name: 'ataque', summary: 'Visa as tuas casas com uma ou duas sementes.' },
    defend: { name: 'defesa', summary: 'Guarda sementes na sua fila.' },
    trade: { name: 'trocas', summary: 'Gosta de capturas, seja de quem forem.' },
  },
  rules: [
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
          text: 'Todas as sementes de uma casa vão, uma a uma, para as casas seguintes, no sentido contrário ao dos ponteiros do relógio e nas duas filas. Só onde cai a última pode começar uma captura.',
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
          text: 'Se a última semente deixar duas ou três numa casa inimiga, ficas com elas; depois, com as de cada casa anterior que tenha duas ou três, até uma ter outro número.',
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
          caption:
            'Regras de torneio: o norte semeia a sua última semente, e o sul não consegue chegar à fila do norte.',
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
  ],
  endings: {
    majority: '{winner} tem mais de metade das sementes',
    even: 'cada lado capturou 24 sementes',
    'no-move': 'quem tem a vez não tem nenhuma jogada legal, por isso cada lado fica com as sementes da sua fila',
    'no-progress': '100 jogadas sem capturas, por isso cada lado fica com as sementes da sua fila',
    repetition: 'a mesma posição pela terceira vez, por isso cada lado fica com as sementes da sua fila',
  },
  messages: {
    pass: '{mover} tem de passar: a sua fila está vazia',
    feed: '{mover} tem de semear na fila vazia d{other}; casas que lá chegam: {pits}',
    'one-pit': '{mover} tem de semear a casa {pit}: as suas outras casas estão vazias',
    'end-near': 'Jogadas que faltam até se contarem as sementes, se nada for capturado: {left}',
    'grand-slam': 'Semear a casa {pit} não captura nada: {other} ficaria sem sementes na sua fila',
    'two-rows': 'as filas do sul e do norte unidas por /, como 4,4,4,4,4,4/4,4,4,4,4,4',
    'six-pits': 'as sementes de seis casas unidas por vírgulas, como 4,4,4,4,4,4',
    stores: 'as sementes no depósito do sul e no do norte, unidas por uma vírgula, como 0,0',
    'seeds-in-all': '48 sementes em todas as casas e depósitos em conjunto, e não {total}',
    'typed-move-form':
      'uma casa, de A a F para o sul ou de a a f para o norte, o número dela no programa original, de 1 a 6, ou pass',
    'move-form': 'uma casa, de A a F para o sul ou de a a f para o norte, ou pass',
    'pick-pit': 'Escolhe uma casa para semear',
    'pick-feeding': 'Escolhe uma casa que chegue à fila d{other}',
    'pit-empty': 'essa casa está vazia: escolhe uma das tuas com sementes',
    'pit-theirs': 'essa casa é d{other}: escolhe uma das tuas',
    'pit-starves':
      '{other} não tem sementes na sua fila, e as da casa {pit} não chegam lá; chegam as destas casas: {pits}',
    'store-stays': 'as sementes capturadas ficam onde estão: escolhe uma casa tua',
    'no-pit': 'isso não é uma casa do tabuleiro',
    'pass-never': 'nesta variante ninguém passa: escolhe uma casa para semear',
    'pass-not-now': 'só passas quando a tua fila está vazia: escolhe uma casa para semear',
    'move-whole': 'a jogada está completa: semeias uma casa de cada vez',
    'tell-pass': '{mover} passa: a sua fila está vazia',
    'tell-sow': '{mover} semeia a casa {pit} e a última semente cai na casa {last}',
    'tell-sow-only': '{mover} semeia a casa {pit}, a sua única casa com sementes, e a última cai na casa {last}',
    'tell-sow-feed': '{mover} semeia a casa {pit} para que {other} tenha sementes, e a última cai na casa {last}',
    'tell-capture': '{mover} semeia a casa {pit} e captura {taken} sementes de {pits}',
    'tell-capture-only':
      '{mover} semeia a casa {pit}, a sua única casa com sementes, e captura {taken} sementes de {pits}',
    'tell-capture-feed':
      '{mover} semeia a casa {pit} para que {other} tenha sementes, e captura {taken} sementes de {pits}',
    'tell-slam': '{mover} semeia a casa {pit} e não captura nada: {other} ficaria sem sementes na sua fila',
    'tell-slam-only':
      '{mover} semeia a casa {pit}, a sua única casa com sementes, e não captura nada: {other} ficaria sem sementes na sua fila',
    'tell-slam-feed':
      '{mover} semeia a casa {pit} para que {other} tenha sementes, e não captura nada: capturaria todas as dessa fila',
  },
};
