import {
  assert,
  findVariant,
  type GameId,
  loadRules,
  loadLocales,
  Match,
  parseRecords,
  type ReadRecord,
  formatRecordError,
  formatTextError,
  type TextError,
  variantIds,
} from '@tabuleiro/games';
import type { StoreApi } from 'zustand/vanilla';
import { MATCH_TEXTS } from '../match/messages.ts';
import { openMatch } from '../match/open-match.ts';
import { asSentence } from '../match/status-text.ts';
import { SPACE } from '../routes/match-address.ts';
import { parseRoute } from '../routes/route.ts';
import type { KeyValueStorage } from '../saved-matches/local-records.ts';
import type { AnalysisMessages } from './analysis-messages.ts';
import type { AnalysisState } from './analysis-store.ts';
import { VariationTree } from './variation-tree.ts';

export type AnalysisStatusText = (messages: AnalysisMessages) => string;

/** What is analysed, and the ply shown first. */
export interface AnalysisSource {
  readonly tree: VariationTree;
  readonly ply: number;
  /** Why it is not what the address asked for. */
  readonly problem: AnalysisStatusText | null;
}

// What an address may ask for:
//
//   #/<game>/analysis                           the initial position
//   #/<game>/analysis?record=…&ply=…            a match, in the same form as links to play
//   #/<game>/analysis?position=…&variant=…      a position
//
// `bottom=2` shows the board from the second side. `own=1`, `2` or `12` says which sides the person played.

/** Opens matches without saved ones: the address holds everything. */
const NOTHING_SAVED = { latestRecord: async () => null, findRecord: async () => null };

export async function openAnalysisSource(game: GameId, text: string): Promise<AnalysisSource> {
  const query = new URLSearchParams(text);
  const position = query.get('position')?.replaceAll(SPACE, ' ');
  if (position !== undefined) return openPosition(game, position, query.get('variant'));
  const { match, problem } = await openMatch({ game, query: text }, NOTHING_SAVED, 0);
  const ply = Number(query.get('ply') ?? match.moves.length);
  const { moves } = match;
  return {
    tree: treeOf(match),
    ply: Number.isSafeInteger(ply) ? Math.max(0, Math.min(moves.length, ply)) : moves.length,
    problem,
  };
}

async function openPosition(game: GameId, text: string, variant: string | null): Promise<AnalysisSource> {
  const read = await readPosition(game, text, variant);
  if (read instanceof VariationTree) return { tree: read, ply: 0, problem: null };
  const rules = await loadRules(game, findVariant(game, variant ?? undefined)?.id);
  const { error } = read;
  return {
    tree: new VariationTree(rules, rules.start()),
    ply: 0,
    problem: ({ locale, analysis }) => analysis.paste.badLink(asSentence(formatTextError(locale, error))),
  };
}

/** Parses a position of the variant, or else of any other variant of the game. */
async function readPosition(
  game: GameId,
  text: string,
  variant: string | null,
): Promise<VariationTree | { readonly error: TextError }> {
  const known = findVariant(game, variant ?? undefined) ?? findVariant(game);
  const ids = new Set([known?.id, ...variantIds(game)]);
  let error: TextError | null = null;
  for (const id of ids) {
    const rules = await loadRules(game, id);
    const parsed = rules.parsePosition(text);
    if (parsed.ok) return new VariationTree(rules, parsed.value);
    error ??= parsed.error;
  }
  assert(error !== null, 'a game has a variant');
  return { error };
}

function treeOf(match: Match): VariationTree {
  const tree = new VariationTree(match.rules, match.positionAt(0));
  tree.addMoves(null, match.moves);
  return tree;
}

/** Parses what was pasted: a link, a record, moves or a position. Otherwise says what is wrong with it. */
export async function parsePasted(
  game: GameId,
  variant: string,
  pasted: string,
): Promise<AnalysisSource | AnalysisStatusText> {
  const text = pasted.trim();
  if (text === '') return ({ analysis }) => analysis.paste.empty;
  const linked = await readLink(game, text);
  if (linked !== null) return linked;
  if (isTagged(text)) return readRecord(game, text, 0);
  const position = await readPosition(game, text, variant);
  if (position instanceof VariationTree) return { tree: position, ply: 0, problem: null };
  // Bare moves become a record with tags that name the game.
  const tags = [`[Game "${game}"]`, `[Variant "${variant}"]`, ''];
  const moves = await readRecord(game, [...tags, text].join('\n'), tags.length);
  if (typeof moves !== 'function' || isNumbered(text)) return moves;
  const { error } = position;
  return text.includes('/')
    ? ({ locale, analysis }) => analysis.paste.badPosition(asSentence(formatTextError(locale, error)))
    : moves;
}

