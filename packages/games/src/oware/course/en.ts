import type { CourseTexts } from '../../contract/index.ts';
import type { OwareCode } from '../text/en.ts';

export const texts = {
  goal: {
    title: 'Gather more than half',
    inShort: 'Sow seeds around the board, and gather more than half of all 48 in your store.',
    body: 'You sow seeds around the board and capture some of them into your store. There are 48 seeds, so 25 are more than half: with 25 in your store you win. You play south: the lower row, pits A to F, is yours.',
    tasks: {
      'first-win': {
        caption: 'Your store holds 24. Sow F: its seed joins the one in a, and you take both.',
        after: 'You have 26 seeds, more than half, and win at once. What is left on the board no longer matters.',
        wrong: {
          other:
            'The seeds of C stay in your row and capture nothing, so you still have 24. Sow F, right beside pit a.',
        },
      },
    },
  },
  sowing: {
    title: 'Sow round the board',
    body: 'Choose one of your pits. Its seeds drop one by one into the pits that follow, counterclockwise: along your row, then north’s, then yours again. The stores get none. By the tournament rules, used here, the pit you emptied is skipped.',
    tasks: {
      count: {
        caption: 'Sow so that your last seed lands in c. Count before you choose.',
        after: 'From D it is five pits to c: E, F, a, b, c. D held exactly five seeds.',
        wrong: {
          other:
            'Your last seed fell somewhere else. A pit with five seeds ends five pits further on: count back from c.',
        },
      },
      skip: {
        caption: 'C holds twelve seeds, enough to go all the way round. Make your last seed land in D.',
        after:
          'Eleven seeds went once round to B. The twelfth skipped the empty C and fell in D. A big pit can surprise both players.',
        wrong: {
          other: 'A small pit does not reach D from here. One pit has enough seeds to come round to it.',
        },
      },
    },
  },
  capture: {
    title: 'Capture two or three',
    body: 'Look at the pit where your last seed falls. If it is north’s and now holds two or three seeds, you capture them. Nothing is ever captured in your own row.',
    tasks: {
      'take-three': {
        caption: 'Capture three seeds.',
        after: 'The last seed made three in b, so all three are yours. The four in pit a stay: four is too many.',
        wrong: {
          'tell-sow':
            'Nothing was captured: four seeds in pit a are too many, and in your own row two are safe. End in an enemy pit that then holds two or three.',
          other: 'That is not three seeds. Look for an enemy pit with two, and reach it with your last seed.',
        },
      },
      'on-the-way': {
        caption: 'Capture two seeds. A capture begins where the last seed falls, so look there.',
        after: 'F has one seed, so it was the last one too, and it made two in a.',
        wrong: {
          'tell-sow': 'Nothing was captured: a capture must begin where the last seed falls.',
          other: 'Those are not the two seeds to take. Look where your last seed falls.',
        },
      },
    },
  },
  backwards: {
    title: 'Capture backwards',
    body: 'After a capture, look at the pit just before it. If it is still in north’s row and holds two or three as well, you take it too, and so on backwards. The first pit with another number stops you.',
    tasks: {
      'three-pits': {
        caption: 'Capture eight seeds from three pits in one go.',
        after: 'Three in d, two in c, three in b: eight seeds. In a there were five, and that ended it.',
        wrong: {
          'tell-capture':
            'A capture, but only of one pit. Another of your pits ends in d, with more to take behind it.',
          other: 'Nothing was captured. Your last seed should make two or three in a pit of north.',
        },
      },
      stopped: {
        caption: 'Two pits capture. Choose the one that takes more.',
        after: 'Two in b and three in a: five seeds. E would have stopped after one pit.',
        wrong: {
          'tell-capture':
            'You took three from d, but c held four and stopped you, so b and a were safe. Another pit takes five.',
          other: 'Nothing was captured. End in north’s row, where the last seed makes two or three.',
        },
      },
    },
  },
  'leave-some': {
    title: 'Leave your opponent some seeds',
    body: 'In tournaments a move that would take all the seeds in your opponent’s row captures nothing, though you may play it. And when that row is empty, you must sow at least one seed into it if you can. No side passes.',
    tasks: {
      'not-all': {
        caption: 'North has two seeds. Find a move that really captures something.',
        after: 'You took two from a, and the seed in b is left for north to play with.',
        wrong: {
          'tell-slam':
            'F would take every seed that north has, so it captures none. Leave at least one, and you may take the rest.',
          'tell-sow': 'That captures nothing. One of your pits reaches a with its last seed.',
          other: 'Choose a move that takes some of north’s seeds, but not all.',
        },
      },
      'give-one': {
        caption: 'North’s row is empty. Give as few seeds as you can.',
        after: 'One seed is enough to feed north, and you keep the others.',
        wrong: {
          other: 'That feeds north too, but gives away two seeds, and one is enough. Choose the other pit.',
        },
      },
    },
  },
  'simple-rules': {
    title: 'The simple rules',
    body: 'So far you played by the tournament rules, and a match uses them too unless you choose others under “Set up”. By the simple rules no pit is skipped, you may take all the seeds in the other row, and you pass when your own row is empty.',
    tasks: {
      'back-home': {
        caption: 'The twelve seeds in C again, now by the simple rules. Make your last seed land in C.',
        after: 'C got a seed like every other pit. By the tournament rules the last one would have fallen in D.',
        wrong: {
          other: 'Your last seed must go all the way round to C. Only one pit has that many seeds.',
        },
      },
      'take-all': {
        caption: 'By the simple rules, take every seed that north has.',
        after: 'All four are yours. North’s row is empty now, so north passes until you sow into it.',
        wrong: {
          'tell-capture': 'That leaves north a seed. By these rules you may take all of them.',
          other: 'That captures nothing. F ends in b, with a just before it.',
        },
      },
    },
  },
  end: {
    title: 'How a match ends',
    body: 'With 25 seeds you win; 24 each is a draw. A match also ends after a hundred moves (both sides) without a capture, when a position comes up for the third time, or, in tournaments, when you cannot move: no pit of yours reaches the other, empty row. Then each side adds its row to its store, and more seeds win.',
    tasks: {
      'more-than-half': {
        caption: 'You have 22 seeds. Win with this move.',
        after: 'Five seeds more make 27. More than half wins at once.',
        wrong: {
          'tell-capture':
            'Now you have 24, and that is only half: the match goes on. Another capture takes more than two.',
          other: 'That captures nothing, so nothing is won yet. You need at least three seeds.',
        },
      },
      'keep-yours': {
        caption:
          '99 moves have passed without a capture. After this one the seeds are counted. Keep yours in your row, and win.',
        after: 'Three seeds in your row and 22 in your store: 25 to 23, and you win.',
        wrong: {
          other: 'Your seed went over to north and counted there: 24 each, a draw. Move a seed that stays in your row.',
        },
      },
    },
  },
  puzzle: {
    title: 'Your first puzzle',
    body: 'A good move often threatens two things at once: your opponent has one turn and can stop only one of them. Before you sow, look at what your next move could capture.',
    tasks: {
      'two-threats': {
        caption: 'You have 21 seeds. Play so that you win with your next move, whatever north does.',
        after:
          'You have 23 now. Next E captures in a, or F captures in c, and north cannot save both. You are ready for a match.',
        wrong: {
          'tell-capture':
            'You took the same two seeds, but now none of your pits threatens anything. Take them with another pit.',
          other: 'That captures nothing. Begin with the two seeds in b: which of two pits should take them?',
        },
      },
    },
  },
} satisfies CourseTexts<OwareCode>;
