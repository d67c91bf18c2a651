import type { GameTexts } from '../../contract/index.ts';
import type { EchekCode } from './en.ts';

export const texts: GameTexts<EchekCode> = {
  name: 'Echek',
  summary: 'Xadrez com doze cartas e sem tabuleiro: cerca o rei inimigo, carta a carta.',
  history:
    'O Echek é um jogo de Léandre Proust, publicado em 2019. Precisa de doze cartas com figuras de xadrez e de uma mesa: o tabuleiro são as próprias cartas.',
  likes: 'problemas de xadrez e espaços apertados',
  sides: {
    1: { name: 'as brancas', toMove: 'Jogam as brancas', wins: 'Ganham as brancas' },
    2: { name: 'as pretas', toMove: 'Jogam as pretas', wins: 'Ganham as pretas' },
  },
  variants: { standard: { name: 'Normal', summary: 'Seis peças para cada lado, em quatro colunas e quatro linhas.' } },
  starts: { standard: 'Dois reis lado a lado' },
  players: {
    random: { name: 'aleatório', summary: 'Faz uma jogada qualquer.' },
    smart: { name: 'esperto', summary: 'Pesa o ataque, a defesa e a jogada seguinte.' },
    'smart-plus': { name: 'esperto+', summary: 'Joga como o esperto, mas vê vitórias com o peão.' },
  },
  styles: {
    attack: { name: 'ataque', summary: 'Leva as suas peças para junto do teu rei.' },
    defend: { name: 'defesa', summary: 'Mantém espaço à volta do seu rei.' },
    trade: { name: 'trocas', summary: 'Gosta que as rainhas saiam do tabuleiro.' },
  },
  picks: { king: 'rei', queen: 'rainha', rook: 'torre', bishop: 'bispo', knight: 'cavalo', pawn: 'peão' },
  rules: [
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
            'Sem a torre, as outras ocupam três colunas, por isso pode ficar ali. Depois a formação desliza de volta.',
        },
      },
      firstTime: [
        {
          codes: ['limit-columns', 'limit-rows', 'limit-both'],
          text: 'As barras são limites: as peças nunca ocupam mais de quatro colunas e quatro linhas. Nada pode ficar para lá de uma barra, e ela fecha um lado como uma peça.',
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
          text: 'Uma peça é colocada onde toque noutra do mesmo lado, por um lado ou por um canto, e nunca mesmo ao lado do rei inimigo; na diagonal pode ser.',
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
          text: 'Nunca se captura nada: uma peça move-se para uma casa vazia, e depois todas têm de continuar num só grupo.',
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
  ],
  endings: {
    'king-surrounded': '{loser} têm o rei cercado',
    'both-kings-surrounded': 'os dois reis estão cercados',
    'no-progress': '100 jogadas sem colocações',
  },
  messages: {
    castling: 'têm roque',
    pass: '{mover} têm de passar: não podem colocar nem mover nenhuma peça, nem fazer roque',
    'limit-columns': 'As peças ocupam quatro colunas: o lado esquerdo e o direito estão fechados',
    'limit-rows': 'As peças ocupam quatro linhas: o lado de cima e o de baixo estão fechados',
    'limit-both': 'As peças ocupam quatro colunas e quatro linhas: há limites nos quatro lados',
    'king-danger': '{owner} têm o rei com um só lado aberto',
    'queen-danger': '{owner} têm a rainha com um só lado aberto',
    'king-closed': '{owner} têm o rei em {cell} com os quatro lados fechados: {top}, {right}, {bottom}, {left}',
    'side-limit': 'limite',
    'side-king': 'rei',
    'side-queen': 'rainha',
    'side-rook': 'torre',
    'side-bishop': 'bispo',
    'side-knight': 'cavalo',
    'side-pawn': 'peão',
    'queen-dead': '{owner} perderam a rainha para sempre',
    'end-near': 'Jogadas que faltam para o empate, se nenhuma peça for colocada: {left}',
    'one-king-each': 'exatamente um K e um k',
    'one-of-each': 'nenhuma letra repetida: cada lado tem uma peça de cada tipo',
    'one-group': 'peças que formem um só grupo, unidas por lados ou cantos',
    'queen-open': 'nenhuma rainha cercada: já teria saído do jogo',
    'dead-not-in-play': 'só rainhas que não estejam em jogo',
    'typed-move-form':
      'um movimento como Kd4-d5, uma colocação como Q@c3, P@c3-c4 ou B@c3xd4, o roque O-O, ou pass; ou linha e coluna de 0 a 5, desde cima à esquerda: K 1 3',
    'move-form':
      'um movimento como Kd4-d5, uma colocação como Q@c3, P@c3-c4 ou B@c3xd4, o roque O-O, ou pass; letras das peças K Q R B N P, casas de a1 a f6',
    'pick-piece': 'Escolhe uma peça em jogo para mover, ou uma da tua reserva para colocar',
    'pick-in-play': 'Escolhe uma peça em jogo para mover',
    'pick-reserve': 'Escolhe uma peça da tua reserva para colocar',
    'pick-goal-king': 'Escolhe para onde vai o rei',
    'pick-goal-queen': 'Escolhe para onde vai a rainha',
    'pick-goal-rook': 'Escolhe para onde vai a torre',
    'pick-goal-bishop': 'Escolhe para onde vai o bispo',
    'pick-goal-knight': 'Escolhe para onde vai o cavalo',
    'pick-goal-pawn': 'Escolhe para onde vai o peão',
    'pick-castle-king': 'Escolhe para onde vai o rei, ou a tua torre para fazer roque',
    'pick-castle-rook': 'Escolhe para onde vai a torre, ou o teu rei para fazer roque',
    'pick-place': 'Escolhe a casa onde a colocas',
    'pick-step': 'Escolhe uma casa para onde o peão se move, ou deixa-o onde está',
    'pick-removal': 'Escolhe a peça que o bispo remove',
    'no-square': 'isso não é uma casa nem uma peça deste jogo',
    'square-empty': 'não há aí nenhuma peça: escolhe uma das tuas, em jogo ou na reserva',
    'square-now': 'escolhe agora uma casa, ou volta atrás para escolher outra peça',
    'square-taken': 'já lá está uma peça, e nunca se captura nada',
    'piece-other': 'nessa casa está outra peça tua',
    'piece-theirs': 'essa peça é d{other}',
    'piece-in-play': 'essa peça está em jogo: escolhe a casa dela para a moveres',
    'piece-shut': 'esta peça não se pode mover: não chega a nenhuma casa vazia',
    'piece-bound':
      'esta peça não se pode mover: fosse para onde fosse, as peças deixariam de ser um só grupo em quatro colunas e quatro linhas',
    'queen-gone': 'a tua rainha saiu do jogo para sempre',
    'reserve-shut':
      'não há casa para ela: precisa de uma casa vazia que toque numa peça tua, que não fique mesmo ao lado do rei inimigo (na diagonal pode ficar) e que caiba em quatro colunas e quatro linhas',
    'castling-used': 'já fizeste roque: o rei e a torre só trocam uma vez em cada partida',
    'castle-not-now': 'para fazer roque, a tua torre tem de estar em jogo',
    'pass-not-now': 'só passas quando não podes colocar nem mover nenhuma peça, nem fazer roque',
    'way-king': 'o rei move-se um passo em qualquer direção',
    'way-queen': 'a rainha move-se a direito, numa coluna, numa linha ou numa diagonal',
    'way-rook': 'a torre move-se numa coluna ou numa linha',
    'way-bishop': 'o bispo move-se numa diagonal',
    'way-knight': 'o cavalo salta como no xadrez: duas casas num sentido e uma para o lado',
    'way-pawn': 'o peão move-se um passo numa coluna ou numa linha',
    'way-enemy': 'há uma peça inimiga no caminho: só se passa por cima de peças do próprio lado',
    'too-wide': 'as peças ocupariam mais de quatro colunas ou quatro linhas',
    splits: 'as peças deixariam de formar um só grupo',
    'touches-none': 'a casa tem de tocar numa peça tua, por um lado ou por um canto',
    'beside-king': 'não se pode colocar uma peça mesmo ao lado do rei inimigo, só na diagonal',
    'pawn-here': 'o peão está aí: termina a jogada para o deixares, ou escolhe uma casa vazia ao lado',
    'removal-must': 'a jogada não está completa: o bispo tem de remover uma peça',
    'removal-empty': 'não há aí nada para remover: escolhe uma peça em jogo',
    'removal-king': 'um rei não pode ser removido',
    'removal-bishop': 'o bispo que acabaste de colocar fica: escolhe outra peça',
    'removal-splits': 'sem essa peça, as restantes não formariam um só grupo',
    'turn-begun': 'a jogada não está completa: escolhe uma peça e depois a sua casa',
    'turn-whole': 'a jogada já está completa',
    'tell-move-king': '{mover} movem o rei de {from} para {to}',
    'tell-move-queen': '{mover} movem a rainha de {from} para {to}',
    'tell-move-rook': '{mover} movem a torre de {from} para {to}',
    'tell-move-bishop': '{mover} movem o bispo de {from} para {to}',
    'tell-move-knight': '{mover} movem o cavalo de {from} para {to}',
    'tell-move-pawn': '{mover} movem o peão de {from} para {to}',
    'tell-place-queen': '{mover} colocam a rainha em {to}',
    'tell-place-rook': '{mover} colocam a torre em {to}',
    'tell-place-bishop': '{mover} colocam o bispo em {to}',
    'tell-place-knight': '{mover} colocam o cavalo em {to}',
    'tell-place-pawn': '{mover} colocam o peão em {to}',
    'tell-remove-queen': '{mover} colocam o bispo em {to} e removem a rainha inimiga de {removed}',
    'tell-remove-rook': '{mover} colocam o bispo em {to} e removem a torre inimiga de {removed}',
    'tell-remove-bishop': '{mover} colocam o bispo em {to} e removem o bispo inimigo de {removed}',
    'tell-remove-knight': '{mover} colocam o bispo em {to} e removem o cavalo inimigo de {removed}',
    'tell-remove-pawn': '{mover} colocam o bispo em {to} e removem o peão inimigo de {removed}',
    'tell-remove-own-queen': '{mover} colocam o bispo em {to} e removem a sua rainha de {removed}',
    'tell-remove-own-rook': '{mover} colocam o bispo em {to} e removem a sua torre de {removed}',
    'tell-remove-own-knight': '{mover} colocam o bispo em {to} e removem o seu cavalo de {removed}',
    'tell-remove-own-pawn': '{mover} colocam o bispo em {to} e removem o seu peão de {removed}',
    'tell-pawn-on': '{mover} colocam o peão em {from} e movem-no para {to}',
    'tell-castle': '{mover} fazem roque: o rei vai para {rook} e a torre para {king}',
    'tell-pass': '{mover} passam',
    'name-move-king': 'rei {from}–{to}',
    'name-move-queen': 'rainha {from}–{to}',
    'name-move-rook': 'torre {from}–{to}',
    'name-move-bishop': 'bispo {from}–{to}',
    'name-move-knight': 'cavalo {from}–{to}',
    'name-move-pawn': 'peão {from}–{to}',
    'name-place-queen': 'rainha em {to}',
    'name-place-rook': 'torre em {to}',
    'name-place-bishop': 'bispo em {to}',
    'name-place-knight': 'cavalo em {to}',
    'name-place-pawn': 'peão em {to}',
    'name-pawn-on': 'peão em {from}, vai para {to}',
    'name-remove': 'bispo em {to}, remove {removed}',
    'name-castle': 'roque',
    'name-pass': 'passa',
  },
};