const isTagged = (text: string): boolean => /^\s*\[\w+ "/m.test(text);
const isNumbered = (text: string): boolean => /(?:^|\s)1\.\s/.test(text);

async function readLink(game: GameId, text: string): Promise<AnalysisSource | AnalysisStatusText | null> {
  if (!/^\S*#\/\S+\?\S+$/.test(text)) return null;
  const route = parseRoute(text.slice(text.indexOf('#')));
  if (!('query' in route)) return null;
  if (route.game !== game) return describeOtherGame(route.game);
  const subject = await openAnalysisSource(game, route.query);
  return subject.problem ?? subject;
}

async function describeOtherGame(game: GameId): Promise<AnalysisStatusText> {
  const locales = await loadLocales(game);
  return ({ locale: { language } }) => MATCH_TEXTS[language].record.otherGame(locales[language].game.name);
}

/** The first `added` lines are our own tags. */
async function readRecord(game: GameId, text: string, added: number): Promise<AnalysisSource | AnalysisStatusText> {
  const records = await parseRecords(text);
  if (!records.ok) {
    const { error } = records;
    const line = error.line === null ? null : Math.max(1, error.line - added);
    return ({ locale }) =>
      MATCH_TEXTS[locale.language].record.badRecord(asSentence(formatRecordError(locale, { ...error, line })));
  }
  const [read] = records.value;
  if (read === undefined) return ({ locale }) => MATCH_TEXTS[locale.language].record.noRecord;
  return read.record.game === game ? subjectOf(read) : describeOtherGame(read.record.game);
}

function subjectOf({ record, match }: ReadRecord): AnalysisSource {
  const tree = new VariationTree(match.rules, match.positionAt(0));
  tree.addLine(null, record.plies, new Match(match.rules, match.positionAt(0)));
  return { tree, ply: match.moves.length, problem: null };
}

// The address holds the main line. Variations are saved for the tab, so that a reload or going back loses nothing.

const NAME = 'tabuleiro.analysis';

/** Access to sessionStorage may throw, so it happens in the methods. */
export const TAB_STORAGE: KeyValueStorage = {
  getItem: (key) => globalThis.sessionStorage.getItem(key),
  setItem: (key, value) => globalThis.sessionStorage.setItem(key, value),
  removeItem: (key) => globalThis.sessionStorage.removeItem(key),
};

/** Restores the saved variations if they belong to the same main line. */
export async function withSavedVariations(
  subject: AnalysisSource,
  storage: KeyValueStorage | undefined,
): Promise<AnalysisSource> {
  const { rules } = subject.tree;
  const text = storage === undefined || subject.problem !== null ? null : recall(storage);
  if (text === null) return subject;
  const read = await parsePasted(rules.game, rules.variant.id, text);
  if (typeof read === 'function' || mainOf(read.tree) !== mainOf(subject.tree)) return subject;
  return { ...subject, tree: read.tree };
}

/** Saves the variations whenever they change. */
export function saveVariations(store: StoreApi<AnalysisState>, storage: KeyValueStorage): void {
  let { listed } = store.getState();
  store.subscribe((state) => {
    if (state.listed === listed) return;
    ({ listed } = state);
    try {
      storage.setItem(NAME, state.recordText());
    } catch {
      // Storage is full or forbidden: a reload loses the variations.
    }
  });
}

function recall(storage: KeyValueStorage): string | null {
  try {
    return storage.getItem(NAME);
  } catch {
    return null;
  }
}

function mainOf({ rules, start, mainLine }: VariationTree): string {
  const moves = mainLine.map(({ text }) => text).join(' ');
  return `${rules.game} ${rules.variant.id} ${rules.makePosition(start)} ${moves}`;
}
