import { assert } from '../contract/index.ts';
import { DEEPEST_VARIATION, FIELD_TAGS, type Line, type MatchRecord } from './record.ts';

// The form that every record has, so that text and JSON can hold it and give it back as the same.

/** Written for a player who is not known, and read as none. */
export const UNKNOWN_PLAYER = '?';

export function isFieldTag(name: string): boolean {
  return FIELD_TAGS.some((tag) => tag === name);
}

export function isTagName(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(text);
}

/** Whether a text can be the value of a tag, which stands on one line. */
export function isTagValue(text: string): boolean {
  return !/[\r\n]/.test(text);
}

/** Tags as a record has them: without those that its fields say, and without players who are not known. */
export function plainTags(tags: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isNobody = (name: string, value: string): boolean =>
    (name === 'Player1' || name === 'Player2') && value === UNKNOWN_PLAYER;
  return Object.fromEntries(
    Object.entries(tags).filter(([name, value]) => !isFieldTag(name) && !isNobody(name, value)),
  );
}

/** Whether a value can be what a clock shows. */
export function isClock(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** A comment as a record has it: without spaces around it, and absent when nothing is left. */
export function plainComment(text: string | undefined): { readonly comment?: string } {
  const comment = text?.trim() ?? '';
  return comment === '' ? {} : { comment };
}

/** Sees to it that a record which the program made can be read again; one that was read can. */
export function assertForm(record: MatchRecord): void {
  for (const [name, value] of Object.entries(record.tags)) {
    assert(isTagName(name) && !isFieldTag(name), `${name} can be the name of a tag`);
    assert(isTagValue(value), `the tag ${name} stands on one line`);
  }
  assertLine(record, 0);
}

function assertLine(line: Line, depth: number): void {
  assert(depth <= DEEPEST_VARIATION, 'variations are not nested too deep');
  for (const { clockMs, variations = [] } of line.plies) {
    assert(clockMs === undefined || isClock(clockMs), 'a clock shows a whole number of milliseconds');
    for (const variation of variations) {
      assert(variation.plies.length > 0, 'a variation has a move');
      assertLine(variation, depth + 1);
    }
  }
}
