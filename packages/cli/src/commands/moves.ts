import { loadLocale, formatOutcome } from '@tabuleiro/games';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { write } from '../io.ts';
import { readOptionalNumber } from '../options/numbers.ts';
import { listMoves } from '../queries/positions.ts';

interface MovesOptions extends PlaceOptions {
  readonly json?: boolean;
  readonly limit?: string;
}

export async function runMoves(
  context: Context,
  game: string,
  words: readonly string[],
  options: MovesOptions,
): Promise<void> {
  const limit = await readOptionalNumber(context, '--limit', options.limit, Number.MAX_SAFE_INTEGER);
  const { rules, position } = await readPlace(context, game, words, options);
  const answer = listMoves(rules, position, limit);
  if (options.json === true) return context.printJson(answer);
  if (answer.outcome !== null) {
    // stdout holds moves only, for pipes; anything else goes to stderr.
    const locale = await loadLocale(rules.game, context.language);
    return write(context.io.stderr, `${context.texts.gameOver}. ${formatOutcome(locale, answer.outcome)}.\n`);
  }
  if (answer.moves.length > 0) await context.print(answer.moves.join('\n'));
}
