import {
  findVariant,
  loadRules,
  Match,
  oneOf,
  formatTextError,
  textError,
  type TextError,
  variantIds,
} from '@tabuleiro/games';
import { type MatchSetup, newMatch } from '@tabuleiro/play';
import { RECORD_TEXTS } from '../text/records/index.ts';
import { BETWEEN, SPACE } from './match-link.ts';
import type { PageMatchSource } from './open-match.ts';
import { asSentence } from './sentences.ts';

/** What a shared address holds; nothing of it has been checked. */
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

/** The match that an address holds; where it cannot be read, a new one that says so. */
export async function openShared(record: string, usual: MatchSetup, seed: number): Promise<PageMatchSource> {
  const shared = parseShared(record);
  const { game } = usual;
  const instead = async (setup: MatchSetup, error: TextError): Promise<PageMatchSource> => ({
    ...(await newMatch(setup, seed)),
    isKept: false,
    problem: ({ locale }) => RECORD_TEXTS[locale.language].badLink(asSentence(formatTextError(locale, error))),
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
  return { setup: { ...setup, clock: null }, match, seed, clock: null, isKept: false, problem: null };
}
