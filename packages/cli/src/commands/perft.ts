import { err, MoveList } from '@tabuleiro/games';
import { type Context, type Place, type PlaceOptions, readPlace } from '../context.ts';
import { readNumber } from '../options/numbers.ts';
import { countPerft, DEEPEST_PERFT, refusePerft } from '../queries/perft.ts';

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
  if (options.divide === true && depth > 0) return divide(context, { rules, position }, depth, options.json === true);
  const nodes = await context.expect(countPerft(position, depth));
  return options.json === true ? context.printJson({ nodes }) : context.print(String(nodes));
}

/** Counts each first move separately and adds the counts up. */
async function divide(context: Context, { rules, position }: Place, depth: number, json: boolean): Promise<void> {
  const refused = refusePerft(position, depth);
  if (refused !== null) await context.expect(err(refused));
  const parts: { move: string; nodes: number }[] = [];
  const list = new MoveList();
  position.legalMoves(list);
  for (const move of list) {
    const text = rules.makeMove(position, move);
    position.apply(move);
    parts.push({ move: text, nodes: await context.expect(countPerft(position, depth - 1)) });
    position.undo();
  }
  const nodes = parts.reduce((sum, part) => sum + part.nodes, 0);
  if (json) return context.printJson({ nodes, moves: parts });
  await context.print([...parts.map((part) => `${part.move} ${part.nodes}`), String(nodes)].join('\n'));
}
