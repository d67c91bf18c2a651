import type { texts as english } from './en.ts';

export const texts: typeof english = {
  goal: {
    title: 'O objetivo',
    inShort: 'Captura todas as peças do adversário: saltas por cima de uma e tiras mais outra.',
    body: 'O Choko é uma batalha com paus na areia. Cada lado tem doze paus, a que chamamos peças. Quem fica sem peças perde. Jogas com as brancas. A peça pequena com um número, ao lado do tabuleiro, conta as que cada lado já perdeu: às pretas só resta uma.',
    tasks: {
      'last-man': {
        caption:
          'Salta por cima da peça preta. Escolhe primeiro a tua peça e depois o buraco vazio do outro lado da preta.',
        after: 'Saltaste por cima dela, por isso capturaste-a. As pretas já não têm peças: ganhas.',
        wrong: {
          'tell-step': 'Moveste a peça para o buraco ao lado, e isso não captura nada. Salta por cima da peça preta.',
          other: 'Salta por cima da peça preta, para o buraco vazio logo atrás dela.',
        },
      },
    },
  },
  moves: {
    title: 'Colocar e mover',
    body: 'O tabuleiro começa vazio, e começam as brancas. Na tua vez fazes uma só coisa: colocas uma peça da mão, ao lado do tabuleiro, em qualquer buraco vazio, ou moves uma peça que já está no tabuleiro.',
    tasks: {
      corner: {
        caption: 'Coloca a tua primeira peça onde nunca possa ser capturada: num canto.',
        after:
          'Ninguém pode saltar por cima de uma peça que está num canto, porque não há buraco atrás dela. Podes colocar peças em qualquer sítio, mas os cantos são os buracos mais seguros.',
        wrong: {
          'tell-drop':
            'Podes colocá-la aí, mas um dia as pretas podem saltar por cima dela. Escolhe um dos quatro cantos.',
          other: 'Coloca uma peça num dos quatro cantos.',
        },
      },
      beside: {
        caption:
          'Uma peça move-se um buraco para cima, para baixo ou para um dos lados. Move a tua de modo que fique encostada à preta.',
        after: 'Na diagonal não se anda: por isso, antes de a moveres, a tua peça ainda não estava encostada à preta.',
        wrong: {
          'tell-step':
            'Moveste a peça, mas não ficou encostada à preta. Tem de ficar por cima, por baixo ou a um dos lados dela.',
          'tell-drop': 'Colocaste uma peça da mão. Desta vez, move a que está no tabuleiro.',
          other: 'Move a tua peça para um buraco encostado à peça preta.',
        },
      },
    },
  },
  capture: {
    title: 'Capturar',
    body: 'Salta a direito por cima de uma peça preta encostada à tua, para o buraco vazio logo atrás dela. Essa peça sai, e ainda removes outra peça preta de qualquer sítio do tabuleiro, se houver. Só saltas uma vez por jogada, nunca tens de saltar, e as peças na mão estão a salvo.',
    tasks: {
      jump: {
        caption:
          'Três das tuas peças têm uma peça preta ao lado, mas só uma pode saltar. Descobre qual e captura duas peças.',
        after:
          'As outras não podiam saltar: atrás de uma das peças pretas estava outra, e atrás da outra acabava o tabuleiro.',
        wrong: {
          'tell-step': 'Mover uma peça não captura nada. Procura uma peça preta com um buraco vazio logo atrás.',
          'tell-drop': 'Colocar uma peça não captura nada. Uma das tuas peças no tabuleiro pode saltar.',
          other: 'Salta por cima de uma peça preta que tenha um buraco vazio logo atrás.',
        },
      },
      second: {
        caption:
          'Salta e depois escolhe bem a segunda peça: no fim, nenhuma peça preta deve poder saltar por cima da tua.',
        after:
          'A tua peça ficou encostada a essa peça preta, que ia saltar por cima dela. Removeste-a e estás a salvo.',
        wrong: {
          'tell-capture-two':
            'O salto está certo, mas removeste uma peça que está longe. A que ficou encostada à tua pode agora saltar por cima dela.',
          'tell-step':
            'Podes deixar uma captura para depois, mas esta ganha duas peças. Salta por cima da peça encostada à tua.',
          'tell-drop': 'Podes colocar uma peça em vez de capturar, mas aqui um salto ganha duas peças.',
          other: 'Salta por cima da peça encostada à tua e remove a que te pode fazer mal.',
        },
      },
      danger: {
        caption:
          'Agora são as pretas que querem saltar por cima da tua peça na coluna b. Move-a para o único buraco onde nenhuma peça preta a pode capturar.',
        after:
          'Na margem, só te podem capturar ao longo dela, e não há lá nenhuma peça preta. As margens são mais seguras do que o meio.',
        wrong: {
          'tell-step':
            'Agora as pretas podem capturar a peça que estava em perigo. Vê onde ela teria uma peça preta encostada e um buraco vazio do outro lado.',
          other: 'Move a peça em perigo para onde nenhuma peça preta possa saltar por cima dela.',
        },
      },
    },
  },
  initiative: {
    title: 'A iniciativa',
    body: 'A ficha está mais perto de quem tem a iniciativa; começa nas brancas. Enquanto o adversário a tiver e tu tiveres peças na mão, só podes colocar peças. Se a tens e colocas uma peça, mantém-la; se moves ou capturas, ninguém fica com ela.',
    tasks: {
      take: {
        caption:
          'Neste momento ninguém tem a iniciativa, e fica com ela quem colocar a peça seguinte. Fica tu com ela.',
        after:
          'Colocaste uma peça e ficaste com a iniciativa. As pretas ainda têm peças na mão, por isso têm de colocar uma.',
        wrong: {
          'tell-step':
            'Mover uma peça nunca dá a iniciativa. A seguir, as pretas colocam uma peça e ficam com a iniciativa, e és tu quem tem de colocar peças.',
          other: 'Só fica com a iniciativa quem coloca uma peça.',
        },
      },
      keep: {
        caption:
          'Tens a iniciativa. As pretas gostavam de saltar por cima da tua peça na linha do meio, e tu não podes saltar. Joga de modo que as pretas tenham de colocar uma peça a seguir. Há muitas jogadas que servem.',
        after:
          'Colocaste uma peça e mantiveste a iniciativa. As pretas também têm de colocar uma e não podem saltar, por muito que queiram.',
        wrong: {
          'tell-step':
            'Ao mover, perdes a iniciativa. Agora as pretas podem saltar, ou colocar uma peça e ficar com ela. Mantém-na: coloca uma peça.',
          other: 'Mantém a iniciativa: coloca uma peça.',
        },
      },
      theirs: {
        caption:
          'As pretas têm a iniciativa, por isso não podes saltar: só podes colocar peças. As pretas querem saltar, para baixo, por cima da tua peça do meio. Coloca uma peça que o impeça.',
        after: 'O buraco atrás da tua peça está ocupado: o salto não tem onde acabar. Colocar uma peça também defende.',
        wrong: {
          'tell-drop':
            'Tinhas de colocar uma peça, mas as pretas ainda podem abdicar da iniciativa e saltar por cima da tua peça do meio. Ocupa o buraco onde esse salto acabaria.',
          other: 'Coloca uma peça no buraco onde a peça preta iria parar.',
        },
      },
    },
  },
  forced: {
    title: 'Quando não há escolha',
    body: 'Se tens peças na mão, mas nenhuma no tabuleiro, ou nenhuma que se possa mover, tens de colocar uma. Se a mão está vazia e nenhuma das tuas peças se pode mover, passas, e o adversário joga outra vez. Ficar preso não é perder.',
    tasks: {
      stuck: {
        caption:
          'A tua peça no canto não se pode mover nem saltar, por isso tens de colocar uma. Coloca-a onde possa depois saltar por cima da peça preta que está sozinha.',
        after:
          'Está encostada a ela, e o buraco do outro lado está vazio. Agora as pretas têm de colocar uma peça, e convém-lhes que seja aí.',
        wrong: {
          'tell-drop':
            'Tinhas de colocar uma peça, mas daí não podes saltar por cima de nada. Coloca-a encostada à peça preta que está sozinha.',
          other: 'Coloca uma peça encostada à peça preta que está sozinha.',
        },
      },
      'shut-in': {
        caption: 'Já ninguém tem peças na mão. Move uma peça de modo que a última preta não se possa mover nem saltar.',
        after: 'A peça preta está presa, e as pretas têm de passar. Não perderam, mas é outra vez a tua vez.',
        wrong: {
          'tell-step':
            'A peça preta ainda se pode mover, ou saltar por cima de uma das tuas com um buraco vazio atrás. Ocupa o último buraco vazio atrás das duas peças encostadas a ela.',
          other: 'Move uma peça para o último buraco onde um salto das pretas poderia acabar.',
        },
      },
    },
  },
  'last-drop': {
    title: 'A última peça de todas',
    body: 'Quando a última das 24 peças é colocada, já ninguém tem a iniciativa, e é a vez das pretas. É assim mesmo que tenham sido as pretas a colocá-la: nesse caso jogam duas vezes seguidas. A partir daí, as peças só se movem e saltam.',
    tasks: {
      'last-of-all': {
        caption:
          'Desta vez jogas com as pretas e tens na mão a última peça de todas. Coloca-a de modo a poderes saltar logo a seguir por cima de uma peça branca.',
        after: 'É outra vez a tua vez, e a peça que colocaste pode saltar. As brancas nem tiveram tempo de o impedir.',
        wrong: {
          'tell-drop':
            'Agora jogas outra vez, mas não podes saltar por cima de nada. Coloca-a encostada a uma peça branca com um buraco vazio do outro lado; nos cantos não se captura.',
          other: 'Coloca a peça encostada a uma branca com um buraco vazio do outro lado.',
        },
      },
    },
  },
  end: {
    title: 'Como acaba uma partida',
    body: 'Perde quem fica sem peças no tabuleiro e na mão. Há empate ao fim de cem jogadas seguidas, contando as dos dois lados, sem colocações nem capturas, ou quando a mesma posição aparece pela terceira vez.',
    tasks: {
      hundredth: {
        caption: 'Já passaram 99 jogadas sem colocações nem capturas. Não deixes que empate: ganha agora.',
        after: 'Um só salto tirou as duas últimas peças: a que saltaste e a que removeste. Ganhas mesmo a tempo.',
        wrong: {
          'tell-step':
            'Essa foi a centésima jogada sem colocações nem capturas, por isso é empate. Podes antes capturar.',
          other: 'Captura as duas últimas peças pretas com um só salto.',
        },
      },
    },
  },
  puzzle: {
    title: 'O teu primeiro problema',
    body: 'Agora já sabes as regras todas. Num problema há uma jogada melhor do que as outras, e tu vais à procura dela. Pensa no que as pretas podem fazer a seguir.',
    tasks: {
      between: {
        caption:
          'Às pretas restam duas peças. Move uma das tuas de modo a ganhares com o salto seguinte, façam as pretas o que fizerem.',
        after:
          'Nenhuma delas pode saltar por cima da tua peça, porque logo atrás está a outra. Mesmo assim as pretas têm de mover uma, e então saltas por cima da outra e tiras as duas. Já sabes jogar Choko.',
        wrong: {
          'tell-step':
            'Depois disso as pretas podem fugir, ou até saltar por cima de ti. Procura o buraco onde a tua peça toca nas duas pretas e nenhuma pode saltar.',
          other: 'Move a tua peça para o buraco que toca nas duas peças pretas.',
        },
      },
    },
  },
};
