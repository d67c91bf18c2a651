import type { TuneTexts } from './texts.ts';

export const texts: TuneTexts = {
  commands: { tune: 'let the engine play against itself, and learn from the results what its knowledge is worth' },
  options: {
    matches: 'how many matches to learn from; else 2000',
    nodes: 'how many positions the engine looks at before each move; else 400',
    seed: 'a number: the same seed gives the same matches; else 1',
    threads: 'how many matches are played at a time; else one for each core',
    write: 'write the new weights into the sources of the game',
  },
  matches: (count, draws) => `${count} matches, ${draws} of them drawn`,
  positions: (training, test) => `${training} positions to learn from, ${test} to test on`,
  columns: { weight: 'weight', old: 'old', new: 'new' },
  loss: (before, after) => `Loss on the positions to test on: ${before} before, ${after} now`,
  worse: 'The new weights know these results worse than the old ones: let them play a match before you keep them',
  written: (file) => `Written to ${file}`,
  interrupted: (played, wanted) =>
    `${played} of ${wanted} matches are played and kept; the same command goes on from there`,
  noSources: '--write works only in a checkout of the repository: here there are no sources to write to',
};
