import {
  err,
  isOutcomeReason,
  MATCH_REASONS,
  type Message,
  ok,
  type Outcome,
  type OutcomeReason,
  type Result,
  type TextError,
  textError,
} from '../contract/index.ts';
import { findVariant, GAME_IDS, isGameId, loadRules, type Rules, variantIds } from '../games.ts';
import { oneOf, type SharedCode } from '../text/index.ts';
import { Match } from './match.ts';
import {
  isResultMark,
  isTagName,
  isTagValue,
  type MatchRecord,
  plainComment,
  plainTags,
  type Ply,
  RECORD_VERSION,
  type RecordError,
  type RecordLine,
  type ResultMark,
  resultMarkOf,
  RESULTS,
  usualReason,
} from './record.ts';

// A record as it was read, before it is checked against the rules; the common form of text and JSON.

/** A text with its place in the record. */
export interface Located {
  readonly text: string;
  /** Null in JSON. */
  readonly line: number | null;
  /** The name of the place in errors: `tags.Variant` in text, `variant` in JSON. */
  readonly field: string;
  /** Shown in errors instead of `text`, where JSON has another form. */
  readonly shown?: string;
}

export interface RawPly {
  readonly move: Located;
  comment?: string;
  clockMs?: number;
  readonly variations: RawLine[];
}

export interface RawLine {
  comment?: string;
  readonly plies: RawPly[];
}

export interface RawMatch extends RawLine {
  readonly tags: Map<string, Located>;
  /** The mark at the end of the moves. */
  result?: Located;
  /** The points, as JSON; text does not hold them. */
  readonly points?: Located;
}

/** A record, together with the match that it describes and its tags. */
export interface ReadRecord {
  readonly record: MatchRecord;
  /** The match at its last ply. */
  readonly match: Match;
  /** All tags as they stood in the text; those of a JSON record's fields too. */
  readonly tags: Readonly<Record<string, string>>;
}

/** Checks a record against the rules by playing it, variations too. */
export async function readRaw(raw: RawMatch, number: number): Promise<Result<ReadRecord, RecordError>> {
  const located = await resolve(raw);
  return located.ok ? located : err({ match: number, ...located.error });
}

type PlacedError = Omit<RecordError, 'match'>;

function fail(found: Located, expected: Message<SharedCode>): Result<never, PlacedError> {
  const { field, text, shown = text, line } = found;
  return err({ ...textError(field, shown, expected), line, ply: null });
}

async function resolve(raw: RawMatch): Promise<Result<ReadRecord, PlacedError>> {
  const rules = await resolveRules(raw);
  if (!rules.ok) return rules;
  const tags = resolveTags(raw);
  if (!tags.ok) return tags;
  const match = resolveStart(raw, rules.value);
  if (!match.ok) return match;
  const start = rules.value.makePosition(match.value.position);
  const plies = new Replay(match.value).line(raw, 1);
  if (!plies.ok) return plies;
  const outcome = resolveOutcome(raw, match.value);
  if (!outcome.ok) return outcome;
  if (match.value.outcome === null && outcome.value !== null) match.value.end(outcome.value);
  const { game, variant } = rules.value;
  const record: MatchRecord = {
    game,
    variant: variant.id,
    start,
    tags: plainTags(tags.value),
    ...plies.value,
    outcome: outcome.value,
  };
  return ok({ record, match: match.value, tags: tags.value });
}

async function resolveRules(raw: RawMatch): Promise<Result<Rules, PlacedError>> {
  const version = raw.tags.get('Tabuleiro');
  if (version !== undefined && version.text !== String(RECORD_VERSION)) {
    return fail(version, { code: 'record-version', values: { version: RECORD_VERSION } });
  }
  const firstLine = raw.plies[0]?.move.line ?? raw.result?.line ?? null;
  const game = raw.tags.get('Game') ?? { text: '', line: firstLine, field: 'tags.Game' };
  if (!isGameId(game.text)) return fail(game, oneOf(GAME_IDS));
  const variant = raw.tags.get('Variant');
  if (variant !== undefined && findVariant(game.text, variant.text) === undefined) {
    return fail(variant, oneOf(variantIds(game.text)));
  }
  return ok(await loadRules(game.text, variant?.text));
}

function resolveTags(raw: RawMatch): Result<Readonly<Record<string, string>>, PlacedError> {
  for (const [name, value] of raw.tags) {
    // Text cannot hold such tags, so JSON must not either.
    if (!isTagName(name)) return fail({ ...value, text: name, field: 'tags' }, { code: 'tag-name' });
    if (!isTagValue(value.text)) return fail(value, { code: 'tag-value' });
  }
  return ok(Object.fromEntries([...raw.tags].map(([name, value]) => [name, value.text])));
}

