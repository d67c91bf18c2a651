import type { texts as english } from './en.ts';

export const texts: typeof english = {
  goal: {
    title: 'Deixa-lhe só uma peça',
    inShort: 'Captura peças do adversário até só lhe restar uma.',
    body: 'Quem ficar só com uma peça perde. Uma peça captura outra quando chega à casa dela. És o jogador um: A a F são tuas, 1 a 6 são do adversário.',
    tasks: {
      'last-but-one': {
        caption:
          'O jogador dois só tem duas peças. Move A para cima, para c5, e captura 1. A jogada acaba com dois pinos: toca numa peça tua e depois num furo vazio, duas vezes.',
        after: 'O jogador dois ficou com uma só peça, por isso ganhaste. Já a seguir vês para que servem os pinos.',
        wrong: {
          other:
            'Essa jogada não captura nada, e o jogador dois continua com duas peças. Escolhe A e depois a casa de 1, mesmo acima.',
        },
      },
    },
  },
  pins: {
    title: 'Os pinos mostram o caminho',
    body: 'Uma peça é um pequeno mapa, com ela própria no meio. Cada pino marca uma casa a que pode ir, e ela salta por cima de tudo. Sem pino não vai a lado nenhum.',
    tasks: {
      'four-pins': {
        caption: 'A tem quatro pinos. Move-a para d5 e depois coloca dois pinos quaisquer.',
        after:
          'Era o pino que está dois furos acima do meio e um à direita: duas linhas para cima, uma coluna para a direita.',
        wrong: {
          other:
            'Esse pino leva a outro sítio. A partir do meio do mapa de A, d5 fica duas linhas acima e uma coluna à direita.',
        },
      },
      over: {
        caption: 'B está mesmo à frente de A. Passa-lhe por cima: move A para b3 e depois coloca dois pinos quaisquer.',
        after: 'O pino dois furos acima do meio leva duas linhas para cima, haja o que houver pelo caminho.',
        wrong: {
          'tell-take-own-two':
            'Esse pino só leva uma linha para cima, até B, e assim A capturou uma peça tua. Usa o pino que está dois furos acima do meio.',
          other: 'Desta vez move A: o pino de cima leva por cima de B.',
        },
      },
      'not-turned': {
        caption:
          'Os mapas nunca rodam: os pinos de 2 leem-se como os teus. Move A para onde 2 não a possa capturar e coloca dois pinos.',
        after:
          'Os pinos de 2 levam a d3 e a c2, mas não a e2. A linha de furos de cima são duas linhas para cima, para ambos os jogadores.',
        wrong: {
          other:
            '2 tem um pino duas linhas abaixo do meio e uma coluna à esquerda. A partir de d4 é c2, por isso A tem de ir para a outra casa.',
        },
      },
    },
  },
  turn: {
    title: 'Um movimento, dois pinos',
    body: 'Na tua vez moves uma peça e depois colocas dois pinos em furos vazios das tuas peças, de uma ou de duas. Um pino novo funciona a partir da tua próxima jogada e nunca sai.',
    tasks: {
      spread: {
        caption: 'Move B. Depois coloca um pino em A e um em B.',
        after: 'Ambas aprenderam alguma coisa. A peça que recebe pinos não tem de ser a que moveste.',
        wrong: {
          other: 'Essa jogada é permitida, mas o que se pedia era: mover B, e depois um pino em A e um em B.',
        },
      },
      'take-aim': {
        caption: 'Move A para c3. Depois dá a A um pino que leve a 2, para a poderes capturar na tua próxima jogada.',
        after:
          'A partir de c3, a peça 2 fica duas linhas acima e uma coluna à direita. O jogador dois tem agora uma jogada para a salvar.',
        wrong: {
          other: 'Assim, A não ameaça 2. Move A para c3 e coloca um pino dois furos acima do meio de A e um à direita.',
        },
      },
    },
  },
  capture: {
    title: 'Capturar peças',
    body: 'O que estiver na casa a que chegas sai do jogo para sempre, com os seus pinos. Também as tuas próprias peças, por isso olha duas vezes. Nunca és obrigado a capturar.',
    tasks: {
      'not-your-own': {
        caption: 'Captura uma peça inimiga. Depois coloca dois pinos quaisquer.',
        after: 'A peça 1 saiu do jogo, e a tua peça B continua lá.',
        wrong: {
          'tell-take-own-two': 'Essa era a tua própria peça B, que agora está fora do jogo. A peça 1 está em b5.',
          other: 'Essa jogada não captura nada. Um dos pinos de A leva à peça 1, em b5.',
        },
      },
      'in-safety': {
        caption:
          'A pode capturar 1 ou 2. Captura a que deixa A a salvo dos pinos inimigos e coloca dois pinos quaisquer.',
        after:
          'Nenhum pino inimigo leva a b5. Antes de ires para uma casa, vê sempre até onde chegam os pinos do adversário.',
        wrong: {
          'tell-take-two':
            'Capturaste 2, mas um pino de 3 leva duas linhas para baixo, até d4: capturava A. Captura a outra peça.',
          other: 'Isso não captura nada. Os pinos de A levam a duas peças inimigas.',
        },
      },
    },
  },
  missing: {
    title: 'Quando falta alguma coisa',
    body: 'Se nenhuma das tuas peças se puder mover, colocas só os dois pinos. Se tiveres menos de dois furos vazios, preenches os que tiveres. Assim ninguém passa.',
    tasks: {
      'way-back': {
        caption:
          'Todos os teus pinos levam para fora do tabuleiro. Coloca dois, um deles em A, que leve uma linha para baixo.',
        after: 'Sem poderes mover, a jogada foram só dois pinos. Da próxima vez, A já pode descer para a5.',
        wrong: {
          other:
            'A ainda não tem nenhum pino que leve uma linha para baixo. Esse pino vai para o furo logo abaixo do meio de A.',
        },
      },
      'last-hole': {
        caption: 'Só tens um furo vazio, em A. Captura 1, em b4, com A e coloca o teu último pino.',
        after:
          'Só havia lugar para um pino. Só há empate com todos os furos preenchidos: após cem jogadas sem capturas, ou quando uma posição aparece pela terceira vez.',
        wrong: {
          other: 'A jogada é permitida, mas 1 continua lá. A tem um pino que leva duas linhas para cima, até b4.',
        },
      },
    },
  },
  'two-left': {
    title: 'As tuas duas últimas peças',
    body: 'Só com uma peça no fim de uma jogada, perdes, mesmo que tenhas sido tu a capturar a outra. Quando só tens duas, todos os pinos inimigos contam.',
    tasks: {
      'keep-both': {
        caption: 'Só tens duas peças, e A pode ir para duas casas. Não percas. Depois coloca dois pinos quaisquer.',
        after: 'A e B continuam ambas em jogo. A outra casa era a da tua peça B.',
        wrong: {
          'tell-take-own-two':
            'A capturou a tua própria peça B. Ficaste com uma só peça e perdeste: escolhe a outra casa.',
          other: 'Move A para a casa onde não está ninguém.',
        },
      },
      'be-first': {
        caption: 'Ambos têm duas peças, e 1 ameaça a tua peça A. Ganha antes do jogador dois.',
        after:
          'O jogador dois ficou com uma só peça e perdeu. Com duas peças para cada lado, ganha a primeira captura.',
        wrong: {
          other: 'Isso não captura nada, e agora joga o jogador dois. Um dos pinos de B leva a 1, em d4.',
        },
      },
    },
  },
  full: {
    title: 'Uma peça completa',
    body: 'Há outra maneira de ganhar. Quando ambos têm exatamente duas peças, ganha quem tiver uma com os 24 furos preenchidos. Se ambos tiverem uma peça completa, ganha quem acabou de jogar.',
    tasks: {
      'two-holes': {
        caption: 'Ambos têm duas peças, e A tem dois furos vazios. Move uma das tuas e depois preenche A.',
        after: 'Os 24 furos de A estão preenchidos: ganhaste.',
        wrong: {
          other: 'A ainda tem um furo vazio. Os dois pinos têm de ir para A, em dois cantos opostos.',
        },
      },
      'down-to-two': {
        caption: 'A está completa, mas o jogador dois tem três peças. Faz com que sejam duas, e ganha.',
        after: 'Duas peças para cada lado, e A está completa: ganhaste.',
        wrong: {
          'tell-take-own-none': 'Essa era a tua peça B: só com uma peça perdeste, esteja completa ou não.',
          other: 'O jogador dois ainda tem três peças, por isso a peça completa ainda não conta. Captura 1 em c4.',
        },
      },
      'at-any-time': {
        caption:
          'Agora outra variante, «Uma peça completa ganha sempre»: não importa quantas peças restam. A tem um furo vazio. Move uma peça e preenche-o.',
        after: 'Há três peças para cada lado e ganhaste na mesma: nesta variante não importa quantas peças restam.',
        wrong: {
          other: 'A ainda não está completa. Um dos teus dois pinos tem de ir para o último furo, em cima, à direita.',
        },
      },
    },
  },
  puzzle: {
    title: 'O teu primeiro problema',
    body: 'Antes de cada jogada, faz duas perguntas: até onde chegam os meus pinos, e os do adversário? Tens duas peças. Se perderes uma, a partida acaba.',
    tasks: {
      fork: {
        caption: 'A peça 2 ameaça A e B. Descobre o único movimento que não perde e coloca dois pinos quaisquer.',
        after:
          'Fugir só salvava uma das duas. Capturaste a peça que atacava, e nenhum outro pino inimigo chega a A ou a B. Já podes jogar uma partida.',
        wrong: {
          'tell-take-two':
            'É uma captura, mas 2 continua lá e captura B na próxima jogada. Ficas com uma só peça. Captura a peça que te ameaça.',
          'tell-step-two': 'Só uma das tuas peças se moveu, e 2 captura a outra. Haverá maneira de te livrares de 2?',
          other: 'Depois disso, 2 captura uma das tuas peças. Vê os pinos de B.',
        },
      },
    },
  },
};
