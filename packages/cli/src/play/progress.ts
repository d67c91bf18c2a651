import type { Writable } from 'node:stream';

/** Shows how far a long work has come. */
export interface Progress {
  update(done: number): void;
  /** Clears the line. */
  stop(): void;
}

const SILENT: Progress = { update: () => {}, stop: () => {} };

/** A bar, when a person looks at the stream and there is something to wait for. */
export async function openProgress(stream: Writable, total: number): Promise<Progress> {
  const isSeen = 'isTTY' in stream && stream.isTTY === true;
  if (!isSeen || total < 2) return SILENT;
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    stream,
    format: '{bar} {value}/{total}',
    barCompleteChar: '#',
    barIncompleteChar: '.',
    barsize: 40,
    clearOnComplete: true,
    // Nothing about the terminal is changed, so that nothing has to be put right when Ctrl-C ends the program.
    hideCursor: false,
    linewrap: true,
    gracefulExit: false,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
