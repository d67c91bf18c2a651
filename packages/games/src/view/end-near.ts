import { CLOCK_LIMIT, type Message } from '../contract/index.ts';

/** The message code for the notice that plies without progress are about to end the game. */
export type EndNearCode = 'end-near';

/** The notice appears when this many plies are left, or fewer. */
const NEAR = 20;

/** The notice about the plies without progress; the game must not be over. */
export function describeClock(clock: number): readonly Message<EndNearCode>[] {
  const left = CLOCK_LIMIT - clock;
  return left <= NEAR ? [{ code: 'end-near', values: { left } }] : [];
}
