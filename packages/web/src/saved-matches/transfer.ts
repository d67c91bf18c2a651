import { makeRecord, type MatchRecord, parseEachRecord, type ReadRecord, type RecordError } from '@tabuleiro/games';
import { type MatchKey, type MatchLibrary, type SavedMatch, savedRecordOf } from './saved-match.ts';

// Matches as one file of records, and back.

const DATE_TAG = 'Date';
/** Matches are added in groups of this size; the page can draw between two groups. */
const GROUP = 50;

/** The records of matches in one text, with their dates. */
export function exportText(matches: readonly SavedMatch[]): string {
  return matches.map(datedRecord).join('\n');
}

/** The record of a match with its date. */
export function datedRecord({ record, startedAt }: SavedMatch): string {
  // The tags end at the first empty line.
  return record.replace('\n\n', `\n[${DATE_TAG} "${new Date(startedAt).toISOString()}"]\n\n`);
}

export interface ImportReport {
  readonly added: number;
  /** Matches that were saved already. */
  readonly known: number;
  readonly errors: readonly RecordError[];
  /** Whether there was room for all of them. */
  readonly isSaved: boolean;
  /** The match read first. */
  readonly first: MatchKey | null;
}

/** Adds the matches of a text that are not saved yet. Tells its progress, in percent, and waits for `breathe`. */
export async function importText(
  library: MatchLibrary,
  text: string,
  breathe: (percent: number) => Promise<void> = () => Promise.resolve(),
): Promise<ImportReport> {
  const known = new Map((await library.list()).map((match) => [match.id, match]));
  const errors: RecordError[] = [];
  const group: SavedMatch[] = [];
  let [added, already, isSaved, done] = [0, 0, true, 0];
  let first: MatchKey | null = null;
  const write = async (): Promise<void> => {
    if (group.length > 0 && !(await library.add(group.splice(0)))) isSaved = false;
    await breathe(Math.round((100 * done) / Math.max(1, text.length)));
  };
  for await (const { text: own, read } of parseEachRecord(text)) {
    done += own.length;
    if (!read.ok) {
      errors.push(read.error);
      continue;
    }
    const match = importedMatch(read.value, known);
    first ??= { game: match.game, seed: match.seed };
    const same = known.get(match.id);
    if (same !== undefined && !isFurther(match, same)) already++;
    else {
      added++;
      known.set(match.id, match);
      group.push(match);
    }
    if (group.length >= GROUP) await write();
  }
  await write();
  return { added, known: already, errors, isSaved, first };
}

/** The match of a record. One without a seed, or with that of another match, gets a seed that follows from its text. */
function importedMatch(read: ReadRecord, known: ReadonlyMap<string, SavedMatch>): SavedMatch {
  const { rules } = read.match;
  const { [DATE_TAG]: dateTag = '', ...tags } = read.record.tags;
  const date = Date.parse(dateTag);
  const now = Number.isNaN(date) ? Date.now() : date;
  const make = (seed: number): SavedMatch => {
    const numbered = { ...read.record, tags: { ...tags, Seed: String(seed) } };
    const record = makeRecord(numbered, rules.makePosition(rules.start()));
    // A file may well hold matches without a person.
    return { ...savedRecordOf(read, { record, seed, now }), draftOf: null };
  };
  const tagged = Number(tags['Seed'] ?? Number.NaN);
  if (Number.isSafeInteger(tagged) && tagged >= 0) {
    const match = make(tagged);
    const other = known.get(match.id);
    if (other === undefined || isSameMatch(match, other)) return match;
  }
  return make(seedFrom(read.record));
}

/** Whether one match continues the other. */
function isSameMatch(one: SavedMatch, other: SavedMatch): boolean {
  const [shorter, longer] = one.plies <= other.plies ? [one, other] : [other, one];
  const isBegun =
    longer.moves === shorter.moves || shorter.moves === '' || longer.moves.startsWith(`${shorter.moves} `);
  return one.variant === other.variant && one.start === other.start && isBegun;
}

function isFurther(match: SavedMatch, known: SavedMatch): boolean {
  return known.outcome === null && (match.plies > known.plies || match.outcome !== null);
}

/** A number from what a record says, the same each time (FNV-1a). */
function seedFrom({ game, variant, start, plies, tags }: MatchRecord): number {
  const { Player1, Player2, Date: date } = tags;
  const text = [game, variant, start, Player1, Player2, date, ...plies.map(({ move }) => move)].join(' ');
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 1;
}
