import type { RuleText } from '../../contract/index.ts';
import type { EigenstateCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<EigenstateCode>[] = [
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
        text: 'Uma peça vai para onde os pinos apontam, por cima do que houver: o meio da grelha é a casa onde está.',
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
        text: 'Cada movimento traz dois pinos novos. Funcionam a partir da próxima jogada e nunca saem.',
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
        text: 'Aqui uma peça completa ganha logo, e dois furos preenchem-se numa jogada: captura-a, ou ganha primeiro.',
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
        text: 'Sem pinos novos nem capturas, a partida não dura para sempre: cem jogadas (dos dois lados) dão empate.',
      },
    ],
  },
];
