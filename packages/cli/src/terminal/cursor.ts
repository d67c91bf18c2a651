import type { DrawnPlace } from '@tabuleiro/games/render';

const DIRECTIONS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Characters are about twice as high as wide. */
const HEIGHT = 2;
/** How much worse it is to be off the line than to be far along it. */
const OFF_LINE = 3;

/** The nearest place in the direction of an arrow key, or the same one when there is none. */
export function nextPlace(places: ReadonlyMap<string, DrawnPlace>, from: string, key: string): string {
  const start = places.get(from);
  const direction = DIRECTIONS[key];
  if (start === undefined || direction === undefined) return from;
  const [startRow, startColumn] = centre(start);
  let best = from;
  let least = Infinity;
  for (const [id, place] of places) {
    const [row, column] = centre(place);
    const [down, right] = [(row - startRow) * HEIGHT, column - startColumn];
    const along = down * direction[0] + right * direction[1];
    const aside = Math.abs(down * direction[1]) + Math.abs(right * direction[0]);
    if (along <= 0 || aside > along * OFF_LINE) continue;
    const cost = along + aside * OFF_LINE;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

function centre(place: DrawnPlace): [row: number, column: number] {
  return [place.row + (place.height - 1) / 2, place.column + (place.width - 1) / 2];
}
