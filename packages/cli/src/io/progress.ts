import type { Writable } from 'node:stream';
import type { ProgressBar, StatusLine } from '@tabuleiro/lab';

// How far the work is, for a person who waits at a terminal: a bar, or a line that is overwritten.

const NO_BAR: ProgressBar = { update: () => {}, stop: () => {} };

/** A progress bar if the stream is a terminal and there is something to wait for. */
export async function openProgress(stream: Writable, total: number): Promise<ProgressBar> {
  const isSeen = 'isTTY' in stream && stream.isTTY === true;
  if (!isSeen || total < 2) return NO_BAR;
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

const NO_LINE: StatusLine = { show: () => {}, clear: () => {} };
/** Back to the start of the line, and clear it. */
const FRESH_LINE = '\r\u001B[K';
const USUAL_COLUMNS = 80;

/** A status line if the stream is a terminal. */
export function openStatusLine(stream: Writable): StatusLine {
  if (!('isTTY' in stream && stream.isTTY === true)) return NO_LINE;
  let isShown = false;
  return {
    show: (text) => {
      // A line that fills the last column would wrap, and the next line would never be cleared.
      stream.write(FRESH_LINE + text.slice(0, columnsOf(stream) - 1));
      isShown = true;
    },
    clear: () => {
      if (isShown) stream.write(FRESH_LINE);
      isShown = false;
    },
  };
}

/** Terminals that do not know their width report nothing, or 0. */
function columnsOf(stream: Writable): number {
  const columns = 'columns' in stream && typeof stream.columns === 'number' ? stream.columns : 0;
  return columns > 0 ? columns : USUAL_COLUMNS;
}
