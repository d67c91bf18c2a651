import type { CourseTexts } from '../../contract/index.ts';
import type { EigenstateCode } from '../text/en.ts';

export const texts = {
  goal: {
    title: 'Leave them one piece',
    inShort: 'Take enemy pieces until your opponent has only one left.',
    body: 'A side with only one piece left loses. A piece takes another one by landing on its square. You are player one: A to F are yours, 1 to 6 your opponent’s.',
    tasks: {
      'last-but-one': {
        caption:
          'Player two has two pieces left. Step with A up to c5 and take 1. A turn ends with two pins: touch any piece of yours, then an empty hole, twice.',
        after: 'Player two has one piece left, so you have won. What the pins are for comes next.',
        wrong: {
          other:
            'That step takes nothing, so player two still has two pieces. Choose A, then the square of 1 above it.',
        },
      },
    },
  },
  pins: {
    title: 'Pins show the way',
    body: 'A piece is a small map with itself in the middle. Each pin marks a square that it can go to, and it jumps over anything on the way. Without a pin it goes nowhere.',
    tasks: {
      'four-pins': {
        caption: 'A has four pins. Step to d5 with it, then place any two pins.',
        after: 'That was the pin two holes above the middle and one to the right: two rows up, one column right.',
        wrong: {
          other:
            'That pin leads somewhere else. From the middle of A’s map, d5 is two rows up and one column to the right.',
        },
      },
      over: {
        caption: 'B stands right in front of A. Go over it: step with A to b3, then place any two pins.',
        after: 'The pin two holes above the middle leads two rows up, whatever stands between.',
        wrong: {
          'tell-take-own-two':
            'That pin leads only one row up, to B, so A has taken your own piece. Use the pin two holes above the middle.',
          other: 'This time move A: its upper pin leads right over B.',
        },
      },
      'not-turned': {
        caption:
          'Maps are never turned round, so 2 reads its pins just as you do. Step with A where 2 cannot take it, then place any two pins.',
        after: 'The pins of 2 lead to d3 and c2, but not to e2. The top row of holes is two rows up for both players.',
        wrong: {
          other:
            '2 has a pin two rows down and one column left of its middle. From d4 that is c2, so A must go to its other square.',
        },
      },
    },
  },
  turn: {
    title: 'One step, two pins',
    body: 'On your turn you step once, then put two pins into empty holes of your pieces, of one or of two. A new pin works from your next turn on, and never comes out again.',
    tasks: {
      spread: {
        caption: 'Step with B. Then place one pin in A and one in B.',
        after: 'Both have learned something. The piece that gets pins need not be the one that stepped.',
        wrong: {
          other: 'That turn is allowed, but the task was: step with B, then one pin in A and one in B.',
        },
      },
      'take-aim': {
        caption: 'Step with A to c3. Then give A a pin that leads to 2, so that it could take it on your next turn.',
        after: 'From c3, piece 2 is two rows up and one column right. Player two has one turn now to save it.',
        wrong: {
          other:
            'A does not aim at 2 from there. Step to c3, and put a pin two holes above the middle of A and one to the right.',
        },
      },
    },
  },
  capture: {
    title: 'Taking pieces',
    body: 'Whatever stands on the square where you land is out for good, with its pins. That goes for your own pieces too, so look twice. You never have to take.',
    tasks: {
      'not-your-own': {
        caption: 'Take an enemy piece. Then place any two pins.',
        after: 'Piece 1 is out of the game, and your B still stands.',
        wrong: {
          'tell-take-own-two': 'That was your own B, and now it is out of the game. Piece 1 stands on b5.',
          other: 'That step takes nothing. One of A’s pins leads to piece 1 on b5.',
        },
      },
      'in-safety': {
        caption: 'A can take 1 or 2. Take the one where player two cannot take A back. Then place any two pins.',
        after: 'No enemy pin leads to b5. Before you land, always look at what your opponent’s pins reach.',
        wrong: {
          'tell-take-two': 'You took 2, but a pin of 3 leads two rows down to d4: it would take A. Take the other one.',
          other: 'That takes nothing. A’s pins lead to two enemy pieces.',
        },
      },
    },
  },
  missing: {
    title: 'When something is missing',
    body: 'If no piece of yours can step, you only place your two pins. If you have fewer than two empty holes, you fill those you have. So you never pass.',
    tasks: {
      'way-back': {
        caption: 'All your pins lead off the board. Place two pins, one of them in A so that it leads one row down.',
        after: 'Without a step the turn was two pins, and next time A can go down to a5.',
        wrong: {
          other: 'A still has no pin that leads one row down. It goes into the hole right below A’s middle.',
        },
      },
      'last-hole': {
        caption: 'You have one empty hole left, in A. Take 1 on b4 with A, and place your last pin.',
        after:
          'There was room for one pin only. A draw is possible only when all holes are filled: after a hundred moves without a capture, or when a position comes up for the third time.',
        wrong: {
          other: 'The turn was allowed, but 1 is still there. A has a pin two rows up, and that leads to b4.',
        },
      },
    },
  },
  'two-left': {
    title: 'Your last two pieces',
    body: 'With one piece at the end of a turn you have lost, even if you took the other one yourself. When you are down to two, every enemy pin counts.',
    tasks: {
      'keep-both': {
        caption: 'You have two pieces left, and A can go to two squares. Do not lose. Then place any two pins.',
        after: 'A and B are both still there. The other square was B’s own.',
        wrong: {
          'tell-take-own-two': 'A took your own B. You have one piece left and have lost: choose the other square.',
          other: 'Step with A to the empty square.',
        },
      },
      'be-first': {
        caption: 'Both have two pieces, and 1 aims at your A. Win before player two does.',
        after: 'Player two has one piece left and has lost. With two pieces each, the first capture wins.',
        wrong: {
          other: 'That takes nothing, and player two gets a turn. One of B’s pins leads to 1 on d4.',
        },
      },
    },
  },
  full: {
    title: 'A full piece',
    body: 'There is a second way to win. When both players have exactly two pieces, a piece with all 24 holes filled wins. If both have a full piece, the player who has just moved wins.',
    tasks: {
      'two-holes': {
        caption: 'Both have two pieces, and A has two empty holes. Step with either, then fill A.',
        after: 'All 24 holes of A are filled: you win.',
        wrong: {
          other: 'A has an empty hole still. Both pins must go into A, in two opposite corners.',
        },
      },
      'down-to-two': {
        caption: 'A is full, but player two has three pieces. Make it two, and win.',
        after: 'Two pieces each, and A is full: you win.',
        wrong: {
          'tell-take-own-none': 'That was your own B: with one piece left you have lost, full or not.',
          other: 'Player two still has three pieces, so the full piece does not count yet. Take 1 on c4.',
        },
      },
      'at-any-time': {
        caption:
          'Now another variant, “A full piece always wins”: the two pieces each do not matter. A has one empty hole. Step, and fill it.',
        after:
          'With three pieces each you have won all the same: in this variant the number of pieces does not matter.',
        wrong: {
          other: 'A is not full yet. One of your two pins must go into its last hole, at the top right.',
        },
      },
    },
  },
  puzzle: {
    title: 'Your first puzzle',
    body: 'Before each turn ask two things: what do my pins reach, and what do theirs? You have two pieces. Lose one, and the match is over.',
    tasks: {
      fork: {
        caption: 'Piece 2 aims at both A and B. Find the only step that does not lose. Then place any two pins.',
        after:
          'Running away would have saved only one of the two. You took the attacker, and no other enemy pin reaches A or B. You are ready for a match.',
        wrong: {
          'tell-take-two':
            'A capture, but 2 is still there and takes B next turn. Then you have one piece left. Take the piece that aims at you.',
          'tell-step-two':
            'Only one of your pieces has moved, and 2 takes the other one. Is there a way to get rid of 2?',
          other: 'After that, 2 takes one of your pieces. Look at B’s pins.',
        },
      },
    },
  },
} satisfies CourseTexts<EigenstateCode>;
