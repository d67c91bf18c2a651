/** The measured positions of a variant, with depths and, for short counts, repeats. */
export interface Subject {
  readonly game: string;
  readonly variant: string;
  readonly positions: readonly (readonly [depth: number, position: string, repeats?: number])[];
}

// Openings and crowded middlegames, as a search meets them; each has some hundred thousand to some ten million plies.
export const SUBJECTS: readonly Subject[] = [
  {
    game: 'choko',
    variant: 'standard',
    positions: [
      [5, '5/5/5/5/5 w w 12,12 0'],
      [5, '5/1b3/5/2w2/4w w b 10,9 0'],
      [5, '2w1b/1bb2/2b2/5/3w1 b - 8,8 6'],
      [6, '1bw1w/4w/bw1ww/5/b1w1w b w 0,1 0'],
      [6, '2bbw/wbwb1/wbwwb/2bb1/bw1bw b - 0,0 99'],
    ],
  },
  {
    game: 'echek',
    variant: 'standard',
    positions: [
      [4, '4/1kK1/4/4 w Rr - 0'],
      [4, 'r3/1kK1/3R/4 w Rr - 0'],
      [4, 'b3/1BR1/kK2/4 b Rr - 0'],
      [7, '2pB/qkK1/nb1R/1r1P w Rr Q 1'],
    ],
  },
  {
    game: 'eigenstate',
    variant: 'standard',
    positions: [
      [2, 'Db1.ffefff,Ff4.010000 4d2.000080,5d5.7c7ecc 1 0'],
      [
        1,
        'Aa1.010000,Bb1.010000,Cc1.010000,Dd1.010000,Ee1.010000,Ff1.010000 1a6.000080,2b6.000080,3c6.000080,4d6.000080,5e6.000080,6f6.000080 1 0',
        100,
      ],
      [
        1,
        'Aa1.010080,Bb3.410000,Cc1.910401,Dd2.110800,Ee4.052280,Ff1.118021 1e3.2000a8,2b5.800980,3c6.0a0080,4d6.448080,5e1.02209a,6f5.000080 1 0',
        50,
      ],
    ],
  },
  {
    game: 'hecatomb',
    variant: 'ten-turns',
    positions: [
      [4, 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 10'],
      [4, 'qqqqkqqq/qqqQqqqq/qq1qqqqq/2qqqqqq/2QQQQQQ/QQqQQQQQ/QQQQQQQQ/QQQQKQQQ b 5'],
      [4, 'qqqqkqqq/qqqqQqqq/qqq1qqqq/q2qQqqq/Q1q1QQQQ/QQQqQQQQ/QQQQQQQQ/QQQQKQQQ w 4'],
      [3, 'q2qkq2/qqq4Q/qqq5/1q2q3/Q4Q2/Q7/QQQQQ2Q/QQQ1K1QQ w 6'],
    ],
  },
  {
    game: 'oware',
    variant: 'report',
    positions: [
      [10, '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0'],
      [10, '0,8,7,0,7,5/0,6,0,1,7,7 0,0 N 7'],
      [15, '0,1,0,1,0,0/0,3,3,0,1,0 21,18 S 3'],
    ],
  },
  {
    game: 'oware',
    variant: 'abapa',
    positions: [
      [10, '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0'],
      [10, '1,7,7,0,7,2/6,6,6,6,0,0 0,0 N 5'],
      [12, '0,0,0,0,0,4/0,1,5,1,10,6 0,21 S 6'],
    ],
  },
];