function resolveStart(raw: RawMatch, rules: Rules): Result<Match, PlacedError> {
  const start = raw.tags.get('Start');
  if (start === undefined) return ok(new Match(rules, rules.start()));
  const position = rules.parsePosition(start.text);
  if (position.ok) return ok(new Match(rules, position.value));
  return err({ ...inField(position.error, 'position', start.field), line: start.line, ply: null });
}

/** The same error in another field: `position.hands` becomes `tags.Start.hands`. */
function inField(error: TextError, from: string, to: string): TextError {
  return { ...error, field: error.field.replace(from, to) };
}

/** Replays lines on one match, going back and forth for variations. */
class Replay {
  private readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** Plays a line, which stays on the match, and returns it in canonical text. */
  line(raw: RawLine, firstPly: number): Result<RecordLine, PlacedError> {
    const plies: Ply[] = [];
    for (const [index, rawPly] of raw.plies.entries()) {
      const ply = this.ply(rawPly, firstPly + index);
      if (!ply.ok) return ply;
      plies.push(ply.value);
    }
    return ok({ ...plainComment(raw.comment), plies });
  }

  private ply(raw: RawPly, number: number): Result<Ply, PlacedError> {
    const { match } = this;
    const variations: RecordLine[] = [];
    for (const variation of raw.variations) {
      const before = match.moves.length;
      const line = this.line(variation, number);
      if (!line.ok) return line;
      while (match.moves.length > before) match.undo();
      variations.push(line.value);
    }
    const before = match.position;
    const played = match.playText(raw.move.text);
    if (!played.ok) {
      const error = inField(played.error, 'move', raw.move.field);
      return err({ ...error, line: raw.move.line, ply: number });
    }
    return ok({
      move: match.rules.makeMove(before, played.value),
      ...plainComment(raw.comment),
      ...(raw.clockMs !== undefined && { clockMs: raw.clockMs }),
      ...(variations.length > 0 && { variations }),
    });
  }
}

/** The outcome by the rules or, where the rules leave it open, the outcome that the record claims. */
function resolveOutcome(raw: RawMatch, match: Match): Result<Outcome | null, PlacedError> {
  const claimed = resolveResultMark(raw);
  if (!claimed.ok) return claimed;
  const mark = claimed.value?.mark ?? '*';
  const byRules = match.outcome;
  const reason = resolveReason(raw, mark, byRules);
  if (!reason.ok) return reason;
  const points = checkPoints(raw, byRules);
  if (!points.ok) return points;
  if (byRules !== null) {
    if (claimed.value === null || mark === resultMarkOf(byRules)) return ok(byRules);
    const values = { result: resultMarkOf(byRules), reason: byRules.reason };
    return fail(claimed.value.where, { code: 'result-by-rules', values });
  }
  if (mark === '*') return ok(null);
  const winner = mark === '1/2-1/2' ? null : mark === '1-0' ? 1 : 2;
  return ok({ winner, reason: reason.value ?? usualReason(mark) });
}

/** The result named by the tag and at the end of the moves; null when neither is there. */
function resolveResultMark(raw: RawMatch): Result<{ mark: ResultMark; where: Located } | null, PlacedError> {
  const tag = raw.tags.get('Result');
  const end = raw.result;
  if (tag !== undefined && !isResultMark(tag.text)) return fail(tag, oneOf(RESULTS));
  if (tag !== undefined && end !== undefined && tag.text !== end.text) {
    return fail(end, { code: 'result-as-tag', values: { result: tag.text } });
  }
  const where = tag ?? end;
  return ok(where !== undefined && isResultMark(where.text) ? { mark: where.text, where } : null);
}

/** The reason that the record names; it must fit the result. */
function resolveReason(
  raw: RawMatch,
  mark: ResultMark,
  byRules: Outcome | null,
): Result<OutcomeReason | null, PlacedError> {
  const tag = raw.tags.get('Reason');
  if (tag === undefined) return ok(null);
  const possible = possibleReasons(mark, byRules);
  if (isOutcomeReason(tag.text) && possible.includes(tag.text)) return ok(tag.text);
  return fail(tag, possible.length === 0 ? { code: 'no-reason' } : oneOf(possible));
}

function possibleReasons(mark: ResultMark, byRules: Outcome | null): readonly OutcomeReason[] {
  if (byRules !== null) return [byRules.reason];
  if (mark === '*') return [];
  const forDraws: readonly OutcomeReason[] = ['agreement', 'time', 'abandoned'];
  const forWins = MATCH_REASONS.filter((reason) => reason !== 'agreement' && reason !== 'repetition');
  return mark === '1/2-1/2' ? forDraws : forWins;
}

/** Checks that the points in the record are those of the rules. */
function checkPoints({ points }: RawMatch, byRules: Outcome | null): Result<null, PlacedError> {
  if (points === undefined) return ok(null);
  if (byRules?.score === undefined) return fail(points, { code: 'no-points' });
  const right = JSON.stringify(byRules.score);
  return points.text === right ? ok(null) : fail(points, { code: 'points-by-rules', values: { points: right } });
}
