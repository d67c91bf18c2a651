import type { SeededRandom } from '../contract/index.ts';
import type { Rules } from '../games.ts';
import {
  makeRecord,
  Match,
  type MatchRecord,
  parseJsonRecord,
  parseRecords,
  type Ply,
  recordOf,
  toJsonRecord,
} from '../record/index.ts';
import type { Findings } from './findings.ts';
import { snapshot } from './positions.ts';

/** No random match of a finite game comes near this length; a longer one would never end. */
const LONGEST_MATCH = 20_000;

/** Plays a random match; calls back before every ply and at the end. */
export function playRandomMatch(
  rules: Rules,
  findings: Findings,
  random: SeededRandom,
  visit: (match: Match) => void,
): Match {
  const starts = rules.variant.starts;
  const match = new Match(rules, rules.start(starts[random.below(starts.length)]?.id));
  while (match.outcome === null && match.moves.length < LONGEST_MATCH) {
    visit(match);
    const played = match.play(match.position.randomMove(random));
    findings.expect(played.ok, 'a random move can be played', () => rules.makePosition(match.position));
    if (!played.ok) return match;
  }
  findings.expect(match.outcome !== null, 'every game ends', () => rules.makePosition(match.position));
  visit(match);
  return match;
}

/** Takes back a whole match and replays it on the same position, which must look the same at every ply. */
export function inspectWalk(match: Match, findings: Findings): void {
  const { rules, moves } = match;
  const position = match.positionAt(0).clone();
  for (const move of moves) position.apply(move);
  for (let ply = moves.length; ply >= 0; ply--) {
    const [found, expected] = [snapshot(rules, position), snapshot(rules, match.positionAt(ply))];
    findings.expectEqual(found, expected, 'a whole match can be undone', () => `ply ${ply}`);
    findings.expectEqual(position.isOver(), position.outcome() !== null, 'isOver and outcome agree', () => found);
    if (ply > 0) position.undo();
  }
}

/** The record of a match, with some comments, clocks and variations. */
export function annotatedRecordOf(match: Match, random: SeededRandom): MatchRecord {
  const record = recordOf(match, { Player1: 'one "1"', Player2: 'two \\', Seed: '7' });
  const plies = record.plies.map((ply, index): Ply => {
    const position = match.positionAt(index);
    const other = match.rules.makeMove(position, position.randomMove(random));
    return {
      move: ply.move,
      ...(random.below(8) === 0 && { comment: `ply ${index} \\ {[%clk 5]} "so"` }),
      ...(random.below(8) === 0 && { clockMs: random.below(600_000) }),
      ...(random.below(8) === 0 && { variations: [{ comment: 'or', plies: [{ move: other }] }] }),
    };
  });
  return { ...record, comment: '[before] the first ply', plies };
}

/** Writes a match as text and as JSON, and parses both. */
export async function inspectRecord(match: Match, findings: Findings, random: SeededRandom): Promise<void> {
  const record = annotatedRecordOf(match, random);
  const text = makeRecord(record, match.rules.variant.starts[0].position);
  const fromText = await parseRecords(`${text}\n${text}`);
  const expected = [record, record];
  const read = fromText.ok ? fromText.value.map((one) => one.record) : fromText.error;
  findings.expectEqual(sorted(read), sorted(expected), 'a record survives its text', () => text);
  const fromJson = await parseJsonRecord(JSON.stringify(toJsonRecord(record)));
  const json = fromJson.ok ? fromJson.value.record : fromJson.error;
  findings.expectEqual(sorted(json), sorted(record), 'a record survives its JSON', () => text);
}

/** The same value with the keys of every object sorted, so that two values can be compared as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, entry]) => [name, sorted(entry)]));
}
