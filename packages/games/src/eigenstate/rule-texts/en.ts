import type { RuleText } from '../../contract/index.ts';
import type { EigenstateCode } from '../text/en.ts';

export const ruleTexts: readonly RuleText<EigenstateCode>[] = [
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
        text: 'A piece goes where its pins point, over anything between: the middle of its grid stands for its own square.',
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
    body: 'If none of your pieces can step, you only place your two pins. If you have fewer than two empty holes after the step, you fill those you have. One of the two is always possible, so you never pass.',
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
        text: 'A full piece wins at once here, and two empty holes can be filled in one turn: take that piece, or win first.',
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
        text: 'Without new pins and captures a match does not go on for ever: a hundred such moves (both sides) make a draw.',
      },
    ],
  },
];
