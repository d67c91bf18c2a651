import type { Writable } from 'node:stream';

/** One line that is written again and again while somebody waits. */
export interface StatusLine {
  show(text: string): void;
  clear(): void;
}

const SILENT: StatusLine = { show: () => {}, clear: () => {} };
/** To the beginning of the line, and delete what stands there. */
const FRESH_LINE = '\r\u001B[K';
const USUAL_COLUMNS = 80;

/** A line at the end of the stream, when a person looks at it. */
export function openStatusLine(stream: Writable): StatusLine {
  if (!('isTTY' in stream && stream.isTTY === true)) return SILENT;
  let isShown = false;
  return {
    show: (text) => {
      // A line that fills the last column would go on in the next, which nothing takes away again.
      stream.write(FRESH_LINE + text.slice(0, columnsOf(stream) - 1));
      isShown = true;
    },
    clear: () => {
      if (isShown) stream.write(FRESH_LINE);
      isShown = false;
    },
  };
}

/** Terminals that do not know their width say nothing, or 0. */
function columnsOf(stream: Writable): number {
  const columns = 'columns' in stream && typeof stream.columns === 'number' ? stream.columns : 0;
  return columns > 0 ? columns : USUAL_COLUMNS;
}
