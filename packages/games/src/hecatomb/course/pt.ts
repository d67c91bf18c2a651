import type { texts as english } from './en.ts';

export const texts: typeof english = {
  goal: {
    title: 'O objetivo',
    inShort: 'Captura o rei inimigo antes de acabarem as dez jogadas.',
    body: 'O Hecatomb é um xadrez só com rainhas: cada lado tem 31, e um rei. Se capturas o rei inimigo, ganhas logo. As rainhas não valem pontos; os números ao lado do tabuleiro são as que já foram capturadas. Aqui jogas com as brancas.',
    tasks: {
      'first-win': {
        caption: 'Uma das tuas rainhas tem o caminho livre até ao rei preto. Captura o rei.',
        after: 'É só isto que é preciso para ganhar: capturado o rei, a partida acaba.',
        wrong: {
          'tell-queen-takes-queen':
            'Capturar uma rainha sabe bem, mas não ganha nada. A tua outra rainha pode capturar o rei.',
          'tell-queen-moves':
            'Podes ir para aí, mas o rei preto continua no tabuleiro. Uma das tuas rainhas pode capturá-lo.',
          'tell-king-moves': 'Aqui o teu rei não corre perigo. Usa uma rainha para capturar o rei preto.',
          other: 'Captura o rei preto com uma rainha.',
        },
      },
    },
  },
  moves: {
    title: 'Como se movem as peças',
    body: 'Uma rainha anda a direito quantas casas quiseres, numa linha, numa coluna ou numa diagonal, mas nunca por cima de outra peça. Um rei anda uma casa em qualquer direção. Se houver uma peça inimiga na casa aonde chegas, é capturada.',
    tasks: {
      straight: {
        caption: 'Há três rainhas pretas, mas a tua só pode capturar uma. Descobre qual.',
        after:
          'Estava numa das diagonais da tua rainha, com as casas do meio vazias. As outras não estão em linha reta com ela.',
        wrong: {
          'tell-queen-moves':
            'Ela pode ir para aí, mas a casa está vazia. Segue as linhas, as colunas e as diagonais dela até encontrares uma rainha preta.',
          'tell-king-moves': 'Esse era o teu rei. Captura uma rainha preta com a tua rainha.',
          other: 'Captura a rainha preta que está em linha reta com a tua.',
        },
      },
      'with-the-king': {
        caption:
          'Há uma rainha preta mesmo ao lado do teu rei, e quer capturá-lo. A tua rainha não pode ajudar, mas o teu rei pode.',
        after: 'Um rei também captura, nas oito casas à sua volta.',
        wrong: {
          'tell-king-moves':
            'A rainha preta também chega a essa casa e captura o teu rei. Captura-a tu: nada a protege.',
          'tell-queen-moves': 'Agora a rainha preta captura o teu rei, e perdes. Captura-a com o rei.',
          other: 'Captura a rainha preta com o teu rei.',
        },
      },
    },
  },
  'full-board': {
    title: 'Um tabuleiro cheio',
    body: 'A partida começa com peças nas 64 casas, por isso todas as primeiras jogadas capturam uma rainha. Tira-se à sorte quem começa, a não ser que combinem outra coisa. Com velas há sempre uma jogada possível, por isso nunca se passa.',
    tasks: {
      'open-the-middle': {
        caption: 'Faz a primeira jogada: captura a rainha preta em e5. Está na coluna dos dois reis.',
        after:
          'Três das tuas rainhas podiam capturá-la, e agora as pretas podem responder. Cada captura abre linhas, até que uma delas leva a um rei.',
        wrong: {
          'tell-queen-takes-queen':
            'Também é uma boa primeira jogada, mas desta vez captura a rainha em e5, entre os dois reis.',
          other: 'Captura a rainha preta em e5.',
        },
      },
    },
  },
  danger: {
    title: 'Reis em perigo',
    body: 'Aqui ninguém diz «xeque», e nada te impede de deixar o rei em perigo. Mas, se to capturarem, perdes. Por isso, pensa em cada jogada: posso capturar o rei? E, se não puder, podem capturar o meu?',
    tasks: {
      save: {
        caption:
          'Uma rainha preta aponta ao teu rei ao longo da coluna, e outra vigia as casas ao lado dele. Salva o teu rei.',
        after:
          'Capturaste a rainha que apontava ao teu rei. Outras vezes podes pôr uma rainha tua no meio, ou desviar o rei.',
        wrong: {
          'tell-king-moves':
            'Uma rainha preta também chega a essa casa. Estão todas vigiadas: captura a rainha que aponta ao teu rei.',
          'tell-queen-moves':
            'O jogo deixa-te fazer isso, mas a rainha do canto captura agora o teu rei. Captura-a tu.',
          other: 'Captura a rainha que aponta ao teu rei.',
        },
      },
      faster: {
        caption: 'O teu rei está outra vez em perigo, mas é a tua vez. O que é ainda melhor do que salvá-lo?',
        after: 'Chegaste primeiro. Antes de defenderes o teu rei, procura sempre o do adversário.',
        wrong: {
          'tell-king-moves':
            'Não precisas de fugir, e podias ganhar já: a tua rainha tem o caminho livre até ao rei preto.',
          'tell-queen-moves':
            'A tua rainha tem o caminho livre até ao rei preto. Captura-o antes que as pretas capturem o teu.',
          other: 'Captura o rei preto.',
        },
      },
    },
  },
  turns: {
    title: 'Dez jogadas',
    body: 'Uma partida dura dez jogadas, cinco de cada lado. As velas contam-nas: em cada jogada apaga-se uma. Se os dois reis ainda estiverem no tabuleiro depois da última, é empate, por mais rainhas que um lado tenha.',
    tasks: {
      'last-chance': {
        caption: 'Só resta uma vela, e é a tua. Não deixes que acabe empatado.',
        after: 'Ganhaste com a última jogada. As rainhas que podias ter capturado não valiam nada.',
        wrong: {
          'tell-queen-takes-queen':
            'Mais uma rainha, mas era a última jogada e os dois reis ainda lá estão: empate. Procura um caminho até ao rei.',
          'tell-queen-moves':
            'Era a última jogada e os dois reis ainda lá estão: empate. Uma das tuas rainhas pode capturar o rei.',
          'tell-king-moves':
            'Era a última jogada e os dois reis ainda lá estão: empate. Uma das tuas rainhas pode capturar o rei.',
          other: 'Captura o rei preto com a última jogada.',
        },
      },
      'hold-out': {
        caption:
          'Restam duas velas: a tua jogada e depois a das pretas. Não podes capturar o rei, e as pretas querem capturar o teu. Aguenta, e é empate.',
        after:
          'A tua rainha está no caminho, e as pretas só têm uma jogada. Já não chegam ao teu rei: salvaste o empate.',
        wrong: {
          'tell-queen-takes-queen':
            'Agora as rainhas não servem de nada: a outra captura o teu rei na última jogada das pretas. Fecha o caminho até ao teu rei.',
          'tell-queen-moves':
            'A última jogada das pretas captura o teu rei. Põe a tua rainha entre ele e a rainha que está na mesma coluna.',
          'tell-king-moves':
            'Uma rainha preta também chega a essa casa. Deixa-te ficar e fecha o caminho com a tua rainha.',
          other: 'Põe a tua rainha entre o teu rei e a rainha preta da mesma coluna.',
        },
      },
    },
  },
  'other-forms': {
    title: 'Duas outras formas',
    body: 'Há duas formas sem velas. Na forma sem limite também se captura o rei. Na forma com xeque, nenhuma jogada pode deixar o teu rei onde o possam capturar. Em ambas é empate ao fim de cem jogadas seguidas (dos dois lados) sem capturas, ou quando a mesma posição aparece pela terceira vez.',
    tasks: {
      checkmate: {
        caption:
          'Esta é a forma com xeque. Aqui ganhas com xeque-mate: ataca o rei preto de modo que nenhuma jogada o salve.',
        after:
          'A tua rainha ataca a linha toda, e o teu rei vigia as casas de baixo: xeque-mate. Se o rei não tivesse jogadas mas não estivesse atacado, era empate.',
        wrong: {
          'tell-queen-moves':
            'Não é xeque-mate. Se o rei está atacado, ainda pode fugir. Se não está atacado e não tem jogadas, é empate. Ataca-o ao longo da linha dele.',
          'tell-king-moves': 'O teu rei vigia as casas ao lado do rei preto. Deixa-o ficar e ataca com a rainha.',
          other: 'Ataca o rei preto com a rainha de modo que não tenha saída.',
        },
      },
    },
  },
  puzzle: {
    title: 'O teu primeiro problema',
    body: 'Agora já sabes tudo o que é preciso. Num problema só uma jogada ganha. É outra vez a forma com velas, e restam três: a tua jogada, a das pretas e outra tua.',
    tasks: {
      'close-by': {
        caption: 'Descobre a jogada depois da qual capturas o rei na tua última vez, façam as pretas o que fizerem.',
        after:
          'Se o rei capturar a tua rainha, a outra captura o rei. Se ele se desviar, uma das tuas ainda lhe chega. E a rainha preta não pode ajudar, porque tem o próprio rei no caminho.',
        wrong: {
          'tell-queen-moves':
            'Assim as pretas têm resposta: uma casa onde o rei está a salvo, ou uma rainha no meio. Vai mesmo para junto do rei, onde a outra rainha protege a tua, e não lhe deixes casa para fugir.',
          'tell-king-moves': 'O teu rei não corre perigo, e não tens jogadas a perder. Ataca com uma rainha.',
          other: 'Ataca o rei com uma rainha protegida pela outra.',
        },
      },
    },
  },
};
