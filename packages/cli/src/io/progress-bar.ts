import type { Writable } from 'node:stream';
import type { ProgressBar } from '@tabuleiro/lab';

const SILENT: ProgressBar = { update: () => {}, stop: () => {} };

/** A progress bar if the stream is a terminal and there is something to wait for. */
export async function openProgress(stream: Writable, total: number): Promise<ProgressBar> {
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
    // Changes nothing about the terminal, so that Ctrl-C needs no clean-up.
    hideCursor: false,
    linewrap: true,
    gracefulExit: false,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
