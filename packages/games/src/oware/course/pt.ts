import type { texts as english } from './en.ts';

export const texts: typeof english = {
  goal: {
    title: 'Junta mais de metade',
    inShort: 'Semeia à volta do tabuleiro e junta no teu depósito mais de metade das 48 sementes.',
    body: 'Semeias à volta do tabuleiro e capturas sementes, que vão para o teu depósito. Há 48 sementes, por isso 25 são mais de metade: com 25 no teu depósito, ganhas. Jogas pelo sul: a fila de baixo, casas A a F, é a tua.',
    tasks: {
      'first-win': {
        caption: 'Tens 24 sementes no depósito. Semeia F: a semente junta-se à que está em a, e ficas com as duas.',
        after: 'Tens 26 sementes, mais de metade, e ganhas logo. O que resta no tabuleiro já não interessa.',
        wrong: {
          other:
            'As sementes de C ficam na tua fila e não capturam nada, por isso continuas com 24. Semeia F, mesmo ao lado da casa a.',
        },
      },
    },
  },
  sowing: {
    title: 'Semear à volta do tabuleiro',
    body: 'Escolhe uma das tuas casas. As sementes caem uma a uma nas casas seguintes, ao contrário dos ponteiros do relógio: pela tua fila, pela do norte e outra vez pela tua. Os depósitos não recebem. Pelas regras de torneio, usadas aqui, salta-se a casa esvaziada.',
    tasks: {
      count: {
        caption: 'Semeia de modo que a última semente caia em c. Conta antes de escolher.',
        after: 'De D até c são cinco casas: E, F, a, b, c. A casa D tinha mesmo cinco sementes.',
        wrong: {
          other:
            'A última semente caiu noutro sítio. Uma casa com cinco sementes acaba cinco casas mais à frente: conta para trás a partir de c.',
        },
      },
      skip: {
        caption: 'C tem doze sementes, que chegam para dar a volta inteira. Faz com que a última caia em D.',
        after:
          'Onze sementes deram a volta até B. A décima segunda saltou a casa C, vazia, e caiu em D. Uma casa tão cheia pode surpreender os dois jogadores.',
        wrong: {
          other:
            'Uma casa com poucas sementes não chega a D. Há uma que tem sementes que chegam para dar a volta até lá.',
        },
      },
    },
  },
  capture: {
    title: 'Capturar duas ou três',
    body: 'Olha para a casa onde cai a tua última semente. Se for do norte e ficar com duas ou três sementes, capturas essas sementes. Na tua própria fila nunca se captura nada.',
    tasks: {
      'take-three': {
        caption: 'Captura três sementes.',
        after:
          'A última semente deixou três em b, por isso são tuas. As quatro de a ficam lá: quatro já são demasiadas.',
        wrong: {
          'tell-sow':
            'Não capturaste nada: quatro sementes em a são demasiadas, e na tua própria fila duas estão a salvo. Acaba numa casa inimiga que fique com duas ou três.',
          other: 'Não são três sementes. Procura uma casa inimiga com duas e chega lá com a tua última semente.',
        },
      },
      'on-the-way': {
        caption: 'Captura duas sementes. Uma captura começa onde cai a última semente: olha para lá.',
        after: 'F tinha uma só semente, que era também a última, e deixou duas em a.',
        wrong: {
          'tell-sow': 'Não capturaste nada: uma captura tem de começar onde cai a última semente.',
          other: 'Não são essas as duas sementes. Vê onde cai a tua última semente.',
        },
      },
    },
  },
  backwards: {
    title: 'Capturar para trás',
    body: 'Depois de uma captura, olha para a casa imediatamente anterior. Se ainda for da fila do norte e também tiver duas ou três sementes, capturas essas também, e assim por diante, a recuar. A primeira casa com outro número faz-te parar.',
    tasks: {
      'three-pits': {
        caption: 'Captura oito sementes de três casas de uma só vez.',
        after: 'Três em d, duas em c, três em b: oito sementes. Em a havia cinco, e aí acabou.',
        wrong: {
          'tell-capture':
            'É uma captura, mas só de uma casa. Outra das tuas casas acaba em d, e atrás de d há mais para capturar.',
          other: 'Não capturaste nada. A última semente deve deixar duas ou três numa casa do norte.',
        },
      },
      stopped: {
        caption: 'Há duas casas que capturam. Escolhe a que captura mais.',
        after: 'Duas em b e três em a: cinco sementes. A casa E teria parado ao fim de uma.',
        wrong: {
          'tell-capture':
            'Capturaste três em d, mas c tinha quatro e fez-te parar, por isso b e a ficaram a salvo. Há outra casa que captura cinco.',
          other: 'Não capturaste nada. Acaba na fila do norte, onde a última semente deixe duas ou três.',
        },
      },
    },
  },
  'leave-some': {
    title: 'Deixa sementes ao adversário',
    body: 'Em torneios, uma jogada que levaria todas as sementes da fila do adversário não captura nada, mas podes fazê-la. E quando essa fila está vazia, tens de semear lá pelo menos uma semente, se puderes. Ninguém passa.',
    tasks: {
      'not-all': {
        caption: 'O norte tem duas sementes. Descobre uma jogada que capture mesmo alguma coisa.',
        after: 'Capturaste duas em a, e a semente de b fica para o norte poder jogar.',
        wrong: {
          'tell-slam':
            'F capturava todas as sementes do norte, e por isso não captura nenhuma. Deixa pelo menos uma e podes ficar com as outras.',
          'tell-sow': 'Isso não captura nada. Uma das tuas casas chega à casa a com a última semente.',
          other: 'Escolhe uma jogada que capture algumas sementes do norte, mas não todas.',
        },
      },
      'give-one': {
        caption: 'A fila do norte está vazia. Dá-lhe o mínimo de sementes que puderes.',
        after: 'Uma semente chega para o norte jogar, e ficas com as outras.',
        wrong: {
          other: 'Assim o norte também pode jogar, mas deste-lhe duas sementes e uma chegava. Escolhe a outra casa.',
        },
      },
    },
  },
  'simple-rules': {
    title: 'As regras simples',
    body: 'Até aqui jogaste pelas regras de torneio, que também valem nas partidas se não escolheres outras em «Preparar». Pelas regras simples não se salta nenhuma casa, podes capturar todas as sementes da outra fila, e passas quando a tua está vazia.',
    tasks: {
      'back-home': {
        caption: 'Outra vez as doze sementes em C, agora pelas regras simples. Faz com que a última caia em C.',
        after: 'C recebeu uma semente como as outras casas. Pelas regras de torneio, a última teria caído em D.',
        wrong: {
          other: 'A última semente tem de dar a volta inteira até C. Só uma casa tem sementes que cheguem.',
        },
      },
      'take-all': {
        caption: 'Pelas regras simples, captura todas as sementes do norte.',
        after:
          'As quatro são tuas. A fila do norte está agora vazia, por isso o norte passa até tu semeares na fila dele.',
        wrong: {
          'tell-capture': 'Assim o norte ainda fica com uma semente. Por estas regras podes capturar todas.',
          other: 'Isso não captura nada. F acaba em b, e logo atrás está a.',
        },
      },
    },
  },
  end: {
    title: 'Como acaba uma partida',
    body: 'Com 25 sementes ganhas; 24 para cada lado é empate. A partida também acaba ao fim de cem jogadas (dos dois lados) sem capturas, quando uma posição aparece pela terceira vez ou, em torneios, se não podes jogar: nenhuma casa tua chega à outra fila, vazia. Então cada lado junta a sua fila ao depósito, e ganha quem tiver mais.',
    tasks: {
      'more-than-half': {
        caption: 'Tens 22 sementes. Ganha com esta jogada.',
        after: 'Mais cinco sementes fazem 27. Mais de metade ganha logo.',
        wrong: {
          'tell-capture':
            'Agora tens 24, que são só metade: a partida continua. Há outra captura que vale mais do que duas.',
          other: 'Isso não captura nada, por isso ainda não ganhaste. Precisas de três sementes, pelo menos.',
        },
      },
      'keep-yours': {
        caption:
          'Passaram 99 jogadas sem capturas. Depois desta contam-se as sementes. Guarda as tuas na tua fila, e ganha.',
        after: 'Três sementes na tua fila e 22 no depósito: 25 a 23, e ganhas.',
        wrong: {
          other:
            'A tua semente passou para o norte e contou lá: 24 para cada lado, empate. Move uma semente que fique na tua fila.',
        },
      },
    },
  },
  puzzle: {
    title: 'O teu primeiro problema',
    body: 'Uma boa jogada ameaça muitas vezes duas coisas ao mesmo tempo: o adversário só joga uma vez e só pode evitar uma delas. Antes de semear, vê o que poderias capturar na jogada seguinte.',
    tasks: {
      'two-threats': {
        caption: 'Tens 21 sementes. Joga de modo a ganhar na tua próxima jogada, faça o norte o que fizer.',
        after:
          'Agora tens 23. A seguir, E captura em a ou F captura em c, e o norte não consegue salvar as duas. Já podes jogar uma partida.',
        wrong: {
          'tell-capture':
            'Capturaste as mesmas duas sementes, mas agora nenhuma das tuas casas ameaça nada. Captura-as com outra casa.',
          other: 'Isso não captura nada. Começa pelas duas sementes em b: qual de duas casas as deve capturar?',
        },
      },
    },
  },
};
