import { assert, type Position } from '@tabuleiro/games';
import type { OpenNetwork } from './with-network.ts';

/** How much a cell or tray of the view counts in a value. */
export interface PlaceWeight {
  readonly place: string;
  /** The value less that of the network without the inputs about this place, for the side to move. */
  readonly change: number;
}

/** Which places a network weighs most in a position: the change when each is left out, the largest first. */
export function weighPlaces({ inputs, kernel }: OpenNetwork, position: Position): readonly PlaceWeight[] {
  const reader = inputs.reader(position);
  const { active } = kernel;
  const count = reader.read(active);
  const phase = reader.phase();
  const value = kernel.run(count, phase);
  const all = Array.from(active.subarray(0, count), (input, index) => ({ input, place: reader.placeOf(index) }));
  const places = new Set(all.map(({ place }) => place));
  places.delete(null);
  const weights = [...places].map((place) => {
    assert(place !== null, 'null was taken out');
    const others = all.filter((one) => one.place !== place);
    active.set(others.map(({ input }) => input));
    return { place, change: value - kernel.run(others.length, phase) };
  });
  return weights.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
