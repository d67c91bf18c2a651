import {
  type BySide,
  findVariant,
  type GameId,
  loadRules,
  loadVoice,
  Match,
  parseRecords,
  type PlayerSpec,
  type ReadRecord,
  sayRecordError,
  sayTextError,
  type TextError,
} from '@tabuleiro/games';
import { asksForMatch, playerNamed, setupFromQuery, type SharedMatch, sharedFromQuery, usualSetup } from './address.ts';
import type { MatchSetup } from './game-store.ts';
import { type Keepsakes, keptRecord } from './kept.ts';
import type { Remark } from './kit.ts';

/** A match that is about to be shown, new or not. */
export interface Opening {
  readonly setup: MatchSetup;
  readonly match: Match;
  readonly seed: number;
  /** Whether it is the kept match, or takes its place before anybody has moved. */
  readonly isKept: boolean;
  /** Why it is not the match that was asked for. */
  readonly problem: Remark | null;
}

/** What the page was asked to show. */
export interface OpeningRequest {
  readonly game: GameId;
  /** What follows `?` in the address. */
  readonly query: string;
}

/** Finds the match: the one that the address holds, a new one as it asks for, the kept one, or a new one as usual. */
export async function openMatch(request: OpeningRequest, storage: Keepsakes, newSeed: number): Promise<Opening> {
  const { game } = request;
  const query = new URLSearchParams(request.query);
  const shared = sharedFromQuery(query);
  if (shared !== null) return openShared(shared, setupFromQuery(game, query), newSeed);
  if (asksForMatch(query)) return begin(setupFromQuery(game, query), newSeed);
  const kept = await openKept(game, keptRecord(storage, game));
  return kept ?? begin(usualSetup(game), newSeed);
}

async function begin(setup: MatchSetup, seed: number): Promise<Opening> {
  const rules = await loadRules(setup.game, setup.variant);
  return { setup, match: new Match(rules, rules.start(setup.start)), seed, isKept: false, problem: null };
}

/** The same start for the same players with their sides changed. */
export function rematchOf({ setup, match }: Opening, seed: number): Opening {
  const players = { 1: setup.players[2], 2: setup.players[1] };
  const again = new Match(match.rules, match.positionAt(0));
  return { setup: { ...setup, players }, match: again, seed, isKept: true, problem: null };
}

async function openShared(shared: SharedMatch, usual: MatchSetup, seed: number): Promise<Opening> {
  const { game } = usual;
  const variant = findVariant(game, shared.variant) ?? findVariant(game, usual.variant);
  const rules = await loadRules(game, variant?.id);
  const named = rules.findStart(shared.start);
  const setup = { ...usual, variant: rules.variant.id, start: (named ?? rules.variant.starts[0]).id };
  const fallback = async (error: TextError): Promise<Opening> => ({
    ...(await begin(setup, seed)),
    problem: ({ voice, texts }) => texts.badLink(sayTextError(voice, error)),
  });
  const start = rules.parsePosition(named?.position ?? shared.start);
  if (!start.ok) return fallback(start.error);
  const match = new Match(rules, start.value);
  for (const move of shared.moves) {
    const played = match.playText(move);
    if (!played.ok) return fallback(played.error);
  }
  return { setup, match, seed, isKept: false, problem: null };
}

async function openKept(game: GameId, text: string | null): Promise<Opening | null> {
  const records = await parseRecords(text ?? '');
  const [read] = records.ok ? records.value : [];
  // What an older version of ours has kept may not be readable any more; then there is nothing to go on with.
  return read === undefined || read.record.game !== game ? null : openingOf(read, 0);
}

/** A record as a match that can go on; players of whom only a name is known are people. */
function openingOf({ record, match, tags }: ReadRecord, newSeed: number): Opening {
  const { game, variant, start } = record;
  const named = match.rules.variant.starts.find(({ position }) => position === start) ?? match.rules.variant.starts[0];
  const player = (name: string | undefined): PlayerSpec => playerNamed(game, name ?? null) ?? { kind: 'human' };
  const players: BySide<PlayerSpec> = { 1: player(tags['Player1']), 2: player(tags['Player2']) };
  const seed = Number(tags['Seed'] ?? newSeed);
  return { setup: { game, variant, start: named.id, players }, match, seed, isKept: true, problem: null };
}

/** Reads a record that somebody brings; or says what is wrong with it. */
export async function readOpening(game: GameId, text: string, newSeed: number): Promise<Opening | Remark> {
  const records = await parseRecords(text);
  if (!records.ok) return ({ voice, texts }) => texts.badRecord(sayRecordError({ ...voice }, records.error));
  const [read] = records.value;
  if (read === undefined) return ({ texts }) => texts.noRecord;
  const other = read.record.game;
  if (other === game) return openingOf(read, newSeed);
  const names = { en: (await loadVoice(other, 'en')).game.name, pt: (await loadVoice(other, 'pt')).game.name };
  return ({ voice, texts }) => texts.otherGame(names[voice.language]);
}
