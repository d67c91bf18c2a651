import type { GameTexts } from '../../contract/index.ts';
import type { OwareCode } from './en.ts';

export const texts: GameTexts<OwareCode> = {
  name: 'Oware',
  summary: 'Semeia à volta do tabuleiro e junta mais de metade das sementes.',
  history:
    'O Oware é o mancala do Gana, jogado com 48 sementes em duas filas de seis casas, e muito querido na África Ocidental e nas Caraíbas, onde tem muitos nomes. É quase igual ao Ouri, que se joga nas escolas portuguesas.',
  likes: 'fazer contas e regras simples',
  sides: {
    1: { name: 'o sul', toMove: 'Joga o sul', wins: 'Ganha o sul' },
    2: { name: 'o norte', toMove: 'Joga o norte', wins: 'Ganha o norte' },
  },
  variants: {
    report: {
      name: 'Regras simples',
      summary:
        'As do programa original: semeia em todas as casas, captura tudo o que puderes, passa quando a tua fila está vazia.',
    },
    abapa: {
      name: 'Regras de torneio (Abapa)',
      summary: 'Como se joga em torneios: salta a casa de onde semeias e deixa sementes ao adversário para ele jogar.',
    },
  },
  starts: { standard: 'Quatro sementes em cada casa' },
  players: {
    bot1: { name: 'bot 1', summary: 'Semeia uma casa qualquer.' },
    bot2: { name: 'bot 2', summary: 'Captura tantas sementes quantas pode.' },
  },
  habits: {
    'more-bulk': 'Gosta de semear de casas cheias.',
    'less-bulk': 'Gosta de semear de casas com poucas sementes.',
  },
  styles: {
    attack: { name: 'ataque', summary: 'Visa as tuas casas com uma ou duas sementes.' },
    defend: { name: 'defesa', summary: 'Guarda sementes na sua fila.' },
    trade: { name: 'trocas', summary: 'Gosta de capturas, seja de quem forem.' },
  },
  endings: {
    majority: '{winner} tem mais de metade das sementes',
    even: 'cada lado capturou 24 sementes',
    'no-move': 'quem tem a vez não tem nenhuma jogada legal, por isso cada lado fica com as sementes da sua fila',
    'no-progress': '100 jogadas sem capturas, por isso cada lado fica com as sementes da sua fila',
    repetition: 'a mesma posição pela terceira vez, por isso cada lado fica com as sementes da sua fila',
  },
  messages: {
    pass: '{mover} tem de passar: a sua fila está vazia',
    feed: '{mover} tem de semear na fila vazia d{other}; casas que lá chegam: {pits}',
    'one-pit': '{mover} tem de semear a casa {pit}: as suas outras casas estão vazias',
    'end-near': 'Jogadas que faltam até se contarem as sementes, se nada for capturado: {left}',
    'grand-slam': 'Semear a casa {pit} não captura nada: {other} ficaria sem sementes na sua fila',
    'round-skips': '{seeds} sementes dão a volta inteira e saltam a casa {pit}, onde estavam',
    'round-fills': '{seeds} sementes dão a volta inteira, e uma cai na casa {pit}, onde estavam',
    'two-rows': 'as filas do sul e do norte unidas por /, como 4,4,4,4,4,4/4,4,4,4,4,4',
    'six-pits': 'as sementes de seis casas unidas por vírgulas, como 4,4,4,4,4,4',
    stores: 'as sementes no depósito do sul e no do norte, unidas por uma vírgula, como 0,0',
    'seeds-in-all': '48 sementes em todas as casas e depósitos em conjunto, e não {total}',
    'typed-move-form':
      'uma casa, de A a F para o sul ou de a a f para o norte, o número dela no programa original, de 1 a 6, ou pass',
    'move-form': 'uma casa, de A a F para o sul ou de a a f para o norte, ou pass',
    'pick-pit': 'Escolhe uma casa para semear',
    'pick-feeding': 'Escolhe uma casa que chegue à fila d{other}',
    'pit-empty': 'essa casa está vazia: escolhe uma das tuas com sementes',
    'pit-theirs': 'essa casa é d{other}: escolhe uma das tuas',
    'pit-starves':
      '{other} não tem sementes na sua fila, e as da casa {pit} não chegam lá; chegam as destas casas: {pits}',
    'store-stays': 'as sementes capturadas ficam onde estão: escolhe uma casa tua',
    'no-pit': 'isso não é uma casa do tabuleiro',
    'pass-never': 'nesta variante ninguém passa: escolhe uma casa para semear',
    'pass-not-now': 'só passas quando a tua fila está vazia: escolhe uma casa para semear',
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
