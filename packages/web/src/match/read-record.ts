import {
  type BySide,
  type GameId,
  loadLocales,
  parseRecords,
  type PlayerSpec,
  type ReadRecord,
  formatRecordError,
  findVariant,
  loadRules,
  Match,
  oneOf,
  formatTextError,
  textError,
  type TextError,
  variantIds,
} from '@tabuleiro/games';
import { matchSourceOf, playersOf, type MatchSetup, newMatch } from '@tabuleiro/play';
import { BETWEEN, SPACE } from '../routes/match-address.ts';
import { type StatusText, MATCH_TEXTS } from './messages.ts';
import type { PageMatchSource, RefusedRecord } from './open-match.ts';
import { asSentence } from './status-text.ts';

/** The saved match, or why it cannot be resumed: an older version may have saved it, or it was edited by hand. */
export async function openSaved(game: GameId, text: string): Promise<PageMatchSource | StatusText> {
  const records = await parseRecords(text);
  const [read] = records.ok ? records.value : [];
  if (read?.record.game === game) return { ...sourceOf(read, 0), isStored: true };
  return ({ locale }) => MATCH_TEXTS[locale.language].record.badSave;
}

/** A page cannot run external programs: a person takes their place. */
function sourceOf(read: ReadRecord, newSeed: number): PageMatchSource {
  const named = playersOf(read);
  const player = (spec: PlayerSpec): PlayerSpec => (spec.kind === 'ugi' ? { kind: 'human' } : spec);
  const players: BySide<PlayerSpec> = { 1: player(named[1]), 2: player(named[2]) };
  return { ...matchSourceOf(read, newSeed, players), isSaved: true, problem: null };
}

/** Reads a record, or says what is wrong with it. */
export async function readRecord(
  game: GameId,
  text: string,
  newSeed: number,
): Promise<PageMatchSource | RefusedRecord> {
  const records = await parseRecords(text);
  if (!records.ok) {
    const { error } = records;
    return {
      why: ({ locale }) => MATCH_TEXTS[locale.language].record.badRecord(asSentence(formatRecordError(locale, error))),
    };
  }
  const [read] = records.value;
  if (read === undefined) return { why: ({ locale }) => MATCH_TEXTS[locale.language].record.noRecord };
  const other = read.record.game;
  if (other === game) return sourceOf(read, newSeed);
  const locales = await loadLocales(other);
  const why: StatusText = ({ locale: { language } }) =>
    MATCH_TEXTS[language].record.otherGame(locales[language].game.name);
  return { why, other };
}

/** The fields of a shared address, unchecked. */
interface SharedMatch {
  readonly variant: string;
  /** The id of a start, or a position. */
  readonly start: string;
  readonly moves: readonly string[];
}

function parseShared(record: string): SharedMatch {
  const [variant = '', start = '', moves = ''] = record.replaceAll(SPACE, ' ').split(BETWEEN);
  return { variant, start, moves: moves.split(' ').filter((move) => move !== '') };
}

/** The match in an address; a new one with a problem if it cannot be read. */
export async function openShared(record: string, usual: MatchSetup, seed: number): Promise<PageMatchSource> {
  const shared = parseShared(record);
  const { game } = usual;
  const instead = async (setup: MatchSetup, error: TextError): Promise<PageMatchSource> => ({
    ...(await newMatch(setup, seed)),
    isSaved: false,
    problem: ({ locale }) => MATCH_TEXTS[locale.language].record.badLink(asSentence(formatTextError(locale, error))),
  });
  if (findVariant(game, shared.variant) === undefined) {
    return instead(usual, textError('variant', shared.variant, oneOf(variantIds(game))));
  }
  const rules = await loadRules(game, shared.variant);
  const named = rules.findStart(shared.start);
  const setup = { ...usual, variant: rules.variant.id, start: (named ?? rules.variant.starts[0]).id };
  const start = rules.parsePosition(named?.position ?? shared.start);
  if (!start.ok) return instead(setup, start.error);
  const match = new Match(rules, start.value);
  for (const move of shared.moves) {
    const played = match.playText(move);
    if (!played.ok) return instead(setup, played.error);
  }
  return { setup: { ...setup, clock: null }, match, seed, clock: null, isSaved: false, problem: null };
}
