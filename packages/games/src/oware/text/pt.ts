import type { GameTexts } from '../../contract/index.ts';
import type { OwareCode } from '../codes.ts';

export const texts: GameTexts<OwareCode> = {
  name: 'Oware',
  summary: 'Semeia à volta do tabuleiro e junta mais de metade das sementes.',
  history:
    'O Oware é o mancala do Gana, jogado com 48 sementes em duas filas de seis casas, e muito querido na África Ocidental e nas Caraíbas, onde tem muitos nomes.',
  sides: {
    1: { name: 'o sul', toMove: 'Joga o sul', wins: 'Ganha o sul' },
    2: { name: 'o norte', toMove: 'Joga o norte', wins: 'Ganha o norte' },
  },
  variants: {
    report: {
      name: 'Relatório',
      summary:
        'As regras simples: semeia em todas as casas, captura tudo o que puderes, passa quando a tua fila está vazia.',
    },
    abapa: {
      name: 'Abapa',
      summary: 'As regras dos torneios: salta a casa de onde semeias e deixa sementes ao adversário para ele jogar.',
    },
  },
  starts: { standard: 'Quatro sementes em cada casa' },
  rules: [
    {
      title: 'O tabuleiro',
      body: 'Duas filas de seis casas com quatro sementes em cada uma, e um depósito para cada lado. A fila à tua frente é a tua: as casas do sul são A a F, as do norte são a a f. Começa o sul.',
    },
    {
      title: 'Semear',
      body: 'Tira todas as sementes de uma das tuas casas e deixa-as uma a uma nas casas seguintes, no sentido contrário ao dos ponteiros do relógio: de A a F, depois de a a f, depois A outra vez. Com doze sementes ou mais dás a volta inteira. No Relatório, a casa que esvaziaste também recebe a sua semente; no Abapa saltas essa casa de cada vez que lá passas.',
    },
    {
      title: 'Capturar',
      body: 'Quando a tua última semente deixa uma casa inimiga com duas ou três, capturas essas sementes, que vão para o teu depósito. Depois recua casa a casa: enquanto a anterior, ainda na fila inimiga, também tiver duas ou três, captura-as também. Nunca capturas sementes da tua própria fila.',
    },
    {
      title: 'Capturar tudo',
      body: 'No Relatório, uma jogada pode capturar as últimas sementes da fila inimiga. No Abapa essa jogada é permitida, mas não captura nada: as sementes ficam onde foram semeadas.',
    },
    {
      title: 'Uma fila vazia',
      body: 'No Relatório, passas quando a tua fila está vazia. No Abapa, quando a fila do adversário está vazia tens de semear nela pelo menos uma semente.',
    },
    {
      title: 'O fim',
      body: 'Com 25 sementes no teu depósito ganhaste; 24 para cada lado é empate. No Abapa o jogo também acaba quando quem joga não tem nenhuma jogada legal: cada lado fica com as sementes da sua fila e ganha quem tiver mais.',
    },
    {
      title: 'Sem partidas infinitas',
      body: 'Ao fim de cem jogadas sem capturas, ou quando a mesma posição está no tabuleiro pela terceira vez, cada lado fica com as sementes da sua fila e ganha quem tiver mais.',
    },
  ],
  endings: {
    majority: '{winner} tem mais de metade das sementes',
    even: 'cada lado capturou 24 sementes',
    'no-move': 'quem joga não tem nenhuma jogada legal, por isso cada lado fica com as sementes da sua fila',
    'no-progress': '100 jogadas sem capturas, por isso cada lado fica com as sementes da sua fila',
    repetition: 'a posição está no tabuleiro pela terceira vez, por isso cada lado fica com as sementes da sua fila',
  },
  messages: {
    pass: '{mover} tem de passar: a sua fila está vazia',
    feed: '{mover} tem de semear na outra fila, porque {other} não tem lá sementes: {pits}',
    'one-pit': '{mover} tem de semear a casa {pit}: as suas outras casas estão vazias',
    'end-near': 'Jogadas que faltam até se contarem as sementes, se nada for capturado: {left}',
    'grand-slam': 'Semear a casa {pit} não captura nada: {other} ficaria sem sementes na sua fila',
    'two-rows': 'as filas do sul e do norte unidas por /, como 4,4,4,4,4,4/4,4,4,4,4,4',
    'six-pits': 'as sementes de seis casas unidas por vírgulas, como 4,4,4,4,4,4',
    stores: 'as sementes no depósito do sul e no do norte, unidas por uma vírgula, como 0,0',
    'seeds-in-all': '48 sementes em todas as casas e depósitos em conjunto, e não {total}',
    'move-form': 'uma casa, de A a F para o sul ou de a a f para o norte, ou pass',
    'pick-pit': 'Escolhe uma casa para semear',
    'pick-feeding': 'Escolhe uma casa cujas sementes cheguem à outra fila, porque {other} não tem lá sementes',
    'pit-empty': 'essa casa está vazia: escolhe uma das tuas com sementes',
    'pit-theirs': 'essa casa é do adversário ({other}): escolhe uma das tuas',
    'pit-starves':
      '{other} não tem sementes na sua fila, e as da casa {pit} não chegam lá; chegam as destas casas: {pits}',
    'store-stays': 'as sementes capturadas ficam onde estão: escolhe uma casa tua',
    'no-pit': 'isso não é uma casa do tabuleiro',
    'done-early': 'ainda não há jogada: escolhe uma casa para semear',
    'move-whole': 'a jogada está completa: semeias uma casa de cada vez',
    'tell-pass': '{mover} passa: a sua fila está vazia',
    'tell-sow': '{mover} semeia a casa {pit} e a última semente cai na casa {last}',
    'tell-sow-only': '{mover} semeia a casa {pit}, a sua única casa com sementes, e a última cai na casa {last}',
    'tell-sow-feed': '{mover} semeia a casa {pit} para que {other} tenha sementes, e a última cai na casa {last}',
    'tell-capture': '{mover} semeia a casa {pit} e captura {taken} sementes de {pits}',
    'tell-capture-only':
      '{mover} semeia a casa {pit}, a sua única casa com sementes, e captura {taken} sementes de {pits}',
    'tell-capture-feed':
      '{mover} semeia a casa {pit} para que {other} tenha sementes, e captura {taken} sementes de {pits}',
    'tell-slam': '{mover} semeia a casa {pit} e não captura nada: {other} ficaria sem sementes na sua fila',
    'tell-slam-only':
      '{mover} semeia a casa {pit}, a sua única casa com sementes, e não captura nada: {other} ficaria sem sementes na sua fila',
    'tell-slam-feed':
      '{mover} semeia a casa {pit} para que {other} tenha sementes, e não captura nada: capturaria todas as dessa fila',
  },
};
