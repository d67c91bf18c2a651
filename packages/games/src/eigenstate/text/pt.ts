import type { GameTexts } from '../../contract/index.ts';
import type { EigenstateCode } from './en.ts';

export const texts: GameTexts<EigenstateCode> = {
  name: 'Eigenstate',
  summary: 'Seis peças que aprendem a mover-se: em cada jogada moves uma e ensinas dois passos novos às tuas peças.',
  history:
    'O Eigenstate é um jogo de Martin Grider, de 2016. As peças têm furos, e os pinos que lá colocas decidem para onde podem ir. O nome vem da física quântica: um estado próprio é um estado em que uma medição tem um só resultado certo.',
  likes: 'construir as peças enquanto jogas',
  sides: {
    1: { name: 'o jogador um', toMove: 'Joga o jogador um', wins: 'Ganha o jogador um' },
    2: { name: 'o jogador dois', toMove: 'Joga o jogador dois', wins: 'Ganha o jogador dois' },
  },
  variants: {
    standard: {
      name: 'Normal',
      summary: 'Uma peça completa só ganha quando ambos os jogadores têm duas peças.',
    },
    'full-piece-anytime': {
      name: 'Uma peça completa ganha sempre',
      summary: 'Uma peça com os 24 furos preenchidos ganha logo, sejam quantas forem as peças que restam.',
    },
  },
  starts: { standard: 'Primeiras linhas' },
  players: {
    easy: { name: 'fácil', summary: 'Vê um passo seu à frente.' },
    medium: { name: 'médio', summary: 'Vê dois passos seus à frente.' },
    hard: { name: 'difícil', summary: 'Vê três passos seus à frente.' },
  },
  styles: {
    attack: { name: 'ataque', summary: 'Aproxima-se e ameaça as tuas peças.' },
    defend: { name: 'defesa', summary: 'Mantém as suas peças fora do teu alcance.' },
  },
  rules: [
    {
      id: 'board',
      title: 'O tabuleiro',
      body: 'O tabuleiro tem seis linhas de seis casas. As peças A a F do jogador um estão na linha de baixo, as peças 1 a 6 do jogador dois na linha de cima. Começa o jogador um.',
    },
    {
      id: 'pins',
      title: 'Peças e pinos',
      body: 'Cada peça tem cinco linhas de cinco lugares: o centro é a própria peça, os outros 24 são furos. Um pino num furo deixa a peça ir para a casa que fica nessa direção e a essa distância. As peças nunca rodam no tabuleiro, por isso um pino indica a mesma direção para ambos os jogadores. No início cada peça tem um pino: um passo para cima nas do jogador um, um passo para baixo nas do jogador dois. Os pinos nunca saem.',
      examples: {
        directions: {
          caption: 'Experimenta: um dos quatro pinos de A leva a a5. Vai até lá e depois coloca dois pinos quaisquer.',
          after: 'O furo do canto superior esquerdo aponta duas colunas para a esquerda e duas linhas para cima.',
        },
      },
      firstTime: [
        {
          codes: ['pick-goal'],
          urgent: true,
          text: 'Uma peça vai para onde os seus pinos apontam: o meio da grelha é a casa dela, e cada pino é uma casa a que chega a partir daí, por cima do que estiver no meio.',
        },
      ],
    },
    {
      id: 'step',
      title: 'A tua vez: mover',
      body: 'Primeiro moves uma das tuas peças para uma casa do tabuleiro a que um dos pinos dela leve. A peça salta por cima de tudo. O que estiver nessa casa sai do jogo, mesmo que seja teu.',
      examples: {
        take: {
          caption: 'Experimenta: captura uma peça inimiga e depois coloca dois pinos quaisquer.',
          after: 'A peça que lá estava sai do jogo para sempre.',
        },
        jump: {
          caption: 'A tem um pino dois passos acima, e B está no meio.',
          after: 'Uma peça salta por cima de tudo.',
        },
        own: {
          caption: 'O único movimento de A leva à casa onde está B.',
          after: 'Uma peça que chega à casa de outra do mesmo lado também a captura.',
        },
      },
      firstTime: [
        {
          codes: ['tell-take-two', 'tell-take-one', 'tell-take-none'],
          text: 'A peça que está na casa a que outra chega sai do jogo para sempre, e os seus pinos com ela.',
        },
        {
          codes: ['tell-take-own-two', 'tell-take-own-one', 'tell-take-own-none'],
          text: 'Uma peça tira do jogo o que estiver na casa a que chega, mesmo que seja do mesmo lado.',
        },
      ],
    },
    {
      id: 'new-pins',
      title: 'A tua vez: os pinos',
      body: 'Depois colocas dois pinos em furos vazios das tuas peças que continuam em jogo, ambos numa peça ou um em cada uma de duas. Um pino novo funciona a partir da tua próxima jogada.',
      examples: {
        'whole-turn': {
          caption: 'Experimenta: faz uma jogada completa. Move uma peça e depois coloca dois pinos onde quiseres.',
          after: 'Os dois pinos podem ir para a mesma peça ou para duas.',
        },
        'next-turn': {
          caption: 'A recebe um pino que leva um passo para cima e para a direita.',
          after: 'Na jogada seguinte, o jogador um usou o pino novo.',
        },
      },
      firstTime: [
        {
          codes: ['tell-step-two'],
          text: 'Depois de cada movimento colocam-se dois pinos novos. Funcionam a partir da próxima jogada e nunca saem.',
        },
      ],
    },
    {
      id: 'missing',
      title: 'Quando falta alguma coisa',
      body: 'Se nenhuma das tuas peças se puder mover, colocas só os dois pinos. Se depois de moveres tiveres menos de dois furos vazios, preenches os que tiveres. Uma das duas coisas é sempre possível, por isso ninguém passa.',
      examples: {
        'no-step': {
          caption: 'Experimenta: todos os pinos do jogador um levam para fora do tabuleiro. Coloca dois pinos.',
          after: 'Sem poderes mover, colocas só dois pinos.',
        },
        'one-hole': {
          caption: 'O jogador um só tem um furo vazio.',
          after: 'Só havia lugar para um pino.',
        },
      },
      firstTime: [
        {
          codes: ['no-step', 'tell-pins'],
          urgent: true,
          text: 'Quando nenhuma das tuas peças se pode mover para uma casa do tabuleiro, colocas só dois pinos.',
        },
        {
          codes: ['one-hole', 'no-hole'],
          text: 'Quem tem menos de dois furos vazios preenche os que tem, e pode não ter mais nada para colocar.',
        },
      ],
    },
    {
      id: 'one-piece',
      title: 'Só uma peça',
      body: 'Se no fim de uma jogada tiveres só uma peça, perdes, mesmo que tenhas sido tu a capturar a outra, e mesmo que a peça que resta esteja completa.',
      examples: {
        win: {
          caption: 'Experimenta: o jogador dois tem duas peças. Captura uma, e coloca os teus pinos na mesma.',
          after: 'O jogador dois tem só uma peça e perde.',
        },
        'own-fault': {
          caption: 'O jogador um tem duas peças, e A chega à casa de B.',
          after: 'Com uma só peça, o jogador um perde, pela sua própria jogada.',
        },
      },
      firstTime: [
        {
          codes: ['match-begins'],
          text: 'Captura as peças inimigas indo para as casas delas: quem fica só com uma peça perde.',
        },
        {
          codes: ['last-two'],
          urgent: true,
          text: 'Quem fica com uma só peça perde, por isso protege as duas últimas.',
        },
      ],
    },
    {
      id: 'full-piece',
      title: 'Uma peça completa',
      body: 'Se no fim de uma jogada ambos os jogadores tiverem exatamente duas peças, ganha quem tiver uma peça com os 24 furos preenchidos. Se ambos tiverem uma peça completa, ganha quem acabou de jogar. Na variante «Uma peça completa ganha sempre» isto vale no fim de qualquer jogada, sejam quantas forem as peças que restam. As capturas contam como antes: com duas peças para cada lado, capturar uma continua a ganhar.',
      examples: {
        fill: {
          caption: 'Experimenta: A tem dois furos vazios. Move uma peça e depois preenche os dois.',
          after: 'Com duas peças para cada lado, uma peça completa ganha.',
        },
        'both-full': {
          caption: 'A e 1 estão completas. O jogador um captura 3 e ficam duas peças para cada lado.',
          after: 'Ambos têm uma peça completa, por isso ganha quem acabou de jogar.',
        },
        'not-yet': {
          caption: 'Regras normais: o jogador um preenche A, mas tem três peças.',
          after: 'A partida continua: uma peça completa só ganha com duas peças para cada lado.',
        },
        'fill-anytime': {
          caption: 'Experimenta com a regra «Uma peça completa ganha sempre»: move uma peça e depois preenche A.',
          after: 'Aqui uma peça completa ganha, sejam quantas forem as peças que restam.',
        },
      },
      firstTime: [
        {
          codes: ['full-piece-wins'],
          urgent: true,
          text: 'Com duas peças para cada lado há outra maneira de ganhar: preencher os 24 furos de uma peça.',
        },
        {
          codes: ['nearly-full'],
          urgent: true,
          text: 'Aqui uma peça completa ganha logo. Uma peça com dois furos vazios ou menos pode ser preenchida numa só jogada: captura-a, ou ganha primeiro.',
        },
      ],
    },
    {
      id: 'draws',
      title: 'Empates',
      body: 'Cem jogadas (dos dois lados) sem um pino novo nem uma captura, ou a mesma posição pela terceira vez, dão empate. Para isso é preciso que os jogadores não tenham furos vazios, por isso não há empates na variante em que uma peça completa ganha sempre.',
      examples: {
        hundred: {
          caption: 'Passaram 99 jogadas sem um pino novo nem uma captura.',
          after: 'A centésima jogada assim dá empate.',
        },
        'third-time': {
          caption: 'Todos os furos estão preenchidos, e os dois jogadores movem as peças de um lado para o outro.',
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
          text: 'Sem pinos novos nem capturas, a partida não dura para sempre: ao fim de cem jogadas assim, é empate.',
        },
      ],
    },
  ],
  endings: {
    'one-piece': '{loser} tem só uma peça',
    'full-piece': '{winner} tem uma peça com os 24 furos preenchidos',
  },
  messages: {
    'no-step': '{mover} coloca só dois pinos: nenhuma das suas peças se pode mover para uma casa do tabuleiro',
    'one-hole': '{mover} coloca no máximo um pino: as suas peças só têm um furo vazio',
    'no-hole': '{mover} não coloca pinos: as suas peças já não têm furos vazios',
    'last-two': '{owner} tem duas peças e perde quando tiver só uma',
    'full-piece-wins':
      'Ambos os jogadores têm duas peças: quem perder uma perde, quem preencher os 24 furos de uma peça ganha',
    'nearly-full': '{owner} tem {piece} quase completa (furos vazios: {left}) e ganha quando a preencher',
    'end-near': 'Jogadas que faltam para o empate, se não houver um pino novo nem uma captura: {left}',
    piece:
      'peças unidas por vírgulas, cada uma com nome ({names}), casa de a1 a f6, ponto e seis algarismos hexadecimais em minúsculas, como {example}',
    'piece-order': 'cada nome no máximo uma vez, e os nomes por ordem',
    'free-square': 'uma casa onde não esteja outra peça',
    'first-pin': 'pinos que incluam o primeiro, no furo {hole}, porque os pinos nunca saem',
    'two-pieces': 'pelo menos duas peças de um dos lados: contra uma só peça já ninguém joga',
    'typed-move-form':
      'uma peça, uma casa e os pinos por qualquer ordem, como {example}; uma casa também pode ser uma linha e uma coluna a partir do canto superior esquerdo, 5 1 para a2',
    'typed-move-square':
      'outra casa para {name}, que está em {from}, no máximo a duas colunas e duas linhas de distância',
    'typed-pin-order': 'dois pinos diferentes',
    'move-form':
      'uma peça, um hífen e uma casa, depois os pinos por ordem, cada um com barra, peça, linha e coluna, como {example}; quando nenhuma peça se pode mover, um hífen e dois pinos',
    'move-piece': 'uma peça em jogo que seja d{mover}: {names}',
    'move-square': 'para {name} em {from}, outra casa no máximo a duas colunas e duas linhas de distância',
    'pin-order': 'dois pinos diferentes, pela ordem das peças e depois pela dos furos, linha a linha',
    'pick-piece': 'Escolhe uma peça para mover',
    'pick-goal': 'Escolhe para onde vai {piece}',
    'pick-first-pin': 'Escolhe um furo vazio para o teu primeiro pino',
    'pick-first-pin-own': 'Estás a capturar a tua própria peça {taken}. Escolhe um furo vazio para o teu primeiro pino',
    'pick-second-pin': 'Escolhe um furo vazio para o teu segundo pino',
    'pick-lone-pin': 'Escolhe o furo vazio que resta: colocas só um pino',
    'pick-pins-only': 'Escolhe um furo vazio para o teu primeiro pino (não moves nenhuma peça)',
    'not-there': 'isso não está no tabuleiro',
    'square-empty': 'não há nenhuma peça em {cell}: escolhe uma das tuas',
    'by-square': 'escolhe {piece} pela casa onde está, {cell}',
    'piece-theirs': '{piece} é d{owner}: escolhe uma das tuas peças',
    'piece-stuck': '{piece} não se pode mover: nenhum dos seus pinos leva a uma casa do tabuleiro',
    'piece-out': '{piece} está fora do jogo',
    'piece-taken': 'o teu próprio movimento captura {piece}: já não recebe pinos',
    'goal-same': '{piece} já está em {cell}: escolhe para onde vai',
    'goal-far': 'nenhum pino leva até {cell}: duas colunas e duas linhas são o máximo',
    'goal-no-pin': '{piece} não tem nenhum pino que leve a {cell}: precisava de um que leve {way}',
    'step-first': 'primeiro move uma peça: os pinos vêm depois',
    'hole-wanted': 'um pino coloca-se num furo: toca numa das tuas peças e depois num furo vazio',
    'hole-centre': 'o centro é a própria peça {piece} e não um furo',
    'hole-filled': '{piece} já tem este pino: escolhe um furo vazio',
    'hole-picked': 'o teu primeiro pino está aqui: escolhe outro furo',
    'done-step': 'a tua jogada ainda não está completa: enquanto uma das tuas peças se puder mover, tens de mover',
    'done-two-pins': 'a tua jogada ainda não está completa: faltam dois pinos',
    'done-one-pin': 'a tua jogada ainda não está completa: falta um pino',
    'turn-whole': 'a tua jogada está completa: moves uma peça e colocas no máximo dois pinos',
    'tell-step-two': '{mover} move {piece} de {from} para {to} e coloca dois pinos: {first}, {second}',
    'tell-step-one': '{mover} move {piece} de {from} para {to} e coloca um pino: {first}',
    'tell-step-none': '{mover} move {piece} de {from} para {to}',
    'tell-take-two': '{mover} captura {taken} com {piece}, de {from} para {to}, e coloca dois pinos: {first}, {second}',
    'tell-take-one': '{mover} captura {taken} com {piece}, de {from} para {to}, e coloca um pino: {first}',
    'tell-take-none': '{mover} captura {taken} com {piece}, de {from} para {to}',
    'tell-take-own-two':
      '{mover} captura a sua própria peça {taken} com {piece}, de {from} para {to}, e coloca dois pinos: {first}, {second}',
    'tell-take-own-one':
      '{mover} captura a sua própria peça {taken} com {piece}, de {from} para {to}, e coloca um pino: {first}',
    'tell-take-own-none': '{mover} captura a sua própria peça {taken} com {piece}, de {from} para {to}',
    'tell-pins': '{mover} não pode mover nenhuma peça e coloca dois pinos: {first}, {second}',
    'name-step-two': '{piece} para {to}, pinos: {first}, {second}',
    'name-step-one': '{piece} para {to}, pino: {first}',
    'name-step-none': '{piece} para {to}',
    'name-take-two': '{piece} captura {taken} em {to}, pinos: {first}, {second}',
    'name-take-one': '{piece} captura {taken} em {to}, pino: {first}',
    'name-take-none': '{piece} captura {taken} em {to}',
    'name-pins': 'pinos: {first}, {second}',
    pin: '{way} em {piece}',
    'pin-to': '{piece} (até {cell})',
    'way-both': '{along} e {across}',
    'up-1': 'um acima',
    'up-2': 'dois acima',
    'down-1': 'um abaixo',
    'down-2': 'dois abaixo',
    'left-1': 'um à esquerda',
    'left-2': 'dois à esquerda',
    'right-1': 'um à direita',
    'right-2': 'dois à direita',
  },
};
