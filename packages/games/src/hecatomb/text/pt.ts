import type { GameTexts } from '../../contract/index.ts';
import type { HecatombCode } from './en.ts';

export const texts: GameTexts<HecatombCode> = {
  name: 'Hecatomb',
  summary: 'Sessenta e duas rainhas, dois reis e dez jogadas: captura o rei inimigo antes que as velas se apaguem.',
  history:
    'Kevin Maroney criou esta variante do xadrez nos anos 90 e deu-lhe o nome da hecatombe, o antigo sacrifício grego de cem bois. A forma com dez jogadas vem de um trabalho universitário de 2015.',
  likes: 'xadrez, mas rápido e selvagem',
  sides: {
    1: { name: 'as brancas', toMove: 'Jogam as brancas', wins: 'Ganham as brancas' },
    2: { name: 'as pretas', toMove: 'Jogam as pretas', wins: 'Ganham as pretas' },
  },
  variants: {
    'ten-turns': { name: 'Dez jogadas', summary: 'Cinco jogadas para cada lado; depois é empate.' },
    endless: {
      name: 'Sem limite',
      summary:
        'Joga-se até um rei ser capturado; cem jogadas seguidas (dos dois lados) sem capturas, ou a terceira vez da mesma posição, dão empate.',
    },
    check: {
      name: 'Com xeque',
      summary: 'O jogo tal como o inventor o publicou: sem limite de jogadas, e o xeque-mate ganha como no xadrez.',
    },
  },
  starts: { white: 'Começam as brancas', black: 'Começam as pretas' },
  players: {
    easy: { name: 'fácil', summary: 'Captura ao acaso.' },
    hard: { name: 'difícil', summary: 'Captura o mais longe que pode.' },
  },
  styles: {
    attack: { name: 'ataque', summary: 'Procura ameaças ao teu rei.' },
    defend: { name: 'defesa', summary: 'Mantém o seu rei abrigado.' },
    trade: { name: 'trocas', summary: 'Captura o que pode e esvazia o tabuleiro.' },
  },
  rules: [
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
          text: 'Captura o rei inimigo antes de as velas se apagarem e ganhas. Sem velas não há pressa; com xeque, dá-lhe xeque-mate.',
        },
        {
          codes: ['king-in-danger'],
          urgent: true,
          text: 'Aqui não há xeque: nada te obriga a salvar o rei. Mas, se to capturarem, perdes: vê primeiro se podes capturar o do adversário.',
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
          text: 'Cada lado só tem cinco jogadas. As dez velas contam as que faltam: quando todas se apagam e os dois reis continuam no tabuleiro, é empate.',
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
  ],
  endings: {
    'king-taken': '{winner} capturaram o rei',
    checkmate: '{loser} levaram xeque-mate',
    stalemate: 'rei afogado, pois quem tem a vez não está em xeque e não tem jogadas possíveis',
    'turns-over': 'acabaram as dez jogadas e os dois reis continuam no tabuleiro',
    'no-progress': '100 jogadas sem capturas',
  },
  messages: {
    'king-in-danger': '{mover} estão prestes a perder o rei: {other} podem capturá-lo a partir de {from}',
    'in-check': '{mover} estão em xeque a partir de {from}',
    'last-turn': 'Falta uma jogada a cada lado; se os dois reis continuarem no tabuleiro, é empate',
    'last-ply': 'Esta é a última jogada: se {mover} não capturarem o rei, é empate',
    'end-near': 'Jogadas que faltam para o empate, se nada for capturado: {left}',
    'pieces-at-most': 'no máximo um rei e 31 rainhas de cada lado',
    'some-king': 'pelo menos um rei; só um dos dois pode ter sido capturado',
    'both-kings': 'os dois reis: com xeque nunca se captura um rei',
    'king-safe': 'o rei do lado que acabou de jogar onde não possa ser capturado',
    'typed-move-form':
      'a casa de onde a peça sai e a casa para onde vai, como e4e5, ou as colunas e linhas de ambas a partir de 0, como 4 3 4 4',
    'move-form': 'a casa de onde a peça sai e a casa para onde vai, como e4e5',
    'pick-piece': 'Escolhe uma peça para mover',
    'pick-queen-goal': 'Escolhe para onde vai a rainha de {from}',
    'pick-king-goal': 'Escolhe para onde vai o teu rei, a uma casa de distância',
    'piece-theirs': 'essa peça é d{other}: escolhe uma das tuas',
    'piece-stuck': 'esta peça não se pode mover: todas as casas à volta têm peças do seu lado',
    'piece-bound': 'para onde quer que esta peça vá, o teu rei ficaria atacado',
    'square-empty': 'não há aí nenhuma peça: escolhe uma das tuas',
    'goal-same': 'a peça já está nessa casa: escolhe para onde vai',
    'goal-own': 'está aí uma das tuas peças',
    'goal-off-line': 'uma rainha anda a direito, numa linha, numa coluna ou numa diagonal',
    'goal-blocked': 'a peça em {blocker} está no caminho',
    'king-one-step': 'um rei anda uma casa de cada vez',
    'king-attacked': 'o teu rei ficaria atacado a partir de {from}',
    'no-square': 'isso não é uma casa do tabuleiro',
    'done-early': 'a jogada ainda não está completa: escolhe uma peça e depois para onde vai',
    'move-whole': 'a jogada está completa: moves uma peça de cada vez',
    'tell-queen-moves': '{mover} movem uma rainha de {from} para {to}',
    'tell-queen-takes-queen': '{mover} capturam a rainha em {to} com a rainha de {from}',
    'tell-queen-takes-king': '{mover} capturam o rei em {to} com a rainha de {from}',
    'tell-king-moves': '{mover} movem o rei de {from} para {to}',
    'tell-king-takes-queen': '{mover} capturam a rainha em {to} com o rei de {from}',
    'tell-king-takes-king': '{mover} capturam o rei em {to} com o próprio rei, vindo de {from}',
  },
};
