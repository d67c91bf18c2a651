export const en = {
  commands: { tune: 'let the engine play against itself and learn its weights from the results' },
  options: {
    matches: 'how many matches to learn from; default: 2000',
    nodes: 'how many positions the engine looks at before each move; default: 400',
    seed: 'a number: the same seed gives the same matches; default: 1',
    threads: 'how many matches are played at the same time; default: one for each core',
    write: 'write the new weights into the sources of the game',
  },
  matches: (count: number, draws: number): string => `${count} matches, ${draws} of them drawn`,
  positions: (training: number, test: number): string => `${training} positions to learn from, ${test} to test on`,
  columns: { weight: 'weight', old: 'old', new: 'new' },
  /** The loss on matches that were not used for training. */
  loss: (before: string, after: string): string => `Loss on the test positions: ${before} before, ${after} now`,
  /** When the loss has risen. */
  worse: 'The new weights predict these results worse than the old ones: let them play a series before you keep them',
  written: (file: string): string => `Written to ${file}`,
  interrupted: (played: number, wanted: number): string =>
    `${played} of ${wanted} matches are played and saved; the same command continues from there`,
  /** For --write outside a checkout of the repository. */
  noSources: '--write works only in a checkout of the repository: here there are no sources to write to',
};

export type TuningTexts = typeof en;
