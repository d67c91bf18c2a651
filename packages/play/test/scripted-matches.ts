/** A match from a position. */
export interface ScriptedMatch {
  readonly game: string;
  /** Absent means the default variant. */
  readonly variant?: string;
  readonly position: string;
  readonly moves: string;
}

/** Where rules matter that neither the illustrated rules nor random matches reach. */
export const SCRIPTED_MATCHES: readonly ScriptedMatch[] = [
  { game: 'echek', position: '2n1/1kKN/4/4 w Rr - 80', moves: 'Ne4-c5 Kc4-d3 P@c6' },
  {
    game: 'eigenstate',
    position: 'Aa1.ffffff,Bd1.ffffff,Cf3.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 1 80',
    moves: 'C-e2 2-a6 A-a3',
  },
  {
    game: 'eigenstate',
    position: 'Ac2.3fffff,Be1.010000 1a6.000080,2f6.000080 1 0',
    moves: 'A-d1/A11/B55 1-a5/141/155 A-b3/B11/B53',
  },
  {
    game: 'eigenstate',
    variant: 'full-piece-anytime',
    position: 'Ac2.3fffff,Be1.010000,Cf1.010000 1d6.000080,2e6.000080,3f6.000080 1 0',
    moves: 'A-e1/C32/C41 1-d5/241/255 A-e3/A12/C31',
  },
  { game: 'oware', position: '9,0,0,0,0,0/9,0,0,0,0,0 20,10 S 80', moves: 'A b B' },
  {
    game: 'oware',
    position: '1,0,0,0,0,0/1,0,0,0,0,0 23,23 S 0',
    moves: 'A a B b C c D d E e F a pass b pass f A c B d C e D f A pass B pass E pass F a C b D c E d F e pass',
  },
];
