import type { Random } from '@tabuleiro/games';

/** Draws an index; a score that is `temperature` less than another is chosen 1/e times as often. At 0, the best. */
export function drawByScore(scores: readonly number[], temperature: number, random: Random): number {
  const best = Math.max(...scores);
  if (temperature <= 0) return scores.indexOf(best);
  const chances = scores.map((score) => Math.exp((score - best) / temperature));
  let drawn = random.unit() * chances.reduce((sum, chance) => sum + chance, 0);
  for (const [index, chance] of chances.entries()) {
    drawn -= chance;
    if (drawn < 0) return index;
  }
  return scores.indexOf(best);
}
