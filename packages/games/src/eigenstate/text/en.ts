import type { GameTexts } from '../../contract/index.ts';

const messages = {
  'no-step': '{mover} only places two pins: none of their pieces can step to a square on the board',
  'one-hole': '{mover} places at most one pin: their pieces have one empty hole left',
  'no-hole': '{mover} places no pins: their pieces have no empty hole left',
  'last-two': '{owner} has two pieces left: losing one more loses the game',
  'full-piece-wins': 'Both players have two pieces: losing one loses, filling all 24 holes of a piece wins',
  'nearly-full': '{owner} has nearly filled {piece} (empty holes: {left}) and wins when it is full',
  'end-near': 'Moves left before the draw, unless there is a new pin or a capture: {left}',
  piece:
    'pieces joined by commas, each a name ({names}), a square from a1 to f6, a dot and six hexadecimal digits in lower case, such as {example}',
  'piece-order': 'each name once at most, and the names in order',
  'free-square': 'a square that no other piece is on',
  'first-pin': 'pins that include the first one, in hole {hole}, because pins are never removed',
  'two-pieces': 'at least two pieces on one of the sides: a side with a single piece has lost',
  'typed-move-form':
    'a piece, a square and the pins in any order, such as {example}; a square may also be a row and a column from the top left, 5 1 for a2',
  'typed-move-square': 'another square for {name}, which stands on {from}, at most two files and two ranks away',
  'typed-pin-order': 'two different pins',
  'move-form':
    'a piece, a dash and a square, then the pins in their order, each a slash, a piece, a row and a column, such as {example}; when no piece can step, a dash and two pins',
  'move-piece': 'a piece of {mover} that is in play: {names}',
  'move-square': 'for {name} on {from}, another square at most two files and two ranks away',
  'pin-order': 'two different pins, in the order of their pieces and then of their holes, row by row',
  'pick-piece': 'Choose a piece to step with',
  'pick-goal': 'Choose where {piece} goes',
  'pick-first-pin': 'Choose an empty hole for your first pin',
  'pick-first-pin-own': 'You are taking your own {taken}. Choose an empty hole for your first pin',
  'pick-second-pin': 'Choose an empty hole for your second pin',
  'pick-lone-pin': 'Choose the empty hole that is left: you place one pin',
  'pick-pins-only': 'Choose an empty hole for your first pin (you do not step)',
  'not-there': 'that is not on the board',
  'square-empty': 'no piece stands on {cell}: choose one of yours',
  'by-square': 'choose {piece} by its square, {cell}',
  'piece-theirs': '{piece} belongs to {owner}: choose one of your pieces',
  'piece-stuck': '{piece} cannot step: none of its pins leads to a square on the board',
  'piece-out': '{piece} is out of the game',
  'piece-taken': 'your own step takes {piece}: it gets no more pins',
  'goal-same': '{piece} stands on {cell} already: choose where it goes',
  'goal-far': 'no pin leads as far as {cell}: two files and two ranks are the most',
  'goal-no-pin': '{piece} has no pin that leads to {cell}: it would need one that leads {way}',
  'step-first': 'step first: the pins come after',
  'hole-wanted': 'a pin goes into a hole: touch one of your pieces, then an empty hole',
  'hole-centre': 'the centre is {piece} itself, not a hole',
  'hole-filled': '{piece} has this pin already: choose an empty hole',
  'hole-picked': 'your first pin is here: choose another hole',
  'done-step': 'your turn is not complete: while one of your pieces can step, you must step',
  'done-two-pins': 'your turn is not complete: you have two pins to place',
  'done-one-pin': 'your turn is not complete: you have one pin to place',
  'turn-whole': 'your turn is complete: one step and two pins at most',
  'tell-step-two': '{mover} steps with {piece} from {from} to {to} and places two pins: {first}, {second}',
  'tell-step-one': '{mover} steps with {piece} from {from} to {to} and places a pin: {first}',
  'tell-step-none': '{mover} steps with {piece} from {from} to {to}',
  'tell-take-two': '{mover} takes {taken} with {piece}, from {from} to {to}, and places two pins: {first}, {second}',
  'tell-take-one': '{mover} takes {taken} with {piece}, from {from} to {to}, and places a pin: {first}',
  'tell-take-none': '{mover} takes {taken} with {piece}, from {from} to {to}',
  'tell-take-own-two':
    '{mover} takes their own {taken} with {piece}, from {from} to {to}, and places two pins: {first}, {second}',
  'tell-take-own-one': '{mover} takes their own {taken} with {piece}, from {from} to {to}, and places a pin: {first}',
  'tell-take-own-none': '{mover} takes their own {taken} with {piece}, from {from} to {to}',
  'tell-pins': '{mover} cannot step and places two pins: {first}, {second}',
  'name-step-two': '{piece} to {to}, pins: {first}, {second}',
  'name-step-one': '{piece} to {to}, pin: {first}',
  'name-step-none': '{piece} to {to}',
  'name-take-two': '{piece} takes {taken} on {to}, pins: {first}, {second}',
  'name-take-one': '{piece} takes {taken} on {to}, pin: {first}',
  'name-take-none': '{piece} takes {taken} on {to}',
  'name-pins': 'pins: {first}, {second}',
  pin: '{way} in {piece}',
  'pin-to': '{piece} (to {cell})',
  'way-both': '{along} and {across}',
  'up-1': 'one up',
  'up-2': 'two up',
  'down-1': 'one down',
  'down-2': 'two down',
  'left-1': 'one left',
  'left-2': 'two left',
  'right-1': 'one right',
  'right-2': 'two right',
};

