import { Match, type Move, type Ply, type ReadRecord } from '@tabuleiro/games';
import { type Lines, withLine } from './other-lines.ts';
import { LINE_TAG } from './written.ts';

/** What else a record says was played: its variations, and the lines of our own that leave the match after its last ply. */
export function linesOf({ record, match, tags }: ReadRecord): Lines {
  const numbered = new RegExp(`^${LINE_TAG}\\d+$`);
  const own = Object.entries(tags).flatMap(([name, value]) => (numbered.test(name) ? [value.split(' ')] : []));
  let lines: Lines = [];
  for (const texts of [...variationsOf(record.plies, []), ...own]) lines = withLine(lines, movesOf(match, texts));
  return lines;
}

/** Each variation from the start of the match, those within others too. */
function* variationsOf(plies: readonly Ply[], before: readonly string[]): Generator<readonly string[]> {
  const moves = plies.map(({ move }) => move);
  for (const [index, { variations = [] }] of plies.entries()) {
    const way = [...before, ...moves.slice(0, index)];
    for (const variation of variations) {
      yield [...way, ...variation.plies.map(({ move }) => move)];
      yield* variationsOf(variation.plies, way);
    }
  }
}

/** As far as they can be played: nobody has looked at what stands in a tag. */
function movesOf(match: Match, texts: readonly string[]): readonly Move[] {
  const played = new Match(match.rules, match.positionAt(0));
  for (const text of texts) if (!played.playText(text).ok) break;
  return played.moves;
}
