import { type GameId, type Language, loadLocale, type RuleText } from '@tabuleiro/games';

/**
 * The rules of a game in words. In the built page they are not among the game's other texts, and the build gives this
 * file another content: see build/rule-texts.ts.
 */
export async function loadRuleTexts(game: GameId, language: Language): Promise<readonly RuleText[]> {
  return (await loadLocale(game, language)).game.rules;
}
