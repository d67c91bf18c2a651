import { type Contestant, pointsOf, type Tally } from './tally.ts';

/** How the two players of a series are called. */
export type Names = Readonly<Record<Contestant, string>>;

/** Two players of the same name are told apart by a number. */
export function tellApart(one: string, two: string): Names {
  return one === two ? { 1: `${one} (1)`, 2: `${two} (2)` } : { 1: one, 2: two };
}

/** The results of a series, for programs. */
export function resultsToJson(tally: Tally, names: Names): object {
  const playerOf = (contestant: Contestant): object => ({
    name: names[contestant],
    points: pointsOf(tally.totalOf(contestant)),
    total: tally.totalOf(contestant),
    sides: { 1: tally.scoreOf(contestant, 1), 2: tally.scoreOf(contestant, 2) },
  });
  return {
    matches: tally.matches,
    players: [playerOf(1), playerOf(2)],
    sides: { 1: tally.totalOfSide(1), 2: tally.totalOfSide(2) },
    plies: tally.length,
    endings: tally.endings,
  };
}
