import type { RuleText } from '../../contract/index.ts';
import type { ChokoCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<ChokoCode>[] = [
  {
    id: 'board',
    title: 'O tabuleiro',
    body: 'O tabuleiro tem cinco linhas de cinco buracos e começa vazio. Cada lado tem doze peças na mão. Começam as brancas.',
  },
  {
    id: 'turn',
    title: 'A tua vez',
    body: 'Coloca uma peça da mão em qualquer buraco vazio, ou move uma peça para o buraco vazio ao lado, acima ou abaixo, ou captura.',
    examples: {
      drop: {
        caption: 'Experimenta: coloca uma peça branca em qualquer buraco vazio.',
        after: 'Podes colocar uma peça em qualquer buraco vazio, esteja onde estiver.',
      },
      step: {
        caption: 'Experimenta: move a peça branca.',
        after: 'Uma peça move-se para cima, para baixo ou para os lados, nunca na diagonal.',
      },
    },
  },
  {
    id: 'capture',
    title: 'Capturar',
    body: 'Salta em linha reta por cima de uma peça inimiga vizinha da tua para o buraco vazio logo atrás dela. Essa peça é removida e removes mais uma peça inimiga à tua escolha, em qualquer sítio do tabuleiro. Se já não houver nenhuma no tabuleiro, não há mais nada a remover. Um salto por jogada. Nunca tens de capturar, e as peças na mão estão a salvo.',
    examples: {
      'two-men': {
        caption: 'Experimenta: captura duas peças. Primeiro salta, depois escolhe a segunda.',
        after: 'A segunda peça pode estar em qualquer sítio do tabuleiro.',
      },
      'hole-behind': {
        caption: 'Experimenta: há duas peças ao lado da tua, mas só podes saltar por cima de uma.',
        after: 'O buraco atrás da outra peça estava ocupado.',
      },
      'only-man': {
        caption: 'As pretas têm uma só peça no tabuleiro.',
        after: 'Não sobrou nenhuma para remover, e as peças na mão das pretas estão a salvo.',
      },
      'not-forced': {
        caption: 'Experimenta: as brancas podem capturar. Faz antes outra coisa.',
        after: 'Podes sempre deixar uma captura para mais tarde.',
      },
    },
    firstTime: [
      {
        codes: ['tell-capture-two', 'tell-capture', 'pick-removal'],
        text: 'Uma captura tira duas peças: a que é saltada e outra, à escolha de quem captura, se houver.',
      },
    ],
  },
  {
    id: 'initiative',
    title: 'A iniciativa',
    body: 'As brancas começam com a iniciativa. Quem a tem decide: enquanto o adversário a tiver e tu tiveres peças na mão, tens de colocar uma peça. Perdes a iniciativa quando moves uma peça ou capturas. Quando ninguém a tem, fica com ela quem colocar a peça seguinte.',
    examples: {
      kept: {
        caption: 'As brancas mantêm a iniciativa enquanto colocarem peças.',
        after: 'As pretas tiveram sempre de colocar uma peça.',
      },
      theirs: {
        caption: 'Experimenta: as pretas têm a iniciativa. Vê o que as brancas podem fazer.',
        after: 'Enquanto o outro lado tiver a iniciativa, só podes colocar peças.',
      },
      'given-up': {
        caption: 'As brancas movem uma peça e as pretas colocam outra. Repara na ficha.',
        after: 'Ao mover, as brancas perderam a iniciativa; ao colocar uma peça, as pretas ficaram com ela.',
      },
    },
    firstTime: [
      {
        codes: ['drop-initiative', 'shows-token'],
        urgent: true,
        text: 'A ficha mostra quem tem a iniciativa. Enquanto o adversário a tiver, só podes colocar peças.',
      },
      {
        codes: ['tell-step'],
        text: 'Se tens a iniciativa, perde-la ao mover ou capturar. Ninguém a tem até ser colocada outra peça.',
      },
    ],
  },
  {
    id: 'must-drop',
    title: 'Quando tens de colocar uma peça',
    body: 'Também tens de colocar uma peça se tiveres peças na mão e nenhuma no tabuleiro, ou nenhuma que se possa mover. De resto, escolhes livremente entre colocar uma peça e mover outra.',
    examples: {
      'no-man': {
        caption: 'Experimenta: as brancas não têm nenhuma peça no tabuleiro.',
        after: 'Não havia nada para mover, por isso tiveste de colocar uma peça.',
      },
      stuck: {
        caption: 'Experimenta: a peça branca no canto não se pode mover. Vê porquê, e coloca outra.',
        after: 'Nenhuma das tuas peças se podia mover nem saltar, por isso tiveste de colocar uma.',
      },
    },
    firstTime: [
      {
        codes: ['drop-stuck', 'drop-no-man'],
        urgent: true,
        text: 'Quando não tens peças no tabuleiro, ou nenhuma delas se pode mover, colocas uma da mão.',
      },
    ],
  },
  {
    id: 'must-pass',
    title: 'Quando tens de passar',
    body: 'Com a mão vazia, moves uma peça; se nenhuma das tuas se puder mover, passas.',
    examples: {
      pass: {
        caption: 'As brancas não têm peças na mão, e a sua única peça está presa.',
        after: 'Agora jogam as pretas.',
      },
    },
    firstTime: [
      {
        codes: ['pass', 'tell-pass'],
        urgent: true,
        text: 'Um lado com a mão vazia e sem peças que se possam mover passa: é a vez do outro.',
      },
    ],
  },
  {
    id: 'last-drop',
    title: 'A 24.ª colocação',
    body: 'Quando a última das 24 peças é colocada, ninguém fica com a iniciativa e é a vez das pretas, mesmo que tenham sido elas a colocá-la.',
    examples: {
      'last-drop': {
        caption: 'As pretas colocam a última peça de todas. Vê de quem é a vez a seguir.',
        after: 'As pretas jogaram duas vezes seguidas, e ninguém tem a iniciativa.',
      },
    },
    firstTime: [
      {
        codes: ['all-dropped', 'moves-again'],
        text: 'Depois da última das 24 colocações ninguém tem a iniciativa e é a vez das pretas, mesmo que tenham sido elas a fazê-la.',
      },
    ],
  },
  {
    id: 'end',
    title: 'O fim',
    body: 'Um lado sem peças no tabuleiro e sem peças na mão perde. Cem jogadas (dos dois lados) sem colocações nem capturas, ou a mesma posição pela terceira vez, dão empate.',
    examples: {
      'last-men': {
        caption: 'Experimenta: captura as duas últimas peças pretas.',
        after: 'As pretas já não têm peças, por isso ganham as brancas.',
      },
      hundred: {
        caption: 'Passaram 98 jogadas sem colocações nem capturas.',
        after: 'A centésima jogada assim dá empate.',
      },
      'third-time': {
        caption: 'Os dois lados movem as peças de um lado para o outro.',
        after: 'A primeira posição aparece pela terceira vez: empate.',
      },
    },
    firstTime: [
      {
        codes: ['match-begins'],
        text: 'Captura todas as peças do adversário: quem fica sem nenhuma, no tabuleiro e na mão, perde.',
      },
      {
        codes: ['position-repeats'],
        text: 'A mesma posição apareceu outra vez: à terceira é empate.',
      },
      {
        codes: ['end-near'],
        text: 'Sem colocações nem capturas, a partida não dura para sempre: cem jogadas assim (dos dois lados) dão empate.',
      },
    ],
  },
];
