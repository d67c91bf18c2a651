import type { GameTexts } from '../../contract/index.ts';

const messages = {
  pass: '{mover} must pass: its row is empty',
  feed: '{mover} must sow into {other}’s empty row; pits that reach it: {pits}',
  'one-pit': '{mover} must sow {pit}: its other pits are empty',
  'end-near': 'Moves left before the seeds are counted, unless something is captured: {left}',
  'grand-slam': 'Sowing {pit} captures nothing: it would take every seed in {other}’s row',
  'round-skips': '{seeds} seeds go all the way round and skip {pit}, the pit that they were in',
  'round-fills': '{seeds} seeds go all the way round, also into {pit}, the pit that they were in',
  'two-rows': 'the rows of south and of north joined by /, such as 4,4,4,4,4,4/4,4,4,4,4,4',
  'six-pits': 'the seeds of six pits joined by commas, such as 4,4,4,4,4,4',
  stores: 'the seeds in south’s and in north’s store, joined by a comma, such as 0,0',
  'seeds-in-all': '48 seeds in all pits and stores together, not {total}',
  'typed-move-form': 'a pit, A to F for south or a to f for north, its number in the original program, 1 to 6, or pass',
  'move-form': 'a pit, A to F for south or a to f for north, or pass',
  'pick-pit': 'Choose a pit to sow',
  'pick-feeding': 'Choose a pit that reaches {other}’s row',
  'pit-empty': 'that pit is empty: choose one of yours with seeds',
  'pit-theirs': 'that pit belongs to {other}: choose one of your own',
  'pit-starves': 'the seeds of {pit} do not reach {other}’s row, which is empty; these do: {pits}',
  'store-stays': 'captured seeds stay where they are: choose a pit of yours',
  'no-pit': 'that is not a pit of the board',
  'pass-never': 'no side passes in this variant: choose a pit to sow',
  'pass-not-now': 'you pass only when your row is empty: choose a pit to sow',
  'move-whole': 'the move is complete: you sow one pit a turn',
  'tell-pass': '{mover} passes: its row is empty',
  'tell-sow': '{mover} sows {pit}, and the last seed falls in {last}',
  'tell-sow-only': '{mover} sows {pit}, its only pit with seeds, and the last falls in {last}',
  'tell-sow-feed': '{mover} sows {pit} to feed {other}, and the last seed falls in {last}',
  'tell-capture': '{mover} sows {pit} and captures {taken} seeds from {pits}',
  'tell-capture-only': '{mover} sows {pit}, its only pit with seeds, and captures {taken} seeds from {pits}',
  'tell-capture-feed': '{mover} sows {pit} to feed {other}, and captures {taken} seeds from {pits}',
  'tell-slam': '{mover} sows {pit} and captures nothing: it would take every seed in {other}’s row',
  'tell-slam-only':
    '{mover} sows {pit}, its only pit with seeds, and captures nothing: it would take every seed in {other}’s row',
  'tell-slam-feed':
    '{mover} sows {pit} to feed {other}, and captures nothing: it would take back every seed in that row',
};

/** The message codes of Oware: every language has a text for each. */
export type OwareCode = keyof typeof messages;

export const texts: GameTexts<OwareCode> = {
  name: 'Oware',
  summary: 'Sow seeds around the board and gather more than half of them.',
  history:
    'Oware is the mancala game of Ghana, played with 48 seeds in two rows of six pits, and loved in much of West Africa and the Caribbean under many names.',
  likes: 'counting ahead and simple rules',
  sides: {
    1: { name: 'south', toMove: 'South to move', wins: 'South wins' },
    2: { name: 'north', toMove: 'North to move', wins: 'North wins' },
  },
  variants: {
    report: {
      name: 'Simple rules',
      summary: 'Those of the original program: sow into every pit, take all you can, pass when your row is empty.',
    },
    abapa: {
      name: 'Tournament rules (Abapa)',
      summary: 'As played in tournaments: skip the pit you sow from, leave your opponent seeds to play with.',
    },
  },
  starts: { standard: 'Four seeds in each pit' },
  players: {
    bot1: { name: 'bot 1', summary: 'Sows any pit.' },
    bot2: { name: 'bot 2', summary: 'Captures as many seeds as it can.' },
  },
  habits: { 'more-bulk': 'Likes to sow from full pits.', 'less-bulk': 'Likes to sow from pits with few seeds.' },
  styles: {
    attack: { name: 'attack', summary: 'Aims at your pits with one or two seeds.' },
    defend: { name: 'defence', summary: 'Hoards seeds in its own row.' },
    trade: { name: 'trades', summary: 'Likes captures, by either side.' },
  },
  endings: {
    majority: '{winner} has more than half of the seeds',
    even: 'each side has captured 24 seeds',
    'no-move': 'the side to move has no legal move, so each side takes the seeds in its own row',
    'no-progress': '100 moves without a capture, so each side takes the seeds in its own row',
    repetition: 'threefold repetition, so each side takes the seeds in its own row',
  },
  messages,
};
