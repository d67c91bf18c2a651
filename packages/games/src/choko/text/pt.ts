import type { GameTexts } from '../../contract/index.ts';
import type { ChokoCode } from '../codes.ts';

export const texts: GameTexts<ChokoCode> = {
  name: 'Choko',
  summary: 'Paus na areia: coloca, move e salta, e captura duas peças em cada salto.',
  history:
    'O Choko é um jogo de guerra dos povos mandinga e fula do vale do rio Gâmbia, jogado com paus em furos feitos na areia.',
  sides: {
    1: { name: 'as brancas', toMove: 'Jogam as brancas', wins: 'Ganham as brancas' },
    2: { name: 'as pretas', toMove: 'Jogam as pretas', wins: 'Ganham as pretas' },
  },
  variants: { standard: { name: 'Normal', summary: 'Doze peças para cada lado, em cinco linhas de cinco furos.' } },
  starts: { standard: 'Tabuleiro vazio' },
  rules: [
    {
      title: 'O tabuleiro',
      body: 'O tabuleiro tem cinco linhas de cinco furos e começa vazio. Cada lado tem doze peças na mão. Começam as brancas.',
    },
    {
      title: 'A tua vez',
      body: 'Coloca uma peça da mão em qualquer furo vazio, ou move uma peça para o furo vazio ao lado, acima ou abaixo, ou captura.',
    },
    {
      title: 'Capturar',
      body: 'Salta em linha reta por cima de uma peça inimiga vizinha da tua para o furo vazio logo atrás dela. Essa peça é removida e removes mais uma peça inimiga à tua escolha, em qualquer sítio do tabuleiro. Se já não houver nenhuma no tabuleiro, não há mais nada a remover. Um salto por jogada. Nunca tens de capturar, e as peças na mão estão a salvo.',
    },
    {
      title: 'A iniciativa',
      body: 'As brancas começam com a iniciativa. Quem a tem decide: enquanto o adversário a tiver e tu tiveres peças na mão, tens de colocar. Perdes a iniciativa quando moves ou capturas. Quando ninguém a tem, fica com ela quem colocar a seguir.',
    },
    {
      title: 'Quando tens de colocar',
      body: 'Também tens de colocar se tiveres peças na mão e nenhuma no tabuleiro, ou nenhuma que se possa mover. De resto, escolhes livremente entre colocar e mover.',
    },
    {
      title: 'Quando tens de passar',
      body: 'Com a mão vazia, moves uma peça; se nenhuma das tuas se puder mover, passas.',
    },
    {
      title: 'A 24.ª colocação',
      body: 'Quando a última das 24 peças é colocada, ninguém fica com a iniciativa e é a vez das pretas, seja quem for que a colocou.',
    },
    {
      title: 'O fim',
      body: 'Um lado sem peças no tabuleiro e sem peças na mão perdeu. Cem jogadas sem colocações nem capturas, ou a mesma posição pela terceira vez, dão empate.',
    },
  ],
  endings: { 'no-men': '{loser} já não têm peças' },
  messages: {
    initiative: 'iniciativa',
    'drop-initiative': '{mover} têm de colocar uma peça: {other} têm a iniciativa',
    'drop-no-man': '{mover} têm de colocar uma peça: não têm nenhuma no tabuleiro',
    'drop-stuck': '{mover} têm de colocar uma peça: nenhuma das que estão no tabuleiro se pode mover',
    pass: '{mover} têm de passar: a mão está vazia e nenhuma peça se pode mover',
    'end-near': 'Jogadas que faltam para o empate, se nenhuma peça for colocada nem capturada: {left}',
    hands: 'as peças na mão das brancas e na das pretas, unidas por uma vírgula, como 12,12',
    'men-at-most': 'no máximo 12 peças de cada lado, no tabuleiro e na mão em conjunto',
    'some-man': 'pelo menos uma peça, no tabuleiro ou numa mão',
    'pick-anything': 'Escolhe um furo onde colocar, ou uma peça para mover',
    'pick-hole': 'Escolhe um furo onde colocar',
    'pick-man': 'Escolhe uma peça para mover',
    'pick-goal': 'Escolhe para onde vai a peça',
    'pick-removal': 'Escolhe mais uma peça para remover',
    'hand-empty': 'a tua mão está vazia: move uma peça do tabuleiro',
    'hand-theirs': 'essa é a mão do outro lado',
    'man-theirs': 'essa peça é do adversário ({other})',
    'man-stuck': 'esta peça não se pode mover: não há um furo vazio ao lado nem uma peça por cima da qual possa saltar',
    'hole-taken': 'já lá está uma peça',
    'goal-far':
      'uma peça move-se para o furo ao lado, acima ou abaixo, ou salta em linha reta por cima de uma peça inimiga vizinha',
    'removal-own': 'essa peça é tua: remove uma das peças do adversário ({other})',
    'removal-none': 'não há aí nenhuma peça do adversário ({other}) para remover',
    'no-cell': 'isso não é um furo do tabuleiro',
    'tell-drop': '{mover} colocam uma peça em {to}',
    'tell-step': '{mover} movem de {from} para {to}',
    'tell-capture': '{mover} saltam de {from} para {to} e capturam a peça em {jumped}',
    'tell-capture-two': '{mover} saltam de {from} para {to}, capturam a peça em {jumped} e removem a de {removed}',
    'tell-pass': '{mover} passam',
    'move-form': 'uma colocação como c3, um movimento como c3-c4, uma captura como c3xc5 ou c3xc5,a1, ou pass',
  },
};
