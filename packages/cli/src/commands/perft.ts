import { perftDivide } from '@tabuleiro/games';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { countPerft, DEEPEST_PERFT } from '../service/service.ts';
import { readNumber } from './numbers.ts';

interface PerftOptions extends PlaceOptions {
  readonly depth: string;
  readonly divide?: boolean;
  readonly json?: boolean;
}

export async function runPerft(
  context: Context,
  game: string,
  words: readonly string[],
  options: PerftOptions,
): Promise<void> {
  const depth = await readNumber(context, '--depth', options.depth, DEEPEST_PERFT);
  const { rules, position } = await readPlace(context, game, words, options);
  const nodes = await context.expect(countPerft(position, depth));
  if (options.divide !== true || depth === 0) {
    return options.json === true ? context.printJson({ nodes }) : context.print(String(nodes));
  }
  const parts = perftDivide(position, depth).map((part) => ({
    move: rules.makeMove(position, part.move),
    nodes: part.nodes,
  }));
  if (options.json === true) return context.printJson({ nodes, moves: parts });
  await context.print([...parts.map((part) => `${part.move} ${part.nodes}`), String(nodes)].join('\n'));
}