/** The message codes of Eigenstate: every language has a text for each. */
export type EigenstateCode = keyof typeof messages;

export const texts: GameTexts<EigenstateCode> = {
  name: 'Eigenstate',
  summary: 'Six pieces that learn to move: each turn, move one and teach your pieces two new moves.',
  history:
    'Eigenstate is a game by Martin Grider, from 2016. Its pieces are tiles with holes, and the pins that you place in them decide where they can go. The name comes from quantum physics: an eigenstate is a state in which a measurement has one certain result.',
  likes: 'building your pieces as you play',
  sides: {
    1: { name: 'player one', toMove: 'Player one to move', wins: 'Player one wins' },
    2: { name: 'player two', toMove: 'Player two to move', wins: 'Player two wins' },
  },
  variants: {
    standard: { name: 'Standard', summary: 'A full piece wins only when both players have two pieces left.' },
    'full-piece-anytime': {
      name: 'A full piece always wins',
      summary: 'A piece with all 24 holes filled wins at once, however many pieces are left.',
    },
  },
  starts: { standard: 'First rows' },
  players: {
    easy: { name: 'easy', summary: 'Looks one step of its own ahead.' },
    medium: { name: 'medium', summary: 'Looks two steps of its own ahead.' },
    hard: { name: 'hard', summary: 'Looks three steps of its own ahead.' },
  },
  styles: {
    attack: { name: 'attack', summary: 'Comes close and threatens your pieces.' },
    defend: { name: 'defence', summary: 'Keeps its pieces out of your reach.' },
  },
  rules: [
    {
      id: 'board',
      title: 'The board',
      body: 'The board has six ranks of six squares. The pieces A to F of player one stand on the bottom rank, the pieces 1 to 6 of player two on the top rank. Player one begins.',
    },
    {
      id: 'pins',
      title: 'Pieces and pins',
      body: 'Each piece has five rows of five points: the centre is the piece itself, the other 24 are holes. A pin in a hole lets the piece go to the square in that direction, at that distance. Pieces are never turned on the board, so a pin means the same direction for both players. At first each piece has one pin: one step up for player one, one step down for player two. Pins are never removed.',
      examples: {
        directions: {
          caption: 'Try it: one of A’s four pins leads to a5. Go there, then place any two pins.',
          after: 'The hole at the top left points two files to the left and two ranks up.',
        },
      },
      firstTime: [
        {
          codes: ['pick-goal'],
          urgent: true,
          text: 'A piece goes where its pins point: the middle of its grid is its own square, and each pin is a square that it reaches from there, over whatever stands between.',
        },
      ],
    },
    {
      id: 'step',
      title: 'A turn: the step',
      body: 'First you step: take one of your pieces to a square on the board to which one of its pins leads. It jumps over anything on the way. Whatever stands on that square is out of the game, even if it is yours.',
      examples: {
        take: {
          caption: 'Try it: take an enemy piece, then place any two pins.',
          after: 'The piece on that square is out of the game for good.',
        },
        jump: { caption: 'A has a pin two steps up, and B stands between.', after: 'A piece jumps over anything.' },
        own: {
          caption: 'A’s only step leads to a square where B stands.',
          after: 'A piece that lands on its own side takes that piece too.',
        },
      },
      firstTime: [
        {
          codes: ['tell-take-two', 'tell-take-one', 'tell-take-none'],
          text: 'A captured piece is out of the game for good, and its pins with it.',
        },
        {
          codes: ['tell-take-own-two', 'tell-take-own-one', 'tell-take-own-none'],
          text: 'Whatever a piece lands on is out of the game, even a piece of its own side.',
        },
      ],
    },
    {
      id: 'new-pins',
      title: 'A turn: the pins',
      body: 'Then you place two pins in empty holes of your pieces still in play, both in one piece or one each in two. A new pin works from your next turn on.',
      examples: {
        'whole-turn': {
          caption: 'Try it: make a complete turn. Step with a piece, then place two pins wherever you like.',
          after: 'Both pins may go into one piece, or one each into two.',
        },
        'next-turn': {
          caption: 'A gets a pin that leads one step up and to the right.',
          after: 'On their next turn player one used the new pin.',
        },
      },
      firstTime: [
        {
          codes: ['tell-step-two'],
          text: 'Every step is followed by two new pins. They work from the next turn on and are never removed.',
        },
      ],
    },
    {
      id: 'missing',
      title: 'When something is missing',
      body: 'If none of your pieces can step, you only place your two pins. If you have fewer than two empty holes after the step, you fill those you have. One of the two is always possible, so nobody ever passes.',
      examples: {
        'no-step': {
          caption: 'Try it: every pin of player one leads off the board. Place two pins.',
          after: 'Without a step the turn is two pins.',
        },
        'one-hole': {
          caption: 'Player one has a single empty hole left.',
          after: 'One pin was all that there was room for.',
        },
      },
      firstTime: [
        {
          codes: ['no-step', 'tell-pins'],
          urgent: true,
          text: 'When no piece can step to a square on the board, the turn is two pins.',
        },
        {
          codes: ['one-hole', 'no-hole'],
          text: 'With fewer than two empty holes left you fill those, and you may have no pin to place.',
        },
      ],
    },
    {
      id: 'one-piece',
      title: 'Down to one piece',
      body: 'If you have only one piece at the end of a turn, you lose, even if you took the other one yourself, and even if the piece that is left is full.',
      examples: {
        win: {
          caption: 'Try it: player two has two pieces left. Take one, and place your pins all the same.',
          after: 'Player two has one piece left and has lost.',
        },
        'own-fault': {
          caption: 'Player one has two pieces, and A lands on B.',
          after: 'With one piece left player one has lost, by their own move.',
        },
      },
      firstTime: [
        {
          codes: ['match-begins'],
          text: 'Land on the enemy’s pieces to take them: a side with only one piece left loses.',
        },
        {
          codes: ['last-two'],
          urgent: true,
          text: 'A player with one piece left has lost, so take care of your last two.',
        },
      ],
    },
    {
      id: 'full-piece',
      title: 'A full piece',
      body: 'If both players have exactly two pieces at the end of a turn, a piece with all 24 holes filled wins for its owner. If both players have a full piece, the player who has just moved wins. In the variant “A full piece always wins” this holds at the end of every turn, however many pieces are left. Captures count as before: with two pieces each, taking one still wins.',
      examples: {
        fill: {
          caption: 'Try it: A has two empty holes. Step, then fill them both.',
          after: 'With two pieces each, a full piece wins.',
        },
        'both-full': {
          caption: 'A and 1 are full. Player one takes 3, which leaves two pieces each.',
          after: 'Both have a full piece, so the player who has just moved wins.',
        },
        'not-yet': {
          caption: 'Standard rules: player one fills A, but has three pieces.',
          after: 'The match goes on: a full piece wins only with two pieces each.',
        },
        'fill-anytime': {
          caption: 'Try it with the rule “A full piece always wins”: step, then fill A.',
          after: 'Here a full piece wins, however many pieces are left.',
        },
      },
      firstTime: [
        {
          codes: ['full-piece-wins'],
          urgent: true,
          text: 'With two pieces each there is a second way to win: fill all 24 holes of one piece.',
        },
        {
          codes: ['nearly-full'],
          urgent: true,
          text: 'Here a full piece wins at once. A piece with at most two empty holes can be filled in one turn: take it, or win first.',
        },
      ],
    },
    {
      id: 'draws',
      title: 'Draws',
      body: 'A hundred moves (both sides) without a new pin or a capture, or the same position for the third time, make a draw. Both need players without empty holes, so where a full piece always wins no match is drawn.',
      examples: {
        hundred: {
          caption: '99 moves have passed without a new pin or a capture.',
          after: 'The hundredth quiet move makes a draw.',
        },
        'third-time': {
          caption: 'All holes are filled, and both players step to and fro.',
          after: 'The first position has come up for the third time: a draw.',
        },
      },
      firstTime: [
        {
          codes: ['position-repeats'],
          text: 'The same position has come up again: the third time makes a draw.',
        },
        {
          codes: ['end-near'],
          text: 'A match without new pins and captures does not go on for ever: after a hundred such moves (both sides) it is a draw.',
        },
      ],
    },
  ],
  endings: {
    'one-piece': '{loser} has one piece left',
    'full-piece': '{winner} has a piece with all 24 holes filled',
  },
  messages,
};
