import type { CourseTexts } from '../../contract/index.ts';
import type { ChokoCode } from '../text/en.ts';

export const texts = {
  goal: {
    title: 'The goal',
    inShort: 'Capture all enemy men: jump over one, and you remove another one as well.',
    body: 'Choko is a battle with sticks in the sand. Each side has twelve sticks, which we call men. You lose when you have no man left. You are white. The small man with a number, beside the board, counts the men a side has lost: black has only one left.',
    tasks: {
      'last-man': {
        caption:
          'Jump over the black man. Choose your man first, then the empty hole on the other side of the black man.',
        after: 'You jumped over it, so you captured it. Black has no man left: you win.',
        wrong: {
          'tell-step': 'That was a step to the next hole. It takes nothing: jump over the black man instead.',
          other: 'Jump over the black man, into the empty hole right behind it.',
        },
      },
    },
  },
  moves: {
    title: 'Dropping and stepping',
    body: 'The board is empty at first, and white begins. When it is your turn, do one thing: drop a man from your hand, beside the board, into any empty hole, or step with a man that is already on the board.',
    tasks: {
      corner: {
        caption: 'Drop your first man where it can never be captured: in a corner.',
        after:
          'A man in a corner cannot be jumped over, because there is no hole behind it. You may drop anywhere, but corners are the safest holes.',
        wrong: {
          'tell-drop':
            'You may drop there, but one day black could jump over that man. Choose one of the four corners.',
          other: 'Drop a man in one of the four corners.',
        },
      },
      beside: {
        caption:
          'A step goes one hole up, down, left or right. Step with your man so that it stands beside the black man.',
        after: 'There is no step on a diagonal, so from where it stood the black man was not beside you yet.',
        wrong: {
          'tell-step':
            'That was a step, but now the black man is not beside yours. Beside means up, down, left or right of it.',
          'tell-drop': 'That was a drop from your hand. This time step with the man that is on the board.',
          other: 'Step with your man to a hole beside the black man.',
        },
      },
    },
  },
  capture: {
    title: 'Capturing',
    body: 'Jump straight over a black man that is beside yours, into the empty hole right behind it. The jumped man is gone, and you also remove one more black man from anywhere on the board, if there is one. You jump once a turn, you never have to, and men in the hand are safe.',
    tasks: {
      jump: {
        caption:
          'Three of your men have a black man beside them, but only one of them can jump. Find it and capture two men.',
        after: 'The others could not jump: behind one black man stood another, and behind the other the board ended.',
        wrong: {
          'tell-step': 'Steps capture nothing. Look for a black man with an empty hole right behind it.',
          'tell-drop': 'A drop captures nothing. One of your men on the board can jump.',
          other: 'Jump over a black man with an empty hole right behind it.',
        },
      },
      second: {
        caption:
          'Jump, then choose the second man well: after your turn, no black man should be able to jump over yours.',
        after: 'You landed beside that black man, and it would have jumped over yours. Removing it made you safe.',
        wrong: {
          'tell-capture-two':
            'The jump is right, but you removed a man that is far away. The one beside your landing hole can now jump over you.',
          'tell-step': 'You may leave a capture for later, but here it wins two men. Jump over the man beside yours.',
          'tell-drop': 'You may drop instead of capturing, but here a jump wins two men.',
          other: 'Jump over the black man beside yours and remove the one that could hurt you.',
        },
      },
      danger: {
        caption:
          'Now black wants to jump over your man in column b. Step with it to the only hole where no black man can jump over it.',
        after:
          'At the edge you can be jumped only along the edge, and no black man is there. Edges are safer than the middle.',
        wrong: {
          'tell-step':
            'Now black can capture the man that was in danger. Look where a black man would be beside it, with an empty hole on the other side.',
          other: 'Step with the man in danger, to where no black man can jump over it.',
        },
      },
    },
  },
  initiative: {
    title: 'The initiative',
    body: 'The token lies nearer to the side that has the initiative; white starts with it. While your opponent has it and you still hold men, you can only drop. You keep it by dropping. If you step or capture, neither side has it.',
    tasks: {
      take: {
        caption: 'Neither side has the initiative now, and the next drop takes it. Take it.',
        after: 'Your drop took the initiative. Black still holds men, so black must drop now.',
        wrong: {
          'tell-step':
            'A step never takes the initiative. Black would drop next and take it, and then you would be the one who must drop.',
          other: 'Only a drop takes the initiative.',
        },
      },
      keep: {
        caption:
          'You have the initiative. Black would like to jump over your man in the middle row, and you cannot jump. Play so that black must drop next turn. Many moves do it.',
        after: 'You dropped and kept the initiative. Black has to drop too and cannot jump, however tempting it is.',
        wrong: {
          'tell-step':
            'A step gives the initiative up. Now black is free to jump, or to drop and take the initiative. Keep it by dropping.',
          other: 'Keep the initiative: drop a man.',
        },
      },
      theirs: {
        caption:
          'Black has the initiative, so you may not jump: you can only drop. Black wants to jump down over your man in the middle. Drop a man so that it cannot.',
        after: 'The hole behind your man is full, so there is nowhere to land. Dropping can defend, too.',
        wrong: {
          'tell-drop':
            'You had to drop, but black can still give the initiative up and jump over your man in the middle. Fill the hole where that jump would land.',
          other: 'Drop a man into the hole where the black man would land.',
        },
      },
    },
  },
  forced: {
    title: 'When you have no choice',
    body: 'If you hold men, but have none on the board or none there that can move, you must drop. If your hand is empty and none of your men can move, you pass, and your opponent plays again. Being shut in is not losing.',
    tasks: {
      stuck: {
        caption:
          'Your man in the corner can neither step nor jump, so you must drop. Drop a man where it will be able to jump over the black man that stands alone.',
        after:
          'You are beside it, and the hole on its other side is empty. Black has to drop now, and had better fill that hole.',
        wrong: {
          'tell-drop':
            'You had to drop, but from there you can jump over nothing. Drop right beside the black man that stands alone.',
          other: 'Drop a man right beside the black man that stands alone.',
        },
      },
      'shut-in': {
        caption: 'Neither side holds any men. Step so that the last black man can neither step nor jump.',
        after: 'Black is shut in and must pass. It has not lost, but it is your turn again.',
        wrong: {
          'tell-step':
            'Black can still step, or jump over a man of yours with an empty hole behind it. Fill the last hole behind your two men beside it.',
          other: 'Step into the last hole that black could jump to.',
        },
      },
    },
  },
  'last-drop': {
    title: 'The last drop of all',
    body: 'When the last of all 24 men has been dropped, neither side has the initiative any more, and it is black’s turn. That is so even if black made that last drop: then black plays twice in a row. From now on men only step and jump.',
    tasks: {
      'last-of-all': {
        caption:
          'This time you are black, and you hold the last man of all. Drop it so that you can jump over a white man at once, in your second turn.',
        after: 'It is your turn again, and the man you dropped can jump. White had no chance to do anything about it.',
        wrong: {
          'tell-drop':
            'Now you play again, but you can jump over nothing. Drop beside a white man that has an empty hole on its other side; men in corners cannot be jumped.',
          other: 'Drop beside a white man that has an empty hole on its other side.',
        },
      },
    },
  },
  end: {
    title: 'How a match ends',
    body: 'A side with no man on the board and none in the hand loses. A match is a draw after a hundred moves in a row, both sides counted together, without a drop or a capture, or when the same position comes up for the third time.',
    tasks: {
      hundredth: {
        caption: '99 moves have passed without a drop or a capture. Do not let it become a draw: win now.',
        after: 'One jump took the last two men: the one you jumped over and the one you removed. You win just in time.',
        wrong: {
          'tell-step':
            'That was the hundredth move without a drop or a capture, so the match is a draw. You can capture instead.',
          other: 'Capture the last two black men with one jump.',
        },
      },
    },
  },
  puzzle: {
    title: 'Your first puzzle',
    body: 'You know all the rules now. In a puzzle one move is the best, and you look for it. Think about what black can do next.',
    tasks: {
      between: {
        caption: 'Black has two men left. Step so that you win with your next jump, whatever black does.',
        after:
          'Neither of them can jump over your man, because the other one stands right behind it. Black has to move one of them all the same, and then you jump over the other and remove both. You can play Choko now.',
        wrong: {
          'tell-step':
            'After that black can get away or even jump over you. Look for the hole where your man touches both black men and neither can jump.',
          other: 'Step to the hole that touches both black men.',
        },
      },
    },
  },
} satisfies CourseTexts<ChokoCode>;
