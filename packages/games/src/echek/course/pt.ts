import type { texts as english } from './en.ts';

export const texts: typeof english = {
  goal: {
    title: 'O objetivo',
    inShort: 'Fecha os quatro lados do rei inimigo: em cima, em baixo, à esquerda e à direita.',
    body: 'O Echek é um xadrez com doze cartas e sem tabuleiro: o tabuleiro são as cartas em cima da mesa. Fecha os quatro lados do rei inimigo, por cima, por baixo, à esquerda e à direita, e ganhas. Uma peça de qualquer cor fecha um lado. Aqui jogas com as brancas. As barras douradas e «têm roque» ficam para depois.',
    tasks: {
      'last-side': {
        caption: 'O rei preto só tem um lado aberto, o de baixo. Move para lá a tua torre.',
        after: 'Os quatro lados estão fechados, um deles pelo próprio cavalo das pretas: ganhas. Os cantos não contam.',
        wrong: {
          'tell-move-rook':
            'O lado de baixo do rei preto continua aberto. Faz deslizar a torre pela linha, até ficar por baixo do rei.',
          'tell-move-pawn':
            'O peão fechava o lado de cima do rei, e o de baixo também está aberto. Move antes a torre.',
          'tell-move-king': 'O teu rei fechava um lado do rei preto. Deixa-o onde está e move a torre.',
          other: 'O lado de baixo do rei preto continua aberto. A tua torre, na linha de baixo, pode ir para lá.',
        },
      },
    },
  },
  placing: {
    title: 'Colocar uma peça',
    body: 'A partida começa com os dois reis lado a lado; tudo o resto espera na reserva, e começam as brancas. Na tua vez podes colocar uma peça da reserva. Ela tem de tocar numa peça tua, por um lado ou por um canto, e não pode ficar mesmo ao lado do rei inimigo; na diagonal pode.',
    tasks: {
      'both-kings-touched': {
        caption:
          'Coloca a tua rainha tão perto do rei preto quanto as regras deixam: de modo que lhe toque com um canto.',
        after:
          'Toca nos dois reis: no teu por um lado, no preto por um canto. Para chegar mais perto, tem de se mover.',
        wrong: {
          'tell-place-queen': 'Aí ela só toca no teu rei. Escolhe a casa por cima ou por baixo do teu rei.',
          'tell-move-king': 'Moveste o rei. Coloca a rainha, que ainda está na reserva.',
          other: 'Essa era outra peça. Pega na rainha, que está na reserva.',
        },
      },
    },
  },
  moving: {
    title: 'Mover uma peça',
    body: 'O rei anda uma casa em qualquer direção; o peão, uma casa para cima, para baixo ou para os lados. A torre anda a direito quanto quiseres, o bispo na diagonal, a rainha das duas maneiras. Nunca se captura nada.',
    tasks: {
      'rook-passes': {
        caption:
          'A torre, o bispo e a rainha passam por cima das peças do seu lado, nunca das inimigas. Move a tua torre para baixo, por cima do teu rei, até ficar mesmo ao lado do rei preto.',
        after:
          'Passou por cima do teu rei. E pode mover-se para onde não a podias ter colocado: mesmo ao lado do rei inimigo.',
        wrong: {
          'tell-move-rook':
            'É um movimento de torre, mas não fica mesmo ao lado do rei preto. Desce com ela até logo abaixo do teu rei.',
          'tell-castle':
            'Isso foi o roque: o rei e a torre trocaram de casa. Vais aprendê-lo em breve. Desta vez move só a torre.',
          other: 'Move a torre para baixo, até logo abaixo do teu rei.',
        },
      },
      'knight-jumps': {
        caption:
          'Um cavalo salta duas casas num sentido e uma para o lado, por cima de tudo. Salta por cima do teu rei, para a casa mesmo por cima ou mesmo por baixo do rei preto.',
        after: 'Duas casas para a esquerda e uma para cima ou para baixo. As outras peças nunca lhe cortam o caminho.',
        wrong: {
          'tell-move-king': 'Esse era o rei. Salta com o cavalo.',
          other: 'Essa era uma peça da reserva. Salta com o cavalo que está na mesa.',
        },
      },
      'one-group': {
        caption:
          'Depois de cada jogada, as peças têm de formar um só grupo, unidas por lados ou cantos. Fecha o lado de cima do rei preto: a torre e o cavalo chegam lá, mas um tem de ficar, para não partir o grupo. Move o outro.',
        after: 'Sem o cavalo, a torre preta do canto ficava separada.',
        wrong: {
          'tell-move-rook': 'A torre é a peça certa, mas o lado de cima do rei preto continua aberto.',
          other: 'O lado de cima do rei preto continua aberto. A tua torre pode deslizar para lá pela sua linha.',
        },
      },
    },
  },
  limits: {
    title: 'Os limites',
    body: 'As peças nunca ocupam mais de quatro colunas e quatro linhas. Quando chegam a quatro colunas, aparecem barras: são limites, e fecham a esquerda e a direita como as peças. Com quatro linhas acontece o mesmo em cima e em baixo.',
    tasks: {
      'fourth-column': {
        caption:
          'O rei preto só tem um lado aberto, o esquerdo, mas aí não se pode colocar nada. Coloca antes uma peça no extremo direito, de modo que as peças ocupem quatro colunas.',
        after:
          'Quatro colunas: a barra da esquerda fechou o último lado do rei. Conta sempre as colunas e as linhas à volta de um rei.',
        wrong: {
          'tell-place-queen':
            'O lado esquerdo do rei preto continua aberto. Coloca a rainha numa nova coluna à direita, para lá da tua torre.',
          'tell-place-knight':
            'O lado esquerdo do rei preto continua aberto. Coloca o cavalo numa nova coluna à direita, para lá da tua torre.',
          'tell-remove-own-pawn':
            'O teu bispo removeu o peão que fechava o lado de baixo do rei preto. Coloca antes a rainha ou o cavalo.',
          'tell-remove-knight':
            'O teu bispo removeu o cavalo que fechava o lado de cima do rei preto. Coloca antes a rainha ou o cavalo.',
          other:
            'O lado esquerdo do rei preto continua aberto. Coloca a rainha ou o cavalo numa nova coluna à direita, para lá da tua torre.',
        },
      },
      float: {
        caption:
          'As peças ocupam quatro linhas, por isso há barras em cima e em baixo. Mas a tua rainha está sozinha na linha de cima. Move-a para baixo, para lá da barra.',
        after:
          'A peça que se move não conta para os seus próprios limites: sem a rainha, as outras só ocupam três linhas, e havia lugar por baixo. Depois a formação inteira desliza de volta para o meio da mesa.',
        wrong: {
          'tell-move-queen':
            'É um movimento de rainha, mas não passa a barra de baixo. Desce com ela a direito, até uma linha abaixo da última peça.',
          other: 'Move a rainha a direito para baixo, até uma linha abaixo da última peça.',
        },
      },
    },
  },
  'special-turns': {
    title: 'Três jogadas especiais',
    body: 'Há três jogadas que fazem mais do que as outras: colocar o peão, colocar o bispo e o roque. Experimenta cada uma.',
    tasks: {
      'pawn-steps-on': {
        caption:
          'Um peão que colocas pode dar um passo na mesma jogada. O lado de baixo do rei preto está aberto, mas aí não se pode colocar nada: coloca o peão por baixo do teu rei e dá o passo até lá.',
        after:
          'Colocá-lo lá era proibido, mas o passo é um movimento como os outros. Cuidado com os peões que esperam na reserva.',
        wrong: {
          'tell-place-pawn':
            'Deixaste o peão onde o colocaste. Na mesma jogada pode dar um passo: para debaixo do rei preto.',
          'tell-pawn-on':
            'O peão deu um passo, mas não para debaixo do rei preto. Coloca-o mesmo por baixo do teu rei e move-o para a esquerda.',
          other: 'Coloca o peão por baixo do teu rei e, na mesma jogada, move-o para debaixo do rei preto.',
        },
      },
      'make-room': {
        caption:
          'Quando colocas o bispo, tens de devolver outra peça, de qualquer dos lados, à reserva do seu dono, mas nunca um rei. A rainha preta quer ir para o único lado aberto do teu rei, o de baixo. Remove uma peça ao lado do teu rei, e não feches tu outro lado.',
        after:
          'Agora há dois lados abertos, e na próxima jogada as pretas só podem fechar um. A torre ou o cavalo voltou à reserva das pretas. O que fica tem de ser um só grupo. Se só puderem sair peças tuas, tem de sair uma delas.',
        wrong: {
          'tell-remove-queen':
            'A rainha saiu, mas o teu rei não tem mais espaço do que antes: um peão preto pode ser colocado e dar um passo para debaixo dele. Remove uma peça ao lado do teu rei.',
          'tell-remove-rook':
            'Removeste a peça certa, mas agora está o teu bispo por baixo do teu rei, e as tuas peças também lhe fecham os lados. Coloca-o num canto do rei.',
          'tell-move-king': 'Um rei também pode fugir, mas desta vez treina com o bispo: coloca-o e remove uma peça.',
          other:
            'O teu rei continua com um só lado aberto, ou nenhum, e as tuas peças também lhe fecham os lados. Coloca o bispo e remove uma peça ao lado do rei.',
        },
      },
      swap: {
        caption:
          'Uma vez por partida, o teu rei pode trocar de casa com a tua torre, se ela estiver em jogo: é o roque. O teu rei, na margem direita, só tem aberto o lado de cima, e a torre preta quer ir para lá. Escolhe o rei e depois a torre.',
        after: 'Trocaram de casa, estivessem onde estivessem, e o teu rei está longe do perigo.',
        wrong: {
          'tell-move-king':
            'Vá o teu rei para onde for, as pretas cercam-no, ou fica logo cercado. Troca-o com a torre.',
          'tell-move-rook': 'Agora a torre preta vai para cima do teu rei e cerca-o. Troca a tua torre com o teu rei.',
          other:
            'Isso não salva o teu rei: as pretas cercam-no a seguir, ou foi uma peça tua que lhe fechou o último lado. Troca o rei com a torre.',
        },
      },
    },
  },
  queens: {
    title: 'As rainhas podem perder-se',
    body: 'Uma rainha com os quatro lados fechados também está cercada. Depois da jogada sai do jogo para sempre. Se as duas estiverem cercadas, sai primeiro a branca, e isso pode libertar a preta. Só então contam os reis.',
    tasks: {
      'queen-leaves': {
        caption:
          'A rainha preta está na margem direita e só tem aberto o lado de baixo. Coloca lá uma peça: podes, porque só ao lado do rei inimigo é proibido.',
        after:
          'O teu rei, um cavalo preto, a barra e a tua peça cercaram-na, e ela saiu. Repara também nos lados da tua rainha.',
        wrong: {
          'tell-move-king':
            'O teu rei fechava o lado esquerdo da rainha. Deixa-o onde está e coloca uma peça por baixo dela.',
          'tell-move-bishop': 'O lado de baixo da rainha continua aberto. Coloca lá uma peça da reserva.',
          'tell-pawn-on': 'O peão moveu-se, mas agora não está por baixo da rainha.',
          other: 'O lado de baixo da rainha continua aberto. Coloca lá a peça.',
        },
      },
    },
  },
  end: {
    title: 'Como acaba uma partida',
    body: 'Um rei cercado perde, mesmo que seja numa jogada do seu próprio lado; se os dois reis ficam cercados ao mesmo tempo, é empate. Cem jogadas sem colocações, contando as dos dois lados, ou a mesma formação pela terceira vez, esteja onde estiver, também dão empate. Se não puderes fazer nada, passas, mas isso é raro.',
    tasks: {
      'only-theirs': {
        caption:
          'Os dois reis só têm aberto o lado de cima. Cerca o rei preto, mas não o teu. Atenção aos limites: uma quarta linha por baixo fecharia o lado de cima dos dois.',
        after:
          'O rei preto está cercado e o teu não, por isso ganhas. Antes de cada jogada, olha também para o teu rei.',
        wrong: {
          'tell-place-queen':
            'Isso não ganha. Numa nova linha por baixo, a rainha cerca os dois reis; por cima do teu, só o teu; noutro sítio, nenhum.',
          'tell-place-pawn':
            'Isso não ganha. Numa nova linha por baixo, o peão cerca os dois reis; por cima do teu, só o teu; noutro sítio, nenhum.',
          'tell-pawn-on':
            'Isso fecha de mais ou de menos. Procura uma peça que possa saltar para cima do rei preto e deixar espaço ao teu.',
          other:
            'O lado de cima do rei preto continua aberto. O teu cavalo pode saltar para lá e deixa espaço ao teu rei.',
        },
      },
      hundredth: {
        caption: 'Já passaram 99 jogadas sem colocações. Continua a partida, sem empatar.',
        after: 'Colocaste uma peça, e a contagem recomeça.',
        wrong: {
          'tell-move-king': 'Essa foi a centésima jogada sem colocações: empate. Coloca antes uma peça.',
          'tell-move-knight': 'Essa foi a centésima jogada sem colocações: empate. Coloca antes uma peça.',
          other: 'Coloca uma peça da tua reserva.',
        },
      },
    },
  },
  puzzle: {
    title: 'O teu primeiro problema',
    body: 'Agora já sabes as regras todas. Num problema há uma jogada melhor do que todas as outras. Repara nos lados do rei preto, nas colunas e nas linhas.',
    tasks: {
      'two-open-sides': {
        caption: 'O rei preto, no canto, tem dois lados abertos, o esquerdo e o de cima. Cerca-o com uma só jogada.',
        after:
          'O teu cavalo fez ao mesmo tempo uma quarta coluna e uma quarta linha, e dois limites fecharam os dois últimos lados. Já sabes jogar Echek.',
        wrong: {
          'tell-move-knight':
            'O cavalo é a peça certa, mas o rei ainda tem um lado aberto. Tem de fazer ao mesmo tempo uma quarta coluna e uma quarta linha.',
          'tell-place-queen':
            'Isso fecha no máximo um lado. Precisas de uma quarta coluna e de uma quarta linha, numa só jogada.',
          'tell-place-rook':
            'Isso fecha no máximo um lado. Precisas de uma quarta coluna e de uma quarta linha, numa só jogada.',
          other: 'O rei ainda tem um lado aberto. Precisas de uma quarta coluna e de uma quarta linha, numa só jogada.',
        },
      },
    },
  },
};
