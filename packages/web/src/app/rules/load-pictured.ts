import {
  type Example,
  type GameId,
  type Language,
  loadExamples,
  loadRules,
  loadViewer,
  type RuleText,
  variantIds,
} from '@tabuleiro/games';
import { layOut } from '../../board/geometry/layout.ts';
import { loadRuleTexts } from './rule-texts.ts';

/** The rules of a game in words and pictures. */
export interface PicturedRules {
  readonly rules: readonly RuleText[];
  readonly examples: readonly Example[];
  /** By variant: how wide its board is for its height. */
  readonly ratios: ReadonlyMap<string, number>;
}

export async function loadPicturedRules(game: GameId, language: Language): Promise<PicturedRules> {
  const [rules, examples, ratios] = await Promise.all([
    loadRuleTexts(game, language),
    loadExamples(game),
    loadRatios(game),
  ]);
  return { rules, examples, ratios };
}

/** A board keeps its shape from the start of a match to its end, so the start tells. */
async function loadRatios(game: GameId): Promise<ReadonlyMap<string, number>> {
  const viewer = await loadViewer(game);
  const ratios = variantIds(game).map(async (variant): Promise<[string, number]> => {
    const { width, height } = layOut(viewer.describe((await loadRules(game, variant)).start()), 1);
    return [variant, width / height];
  });
  return new Map(await Promise.all(ratios));
}
