import type { GameTexts } from '../../contract/index.ts';
import type { ChokoCode } from './en.ts';

export const texts: GameTexts<ChokoCode> = {
  name: 'Choko',
  summary: 'Paus na areia: coloca peças, move-as e salta, e captura duas em cada salto.',
  history:
    'O Choko é um jogo de guerra dos povos mandinga e fula do vale do rio Gâmbia, jogado com paus em buracos feitos na areia.',
  likes: 'damas e capturas a dobrar',
  sides: {
    1: { name: 'as brancas', toMove: 'Jogam as brancas', wins: 'Ganham as brancas' },
    2: { name: 'as pretas', toMove: 'Jogam as pretas', wins: 'Ganham as pretas' },
  },
  variants: { standard: { name: 'Normal', summary: 'Doze peças para cada lado, em cinco linhas de cinco buracos.' } },
  starts: { standard: 'Tabuleiro vazio' },
  players: {
    easy: { name: 'fácil', summary: 'Engana-se numa jogada em cinco.' },
    medium: { name: 'médio', summary: 'Engana-se numa jogada em cinquenta.' },
    hard: { name: 'difícil', summary: 'Engana-se numa jogada em duzentas.' },
    'hard-plus': { name: 'difícil+', summary: 'Joga como o difícil, mas evita repetições.' },
  },
  styles: {
    attack: { name: 'ataque', summary: 'Ameaça saltos onde pode.' },
    defend: { name: 'defesa', summary: 'Mantém as suas peças onde nenhum salto chega.' },
    trade: { name: 'trocas', summary: 'Troca peças e esvazia o tabuleiro.' },
  },
  picks: { hand: 'mão' },
  rules: [
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
          text: 'Uma captura tira duas peças: aquela por cima da qual se salta e uma segunda, à escolha de quem captura, se ainda houver alguma no tabuleiro.',
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
          text: 'Se tens a iniciativa, perde-la quando moves uma peça ou capturas. Depois ninguém a tem, até alguém colocar uma peça.',
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
      body: 'Quando a última das 24 peças é colocada, ninguém fica com a iniciativa e é a vez das pretas, seja quem for que a colocou.',
      examples: {
        'last-drop': {
          caption: 'As pretas colocam a última peça de todas. Vê de quem é a vez a seguir.',
          after: 'As pretas jogaram duas vezes seguidas, e ninguém tem a iniciativa.',
        },
      },
      firstTime: [
        {
          codes: ['all-dropped'],
          text: 'Depois da última das 24 colocações ninguém tem a iniciativa e é a vez das pretas, seja quem for que a fez.',
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
          text: 'Uma partida sem colocações nem capturas não dura para sempre: ao fim de cem jogadas assim (dos dois lados), é empate.',
        },
      ],
    },
  ],
  endings: { 'no-men': '{loser} já não têm peças' },
  messages: {
    initiative: 'iniciativa',
    'drop-initiative': '{mover} têm de colocar uma peça: {other} têm a iniciativa',
    'drop-no-man': '{mover} têm de colocar uma peça: não têm nenhuma no tabuleiro',
    'drop-stuck': '{mover} têm de colocar uma peça: nenhuma das que estão no tabuleiro se pode mover',
    pass: '{mover} têm de passar: a mão está vazia e nenhuma peça se pode mover',
    'all-dropped': 'As peças estão todas colocadas: ninguém tem a iniciativa, e jogam {mover}',
    'moves-again': 'As peças estão todas colocadas: ninguém tem a iniciativa, e jogam outra vez {mover}',
    'end-near': 'Jogadas que faltam para o empate, se nenhuma peça for colocada nem capturada: {left}',
    hands: 'as peças na mão das brancas e na das pretas, unidas por uma vírgula, como 12,12',
    'men-at-most': 'no máximo 12 peças de cada lado, no tabuleiro e na mão em conjunto',
    'some-man': 'pelo menos uma peça, no tabuleiro ou numa mão',
    'pick-anything': 'Escolhe um buraco onde colocar uma peça, ou uma peça para mover',
    'pick-hole': 'Escolhe um buraco onde colocar uma peça',
    'pick-man': 'Escolhe uma peça para mover',
    'pick-goal': 'Escolhe para onde vai a peça',
    'pick-removal': 'Escolhe mais uma peça para remover',
    'hand-empty': 'a tua mão está vazia: move uma peça do tabuleiro',
    'hand-theirs': 'essa é a mão do outro lado',
    'man-theirs': 'essa peça é d{other}',
    'man-stuck':
      'esta peça não se pode mover: não há um buraco vazio ao lado nem uma peça por cima da qual possa saltar',
    'man-none': 'não há nenhuma peça tua em {from}',
    'hole-empty': 'não há aí nenhuma peça tua, e a tua mão está vazia: move uma peça do tabuleiro',
    'hole-own': 'já lá está uma peça tua',
    'goal-behind': 'está lá uma peça d{other}: para a capturares, escolhe o buraco vazio logo atrás dela',
    'hole-taken': 'o buraco está ocupado por uma peça d{other}',
    'hole-must': 'a jogada não está completa: escolhe o buraco onde colocar a peça',
    'goal-must': 'a jogada não está completa: escolhe para onde vai a peça',
    'goal-far':
      'uma peça move-se para o buraco ao lado, acima ou abaixo, ou salta em linha reta por cima de uma peça inimiga vizinha',
    'removal-own': 'essa peça é tua: remove uma das peças d{other}',
    'removal-none': 'não há aí nenhuma peça d{other} para remover',
    'step-removes': 'uma peça que só se move não remove nada: só um salto por cima de uma peça inimiga',
    'removal-must': 'a captura não está completa: indica mais uma peça d{other} para remover, como em c3xc5,a1',
    'no-cell': 'isso não é um buraco do tabuleiro',
    'pass-not-now': 'só passas quando a mão está vazia e nenhuma peça se pode mover',
    'tell-drop': '{mover} colocam uma peça em {to}',
    'tell-step': '{mover} movem uma peça de {from} para {to}',
    'tell-capture': '{mover} saltam de {from} para {to} e capturam a peça em {jumped}',
    'tell-capture-two': '{mover} saltam de {from} para {to}, capturam a peça em {jumped} e removem a de {removed}',
    'tell-pass': '{mover} passam',
    'typed-move-form':
      'uma colocação como c3 (ou c/3), um movimento como c3-c4, uma captura como c3xc5 ou c3xc5,a1, ou pass',
    'move-form': 'uma colocação como c3, um movimento como c3-c4, uma captura como c3xc5 ou c3xc5,a1, ou pass',
  },
};
