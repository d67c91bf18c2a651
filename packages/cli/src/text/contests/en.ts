import type { ContestTexts } from './texts.ts';

export const texts: ContestTexts = {
  commands: {
    match: 'let two computer players play many matches on all cores, and say which is stronger and by how much',
    tournament: 'let computer players play each other, and put them on a ladder of strength',
  },
  options: {
    player: 'a computer player: a classic one, 1 to 10, max, or ugi:<command>',
    games: 'how many matches, half of them with sides changed; else 100, and with --sprt as many as it takes',
    time: 'how many milliseconds max and ugi: players think about a move',
    timeOfOne: 'as --time, for this player alone',
    nodes: 'how many positions max and ugi: players look at for a move',
    nodesOfOne: 'as --nodes, for this player alone',
    openingPlies: 'how many random plies a match begins with, more when there are too few such openings; else 2',
    seed: 'a number: the same seed gives the same openings; else 1',
    sprt: 'stop when it is clear whether A is elo0 or elo1 stronger than B, such as 0,20',
    threads: 'how many matches are played at the same time; else as many as there are cores',
    record: 'write the records of all matches to a file',
    file: 'where the matches are kept; else in the folder for data, under a name that the settings decide',
    fresh: 'play again what another build of the program has played',
    entrants:
      'players from weak to strong, with commas; levels and classics stand for all of these; else levels,max,classics',
    pairs: 'who plays whom, neighbours or all; else neighbours, and each classic player against the levels next to it',
    gamesOfPair: 'how many matches each pair plays; else 200',
    timeOfAll: 'how many milliseconds max and ugi: players think about a move; else 100',
    anchor: 'the player whose rating is known, such as 1=1000; else the first has 1000',
    out: 'write the tables into a Markdown file, in the place of those of the last time',
    dir: 'the folder in which the matches are kept; else the one for data',
  },
  expected: {
    hypotheses:
      'two differences in Elo from -2000 to 2000 with a comma between them, the smaller one first, such as 0,20',
    'no-limit': 'no limit: only max and ugi: players take one',
    'player-once': 'each player once',
    'two-players': 'at least two players with commas between them',
    anchor: 'a player of the tournament and its rating, such as 1=1000',
  },
  time: (ms) => `${ms} ms`,
  nodes: (nodes) => `${nodes} nodes`,
  opening: (plies) => (plies === 0 ? 'all from the start' : `openings of ${plies === 1 ? '1 ply' : `${plies} plies`}`),
  strength: (name, score, elo, low, high) =>
    `Strength: ${name} scores ${score}, an Elo difference of ${elo} (95 % sure: from ${low} to ${high}).`,
  superiority: (name, percent) => `Likelihood that ${name} is the stronger one: ${percent}.`,
  sprt: {
    'accepted-1': (name, _, elo1) => `Test: accepted that ${name} is ${elo1} Elo ahead.`,
    'accepted-0': (name, elo0, elo1) => `Test: ${name} is not ${elo1} Elo ahead; ${elo0} or less is likelier.`,
    'going-on': (name, elo0, elo1) => `Test: not clear yet whether ${name} is ${elo0} or ${elo1} Elo ahead.`,
  },
  sprtRatio: (ratio, low, high, matches) =>
    `(Log-likelihood ratio ${ratio}, bounds ${low} and ${high}, match ${matches}.)`,
  olderBuild: (matches) =>
    `Another build of the program played ${matches} of these matches; with --fresh they are played again.`,
  keptIn: (file) => `The matches are kept in ${file}`,
  goOn: 'Interrupted. What was played is kept; the same command goes on from here.',
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
  unrated: '–',
  ladderNote: (player, rating) =>
    `The rating of ${player} is set to ${rating}; the others are measured from it and lie within ± with a certainty of 95 %. A draw counts half.`,
  madeBy: 'Made by',
  noSectionEnd: (begin, end) => `${begin} is not followed by ${end}; the file is left as it is`,
  journal: {
    noSeries: 'this is not the file of a series; the file is left as it is',
    otherSeries: (setting, inFile, wanted) =>
      `this is another series (${setting} is ${inFile} in the file, and should be ${wanted}); name another file`,
    noMatch: (line) => `line ${line} is not a match of a series; the file is left as it is`,
    wrongMoves: (match) => `the moves of match ${match} cannot be played; no records were written`,
  },
};
