import type { Writable } from 'node:stream';
import type { StatusLine } from '@tabuleiro/lab';

const SILENT: StatusLine = { show: () => {}, clear: () => {} };
/** Back to the start of the line, and clear it. */
const FRESH_LINE = '\r\u001B[K';
const USUAL_COLUMNS = 80;

/** A status line if the stream is a terminal. */
export function openStatusLine(stream: Writable): StatusLine {
  if (!('isTTY' in stream && stream.isTTY === true)) return SILENT;
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
