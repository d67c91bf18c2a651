import type { PieceShape } from '@tabuleiro/games';

// The chess figures as outlines in a box from -40 to 40, drawn for this board.

export type FigureShape = Extract<PieceShape, 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn'>;

export interface Figure {
  readonly outline: string;
  /** Knobs on top: centres and radii. */
  readonly knobs?: readonly (readonly [x: number, y: number, r: number])[];
  /** Carved lines. */
  readonly carving: string;
}

const FOOT = 'M-23 37H23V31Q23 28 19 26.5';
const FOOT_BACK = 'Q-23 28 -23 31Z';

export const FIGURES: Readonly<Record<FigureShape, Figure>> = {
  pawn: {
    outline: `${FOOT}Q10 15 8 3L13 0Q14 -3 12 -5L8 -6A14 14 0 1 0 -8 -6L-12 -5Q-14 -3 -13 0L-8 3Q-10 15 -19 26.5${FOOT_BACK}`,
    carving: 'M-16 26.5Q0 22.5 16 26.5',
  },
  rook: {
    outline: `${FOOT}L15 -11L21 -16V-34H13V-27H5V-34H-5V-27H-13V-34H-21V-16L-15 -11L-19 26.5${FOOT_BACK}`,
    carving: 'M-15 -11H15M-17 24H17M-21 -18H21',
  },
  bishop: {
    outline: `${FOOT}Q12 24 11 16H14Q15 13 13 10H11Q20 -1 15 -13Q11 -22 4 -28A5.6 5.6 0 1 0 -4 -28Q-11 -22 -15 -13Q-20 -1 -11 10H-13Q-15 13 -14 16H-11Q-12 24 -19 26.5${FOOT_BACK}`,
    carving: 'M3 -19L10 -5M-11 16H11M-11 10H11',
  },
  knight: {
    outline:
      'M-21 37H25V31Q27 1 14 -19Q7 -29 -2 -31L-5 -39L-11 -29Q-16 -26 -18 -17L-29 -3Q-32 4 -27 8Q-22 12 -17 7L-10 3Q-4 3 1 -3Q0 8 -9 15Q-20 23 -20 31L-21 31Z',
    carving: 'M4 -24Q19 -8 18 26M-18 31H22M-26 3L-23 5',
    knobs: [[-11.5, -16.5, 2.2]],
  },
  queen: {
    outline: `${FOOT}Q17 24 17 17L29 -15L16.5 -1L14.5 -24L6 -4L0 -28L-6 -4L-14.5 -24L-16.5 -1L-29 -15L-17 17Q-17 24 -19 26.5${FOOT_BACK}`,
    knobs: [
      [-29, -18, 4.4],
      [-14.5, -28, 4.4],
      [0, -32, 4.8],
      [14.5, -28, 4.4],
      [29, -18, 4.4],
    ],
    carving: 'M-17 16Q0 11 17 16M-18 25Q0 20 18 25',
  },
  king: {
    outline: `${FOOT}Q17 24 17 18C33 5 30 -17 14 -16Q8 -15.5 4 -11V-24H12V-31H4V-39H-4V-31H-12V-24H-4V-11Q-8 -15.5 -14 -16C-30 -17 -33 5 -17 18Q-17 24 -19 26.5${FOOT_BACK}`,
    carving: 'M0 10V-4Q5 -11 13 -11C23 -11 25 3 14 12Q0 8 -14 12C-25 3 -23 -11 -13 -11Q-5 -11 0 -4',
  },
};

/** The gold of a king: its band and its cross. */
export const GOLD = [
  'M-17 13.5Q0 8.5 17 13.5L18.6 25.5Q0 20.5 -18.6 25.5Z',
  'M-4.5 -13V-22H-14V-32H-4.5V-42H4.5V-32H14V-22H4.5V-13Z',
] as const;

export function isFigure(shape: PieceShape): shape is FigureShape {
  return Object.hasOwn(FIGURES, shape);
}
