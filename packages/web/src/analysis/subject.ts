import {
  assert,
  findVariant,
  type GameId,
  loadRules,
  loadLocale,
  Match,
  parseRecords,
  type ReadRecord,
  formatRecordError,
  formatTextError,
  type TextError,
  variantIds,
} from '@tabuleiro/games';
import { parseRoute } from '../app/route.ts';
import type { Keepsakes } from '../play/kept.ts';
import { SPACE } from '../play/match-link.ts';
import { openMatch } from '../play/open-match.ts';
import { asSentence } from '../play/sentences.ts';
import { RECORD_TEXTS } from '../text/records/index.ts';
import { VariationTree } from './tree.ts';
import type { AnalysisWords } from './words.ts';

export type AnalysisRemark = (words: AnalysisWords) => string;

/** What is analysed, and the ply that is looked at first. */
export interface Subject {
  readonly tree: VariationTree;
  readonly ply: number;
  /** Why it is not what was asked for. */
  readonly problem: AnalysisRemark | null;
}

// What an address may ask for:
//
//   #/<game>/analysis                           the usual start
//   #/<game>/analysis?record=…&ply=…            a match, in the same form as links to play
//   #/<game>/analysis?position=…&variant=…      a position
//
// `bottom=2` puts the second side below, for whoever played it.

/** An address holds all that is needed; nothing is kept. */
const NOTHING_KEPT: Keepsakes = { getItem: () => null, setItem: () => undefined };

export async function openSubject(game: GameId, text: string): Promise<Subject> {
  const query = new URLSearchParams(text);
  const position = query.get('position')?.replaceAll(SPACE, ' ');
  if (position !== undefined) return openPosition(game, position, query.get('variant'));
  const { match, problem } = await openMatch({ game, query: text }, NOTHING_KEPT, 0);
  const ply = Number(query.get('ply') ?? match.moves.length);
  const { moves } = match;
  return {
    tree: treeOf(match),
    ply: Number.isSafeInteger(ply) ? Math.max(0, Math.min(moves.length, ply)) : moves.length,
    problem,
  };
}

async function openPosition(game: GameId, text: string, variant: string | null): Promise<Subject> {
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

/** Reads a position of the variant, or of any when that one does not know it. */
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

/** Something that was pasted: a link, a record, bare moves or a position; or what is wrong with it. */
export async function readPasted(game: GameId, variant: string, pasted: string): Promise<Subject | AnalysisRemark> {
  const text = pasted.trim();
  if (text === '') return ({ analysis }) => analysis.paste.empty;
  const linked = await readLink(game, text);
  if (linked !== null) return linked;
  if (isTagged(text)) return readRecord(game, text, 0);
  const position = await readPosition(game, text, variant);
  if (position instanceof VariationTree) return { tree: position, ply: 0, problem: null };
  // Bare moves lack only the tags that say what they are moves of.
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

async function readLink(game: GameId, text: string): Promise<Subject | AnalysisRemark | null> {
  if (!/^\S*#\/\S+\?\S+$/.test(text)) return null;
  const route = parseRoute(text.slice(text.indexOf('#')));
  if (!('query' in route)) return null;
  if (route.game !== game) return sayOtherGame(route.game);
  const subject = await openSubject(game, route.query);
  return subject.problem ?? subject;
}

async function sayOtherGame(game: GameId): Promise<AnalysisRemark> {
  const [en, pt] = await Promise.all([loadLocale(game, 'en'), loadLocale(game, 'pt')]);
  const names = { en: en.game.name, pt: pt.game.name };
  return ({ locale }) => RECORD_TEXTS[locale.language].otherGame(names[locale.language]);
}

/** `added` lines at its top are ours. */
async function readRecord(game: GameId, text: string, added: number): Promise<Subject | AnalysisRemark> {
  const records = await parseRecords(text);
  if (!records.ok) {
    const { error } = records;
    const line = error.line === null ? null : Math.max(1, error.line - added);
    return ({ locale }) =>
      RECORD_TEXTS[locale.language].badRecord(asSentence(formatRecordError(locale, { ...error, line })));
  }
  const [read] = records.value;
  if (read === undefined) return ({ locale }) => RECORD_TEXTS[locale.language].noRecord;
  return read.record.game === game ? subjectOf(read) : sayOtherGame(read.record.game);
}

function subjectOf({ record, match }: ReadRecord): Subject {
  const tree = new VariationTree(match.rules, match.positionAt(0));
  tree.addLine(null, record.plies, new Match(match.rules, match.positionAt(0)));
  return { tree, ply: match.moves.length, problem: null };
}
