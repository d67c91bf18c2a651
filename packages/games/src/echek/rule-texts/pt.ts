import type { RuleText } from '../../contract/index.ts';
import type { EchekCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<EchekCode>[] = [
  {
    id: 'pieces',
    title: 'As peças',
    body: 'Cada lado tem um rei, uma rainha, uma torre, um bispo, um cavalo e um peão. Os dois reis começam lado a lado; tudo o resto espera na reserva. Começam as brancas.',
  },
  {
    id: 'limits',
    title: 'Os limites',
    body: 'Não há tabuleiro, mas as peças em jogo nunca ocupam mais de quatro colunas e quatro linhas. Quando chegam a quatro colunas, o lado esquerdo e o direito fecham-se: são limites. O mesmo vale para quatro linhas, com o lado de cima e o de baixo. A peça que se move não conta para os seus próprios limites: se estiver sozinha na primeira de quatro colunas, pode ficar logo a seguir à quarta.',
    examples: {
      widen: {
        caption: 'Experimenta: as peças ocupam três colunas. Coloca a tua rainha de modo que ocupem quatro.',
        after: 'O lado esquerdo e o direito estão agora fechados: as barras são os limites.',
      },
      closed: {
        caption:
          'Experimenta: os quatro lados estão fechados. Coloca a tua torre, e vê o que acontece para lá das barras.',
        after: 'Nada pode ficar para lá de um limite.',
      },
      beyond: {
        caption: 'Experimenta: a tua torre está sozinha na primeira coluna. Move-a para logo a seguir à quarta.',
        after:
          'Sem a torre, as outras ocupam três colunas, por isso pode ficar ali. Depois a formação desliza de volta e as casas mudam de nome.',
      },
    },
    firstTime: [
      {
        codes: ['limit-columns', 'limit-rows', 'limit-both'],
        text: 'Nada fica para lá das barras: quatro colunas e quatro linhas são o limite. Cada barra fecha um lado, como uma peça.',
      },
      {
        codes: ['slides'],
        text: 'A formação desliza de volta ao meio. As peças ficam como estão, mas as casas mudam de nome.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'A tua vez',
    body: 'Coloca uma peça da tua reserva, ou move uma peça em jogo, ou faz roque. Nunca se captura nada.',
  },
  {
    id: 'placing',
    title: 'Colocar',
    body: 'Coloca a peça numa casa vazia dentro dos limites que toque numa peça tua, por um lado ou por um canto, e que não fique mesmo ao lado do rei inimigo; na diagonal pode ficar.',
    examples: {
      place: {
        caption: 'Experimenta: coloca o teu cavalo. Tem de tocar no teu rei e não pode ficar mesmo ao lado do outro.',
        after: 'Toca numa peça tua, por um lado ou por um canto.',
      },
    },
    firstTime: [
      {
        codes: ['pick-place', 'tell-place-queen', 'tell-place-rook', 'tell-place-bishop', 'tell-place-knight'],
        text: 'Uma peça coloca-se a tocar noutra do mesmo lado, também por um canto, mas não mesmo ao lado do rei inimigo.',
      },
    ],
  },
  {
    id: 'moving',
    title: 'Mover',
    body: 'Move para uma casa vazia dentro dos limites. Depois, todas as peças em jogo têm de formar um só grupo, unidas por lados ou cantos.',
    examples: {
      together: {
        caption: 'Experimenta: move o teu rei, sem deixares o outro sozinho.',
        after: 'Os dois reis ainda se tocam, por isso as peças formam um só grupo.',
      },
    },
    firstTime: [
      {
        codes: [
          'tell-move-king',
          'tell-move-queen',
          'tell-move-rook',
          'tell-move-bishop',
          'tell-move-knight',
          'tell-move-pawn',
        ],
        text: 'Nunca se captura nada: as peças movem-se para casas vazias e todas têm de continuar num só grupo.',
      },
    ],
  },
  {
    id: 'ways',
    title: 'Como se movem as peças',
    body: 'Rei: um passo em qualquer direção. Rainha: qualquer distância em qualquer direção. Torre: qualquer distância numa coluna ou linha. Bispo: qualquer distância numa diagonal. Cavalo: salta como no xadrez. Peão: um passo numa coluna ou linha. Rainha, torre e bispo passam por cima das peças do seu lado, nunca das inimigas.',
    examples: {
      king: { caption: 'Experimenta: move o rei.', after: 'Um passo, em qualquer direção.' },
      queen: {
        caption: 'Experimenta: move a rainha. O rei inimigo corta-lhe o caminho na coluna.',
        after: 'Qualquer distância em qualquer direção, mas nunca por cima de uma peça inimiga.',
      },
      rook: {
        caption: 'Experimenta: move a torre pela coluna abaixo, por cima do teu rei e do teu cavalo.',
        after: 'As peças do seu lado não lhe cortam o caminho.',
      },
      bishop: { caption: 'Experimenta: move o bispo.', after: 'Qualquer distância numa diagonal.' },
      knight: {
        caption: 'Experimenta: move o cavalo.',
        after: 'Duas casas num sentido e uma para o lado, por cima de tudo.',
      },
      pawn: {
        caption: 'Experimenta: move o peão.',
        after: 'Um passo numa coluna ou linha, em qualquer dos quatro sentidos.',
      },
    },
    firstTime: [
      {
        codes: ['pick-goal-queen', 'pick-goal-rook', 'pick-goal-bishop', 'pick-castle-rook'],
        text: 'Rainha, torre e bispo passam por cima de peças do próprio lado, mas nunca de peças inimigas.',
      },
    ],
  },
  {
    id: 'castling',
    title: 'O roque',
    body: 'Uma vez em cada partida, com a tua torre em jogo, a torre e o rei podem trocar de casa.',
    examples: {
      castle: {
        caption: 'Experimenta: faz roque. Escolhe o rei e depois a torre, ou ao contrário.',
        after: 'Trocaram de casa. Cada lado pode fazê-lo uma vez.',
      },
    },
    firstTime: [
      {
        codes: ['tell-castle'],
        text: 'O roque troca um rei e a sua torre, estejam onde estiverem, uma vez em cada partida para cada lado.',
      },
    ],
  },
  {
    id: 'pawn',
    title: 'Colocar o peão',
    body: 'Quando colocas o teu peão, ele pode mover-se logo, na mesma jogada. É um movimento como qualquer outro, por isso pode acabar mesmo ao lado do rei inimigo.',
    examples: {
      'pawn-on': {
        caption: 'Experimenta: coloca o teu peão e move-o para uma casa acima ou abaixo do rei inimigo.',
        after: 'Não o podias colocar ali, mas pode mover-se para lá.',
      },
    },
    firstTime: [
      {
        codes: ['tell-pawn-on', 'tell-place-pawn'],
        text: 'Um peão acabado de colocar pode dar logo um passo, até para uma casa mesmo ao lado do rei inimigo.',
      },
    ],
  },
  {
    id: 'bishop',
    title: 'Colocar o bispo',
    body: 'Quando colocas o teu bispo, removes a seguir outra peça de qualquer dos lados, menos um rei, e as restantes têm de continuar num só grupo. Essa peça volta à reserva do seu dono. Tens de o fazer se alguma peça puder ser removida.',
    examples: {
      'take-off': {
        caption: 'Experimenta: coloca o teu bispo e remove o cavalo inimigo.',
        after: 'O cavalo voltou à reserva das pretas e pode ser colocado de novo.',
      },
    },
    firstTime: [
      {
        codes: [
          'tell-remove-queen',
          'tell-remove-rook',
          'tell-remove-bishop',
          'tell-remove-knight',
          'tell-remove-pawn',
          'tell-remove-own-queen',
          'tell-remove-own-rook',
          'tell-remove-own-knight',
          'tell-remove-own-pawn',
        ],
        text: 'Ao ser colocado, o bispo remove outra peça, que volta à reserva do seu dono.',
      },
    ],
  },
  {
    id: 'surrounded',
    title: 'Peças cercadas',
    body: 'Uma peça está cercada quando em cada um dos seus quatro lados há uma peça de qualquer cor ou um limite. Depois de cada jogada, uma rainha branca cercada sai do jogo para sempre, e a seguir uma rainha preta cercada. Depois disso, perde o lado que tiver o rei cercado; se os dois reis o estiverem, é empate. Os limites são sempre os das peças em jogo nesse momento.',
    examples: {
      surround: {
        caption: 'Experimenta: o rei preto tem um só lado aberto. Fecha-o, de uma de duas maneiras.',
        after: 'Os quatro lados estão fechados: o rei está cercado e ganham as brancas.',
      },
      'dead-queen': {
        caption: 'As pretas fecham o último lado aberto da rainha branca.',
        after: 'A rainha branca saiu do jogo para sempre.',
      },
      'limits-help': {
        caption: 'As pretas colocam a rainha num canto. À volta dela há duas peças e dois limites.',
        after: 'Os limites fecham um lado como as peças: a rainha preta saiu logo.',
      },
      'white-first': {
        caption: 'Depois desta jogada as duas rainhas estão cercadas. Sai primeiro a branca.',
        after: 'A rainha branca saiu, e isso abriu um lado da preta, que fica.',
      },
      'both-kings': { caption: 'Uma jogada cerca os dois reis.', after: 'É empate.' },
    },
    firstTime: [
      {
        codes: ['match-begins'],
        text: 'Cerca o rei inimigo: perde quando peças ou limites lhe fecham os quatro lados.',
      },
      {
        codes: ['king-danger'],
        urgent: true,
        text: 'Um rei com os quatro lados fechados perde o jogo; fecham um lado as peças de qualquer cor e os limites.',
      },
      {
        codes: ['queen-danger', 'queen-dead'],
        text: 'Uma rainha com os quatro lados fechados sai do jogo para sempre.',
      },
    ],
  },
  {
    id: 'passing',
    title: 'Passar',
    body: 'Se não puderes fazer nada, passas.',
    examples: {
      pass: {
        caption: 'As brancas não podem colocar nem mover nada, e já fizeram roque.',
        after: 'Acontece muito raramente.',
      },
    },
    firstTime: [
      {
        codes: ['pass', 'tell-pass'],
        urgent: true,
        text: 'Um lado que não pode colocar, mover nem fazer roque passa. É raro.',
      },
    ],
  },
  {
    id: 'end',
    title: 'O fim',
    body: 'Um rei cercado acaba o jogo. Cem jogadas (dos dois lados) sem colocações, ou a mesma formação pela terceira vez, esteja onde estiver, dão empate.',
    examples: {
      'third-time': {
        caption: 'Os reis andam juntos para cima e para baixo.',
        after: 'A mesma formação apareceu três vezes, uma delas mais acima. É empate.',
      },
      hundred: {
        caption: 'Passaram 99 jogadas sem colocações.',
        after: 'A centésima dá empate.',
      },
    },
    firstTime: [
      {
        codes: ['position-repeats'],
        text: 'A mesma formação apareceu outra vez: à terceira é empate.',
      },
      {
        codes: ['end-near'],
        text: 'Sem colocações, a partida não dura para sempre: ao fim de cem jogadas assim, é empate.',
      },
    ],
  },
];
