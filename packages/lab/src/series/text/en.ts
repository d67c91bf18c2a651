import type { SprtState } from '../../statistics/sprt.ts';

/** A sentence about the hypotheses of a sequential test. */
type SprtSentence = (name: string, elo0: string, elo1: string) => string;

export const en = {
  commands: {
    match: 'let two computer players play many matches on all cores, and say which is stronger and by how much',
    tournament: 'let computer players play each other, and put them on a ladder of strength',
  },
  options: {
    player: 'a computer player: a classic one, 1 to 10, max, or ugi:<command>',
    games: 'how many matches, half of them with sides swapped; default: 100, and with --sprt as many as it takes',
    time: 'how many milliseconds max and ugi: players think about a move',
    timeOfOne: 'as --time, for this player alone',
    nodes: 'how many positions max and ugi: players look at for a move',
    nodesOfOne: 'as --nodes, for this player alone',
    openingPlies: 'how many random plies a match begins with, more when there are too few such openings; default: 2',
    seed: 'a number: the same seed gives the same openings; default: 1',
    sprt: 'stop once it is clear whether A is elo0 or elo1 stronger than B, such as 0,20',
    threads: 'how many matches are played at the same time; default: as many as there are cores',
    record: 'write the records of all matches to a file',
    file: 'where the matches are kept; default: in the folder for data, under a name that the settings decide',
    fresh: 'play again what another build of the program has played',
    entrants:
      'players from weak to strong, with commas; levels and classics stand for all of these; default: levels,max,classics',
    pairs:
      'who plays whom, neighbours or all; default: neighbours, and each classic player against the levels next to it',
    gamesOfPair: 'how many matches each pair plays; default: 200',
    timeOfAll: 'how many milliseconds max and ugi: players think about a move; default: 100',
    anchor: 'the player whose rating is known, such as 1=1000; default: the first has 1000',
    out: 'write the tables into a Markdown file, replacing those of the last run',
    dir: 'the folder in which the matches are kept; default: the one for data',
  },
  /** What the text expected, by code, after "expected". */
  expected: {
    hypotheses:
      'two differences in Elo from -2000 to 2000 with a comma between them, the smaller one first, such as 0,20',
    'no-limit': 'no limit: only max and ugi: players take one',
    'player-once': 'each player once',
    'two-players': 'at least two players with commas between them',
    anchor: 'a player of the tournament and its rating, such as 1=1000',
  },
  /** Limits, after the name of a player. */
  time: (ms: number): string => `${ms} ms`,
  nodes: (nodes: number): string => `${nodes} nodes`,
  /** How matches begin, in the first line of the report. */
  opening: (plies: number): string =>
    plies === 0 ? 'all from the start' : `openings of ${plies === 1 ? '1 ply' : `${plies} plies`}`,
  strength: (name: string, score: string, elo: string, low: string, high: string): string =>
    `Strength: ${name} scores ${score}, an Elo difference of ${elo} (95 % sure: from ${low} to ${high}).`,
  superiority: (name: string, percent: string): string => `Likelihood that ${name} is the stronger one: ${percent}.`,
  /** The state of the sequential test about the first player. */
  sprt: {
    'accepted-1': (name: string, _: string, elo1: string): string =>
      `Test: accepted that ${name} is ${elo1} Elo ahead.`,
    'accepted-0': (name: string, elo0: string, elo1: string): string =>
      `Test: ${name} is not ${elo1} Elo ahead; ${elo0} or less is likelier.`,
    'going-on': (name: string, elo0: string, elo1: string): string =>
      `Test: not clear yet whether ${name} is ${elo0} or ${elo1} Elo ahead.`,
  } satisfies Record<SprtState, SprtSentence>,
  sprtRatio: (ratio: string, low: string, high: string, matches: number): string =>
    `(Log-likelihood ratio ${ratio}, bounds ${low} and ${high}, match ${matches}.)`,
  olderBuild: (matches: number): string =>
    `Another build of the program played ${matches} of these matches; with --fresh they are played again.`,
  keptIn: (file: string): string => `The matches are kept in ${file}`,
  /** After an interruption. */
  goOn: 'Interrupted. What was played is saved; the same command continues from here.',
  seed: (seed: number): string => `seed ${seed}`,
  matches: (count: number): string => (count === 1 ? '1 match' : `${count} matches`),
  /** The table of results of two players. */
  results: {
    columns: {
      player: 'player',
      side: 'side',
      matches: 'matches',
      wins: 'wins',
      losses: 'losses',
      draws: 'draws',
      points: 'points',
    },
    /** The rows that count both sides, or both players. */
    all: 'all',
    length: (mean: string, shortest: number, longest: number): string =>
      `Plies: ${mean} on average, from ${shortest} to ${longest}.`,
    endings: 'Endings:',
    result: 'Result:',
  },
  columns: {
    player: 'player',
    elo: 'Elo',
    error: '±',
    matches: 'matches',
    score: 'score',
    stronger: 'stronger',
    weaker: 'weaker',
    wins: 'wins',
    draws: 'draws',
    losses: 'losses',
    range: '95 % sure',
  },
  /** In place of an unknown rating. */
  unrated: '–',
  ladderNote: (player: string, rating: number): string =>
    `The rating of ${player} is set to ${rating}; the others are measured from it and lie within ± with a certainty of 95 %. A draw counts half.`,
  /** Before the command of a tournament. */
  madeBy: 'Made by',
  noSectionEnd: (begin: string, end: string): string => `${begin} is not followed by ${end}; the file is unchanged`,
  /** What is wrong with the file of a series. */
  journal: {
    noSeries: 'this is not the file of a series; the file is unchanged',
    otherSeries: (setting: string, inFile: string, wanted: string): string =>
      `this is another series (${setting} is ${inFile} in the file, and should be ${wanted}); name another file`,
    noMatch: (line: number): string => `line ${line} is not a match of a series; the file is unchanged`,
    wrongMoves: (match: number): string => `the moves of match ${match} cannot be played; no records were written`,
  },
};

export type SeriesTexts = typeof en;
