import { CLOCK_LIMIT, type Message } from '../contract/index.ts';

/** The code under which each game that counts plies without progress says that they are about to end it. */
export type EndNearCode = 'end-near';

/** From how many plies before that end on it is spoken of. */
const NEAR = 20;

/** The notice for a clock that runs; the game must not be over. */
export function describeClock(clock: number): readonly Message<EndNearCode>[] {
  const left = CLOCK_LIMIT - clock;
  return left <= NEAR ? [{ code: 'end-near', values: { left } }] : [];
}
