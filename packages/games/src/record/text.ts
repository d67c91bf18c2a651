import {
  assertForm,
  type MatchRecord,
  plainComment,
  plainTags,
  type Ply,
  RECORD_VERSION,
  type RecordLine,
  resultMarkOf,
  UNKNOWN_PLAYER,
} from './record.ts';

// Records as text, in the manner of PGN: tags, then numbered plies with {comments} and (variations), then the result.
// They are read in parse-text.ts.

const LINE_WIDTH = 100;

/** A closing brace within a comment; `unescapeText` reads it back. */
const ESCAPED_BRACE = String.raw`\u007D`;

/**
 * Writes a record as text that `parseRecords` reads back as the same record, except for spaces around comments, empty comments
 * and players called `?`.
 */
export function makeRecord(record: MatchRecord, defaultStart: string): string {
  assertForm(record);
  const { Player1 = UNKNOWN_PLAYER, Player2 = UNKNOWN_PLAYER, ...others } = plainTags(record.tags);
  const mark = resultMarkOf(record.outcome);
  const tags: [string, string][] = [
    ['Tabuleiro', String(RECORD_VERSION)],
    ['Game', record.game],
    ['Variant', record.variant],
    ['Player1', Player1],
    ['Player2', Player2],
    ['Result', mark],
  ];
  if (record.start !== defaultStart) tags.push(['Start', record.start]);
  if (record.outcome !== null) tags.push(['Reason', record.outcome.reason]);
  tags.push(...Object.entries(others));
  const head = tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`).join('\n');
  return `${head}\n\n${wrap([...lineWords(record, 1), mark])}\n`;
}

function* lineWords(line: RecordLine, firstPly: number): Generator<string> {
  const { comment } = plainComment(line.comment);
  if (comment !== undefined) yield makeComment(comment);
  for (const [index, ply] of line.plies.entries()) {
    yield `${firstPly + index}. ${ply.move}`;
    const plyComment = makePlyComment(ply);
    if (plyComment !== '') yield plyComment;
    for (const variation of ply.variations ?? []) {
      yield '(';
      yield* lineWords(variation, firstPly + index);
      yield ')';
    }
  }
}

function makePlyComment(ply: Ply): string {
  const { clockMs } = ply;
  const { comment } = plainComment(ply.comment);
  if (clockMs === undefined) return comment === undefined ? '' : makeComment(comment);
  const clock = `[%clk ${clockMs}]`;
  return comment === undefined ? `{${clock}}` : `{${clock} ${makeComment(comment).slice(1)}`;
}

/** A bracket at the beginning would be read as a clock. Readers of PGN end a comment at the first brace, escaped or not. */
function makeComment(comment: string): string {
  return `{${comment.replace(/\\|^\[/g, '\\$&').replaceAll('}', ESCAPED_BRACE)}}`;
}

function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > LINE_WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
