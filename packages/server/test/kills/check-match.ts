import {
  advance,
  clocksAt,
  deadlineOf,
  type MatchEvent,
  type MatchInfo,
  type MatchState,
  newState,
  stateOf,
} from '@tabuleiro/client';
import { loadRules, Match } from '@tabuleiro/games';
import type { Selectable } from 'kysely';
import { summaryOf } from '../../src/match/match-summary.ts';
import type { MatchesTable } from '../../src/store/tables.ts';
import { type Charge, LOSS_MS } from './charges.ts';
import type { Outage, Page } from './ledger.ts';

/** For each outage: the last sign of life may be so old, which is given back though the server was there. */
const GAIN_MS = 1500;

type Fault = (what: string) => void;

/** The state at the end of a log that has no gaps and holds only what the rules and the match allow. */
export async function replay(info: MatchInfo, events: readonly MatchEvent[], fault: Fault): Promise<MatchState> {
  const rules = await loadRules(info.terms.game, info.terms.variant);
  const start = rules.parsePosition(info.position);
  if (!start.ok) throw new Error('the first position cannot be read');
  const board = new Match(rules, start.value);
  let state = newState(info);
  for (const event of events) {
    if (event.version !== state.version + 1) fault(`version ${event.version} after ${state.version}`);
    if (event.kind === 'move') {
      if (state.ending !== null) fault(`a move after the end: ${event.move}`);
      if (event.ply !== state.plies.length || event.side !== state.turn) fault(`out of turn: ${JSON.stringify(event)}`);
      if (!board.playText(event.move).ok) fault(`illegal: ${JSON.stringify(event)}`);
      // Whether it counts for ratings is not decided by the rules of the game.
      const end = JSON.stringify(event.ending ?? null, (key, value: unknown) =>
        key === 'unrated' ? undefined : value,
      );
      if (JSON.stringify(board.outcome) !== end) {
        fault('another end than by the rules');
      }
    }
    state = advance(state, event);
    while (board.moves.length > state.plies.length) board.undo();
  }
  return state;
}

/** The table of matches says what follows from the log up to its version; what came later are moves of a match that goes on. */
export function checkRow(
  row: Selectable<MatchesTable>,
  info: MatchInfo,
  events: readonly MatchEvent[],
  fault: Fault,
): void {
  const [known, later] = [events.slice(0, row.version), events.slice(row.version)];
  const at = known.at(-1)?.at ?? info.createdAt;
  const { deadline: found } = row;
  // The deadline is a matter of its own.
  const expected = { ...summaryOf(stateOf(info, known), 0), deadline: found, version: known.length, updated_at: at };
  for (const [name, value] of Object.entries(expected)) {
    const written = Object.entries(row).find(([key]) => key === name)?.[1];
    if (written !== value) fault(`${name} is ${written} instead of ${value}`);
  }
  const isGoingOn = later.every((event) => event.kind === 'move' && event.ending === undefined);
  if (!isGoingOn) fault(`the table stands at version ${row.version}, and more than moves has happened since`);
  const deadline = deadlineOf(stateOf(info, events));
  const isInTime = deadline === null ? found === null : found !== null && found <= deadline;
  if (!isInTime) fault(`it is looked at ${found}, and may end at ${deadline}`);
}

/** Everything that players received or had acknowledged is in the log. */
export function checkPage({ heard, acknowledged }: Page, events: readonly MatchEvent[], fault: Fault): void {
  for (const [version, text] of heard) {
    const written = JSON.stringify(events[version - 1] ?? null);
    if (written !== text) fault(`told ${text}, written ${written}`);
  }
  const moves = new Set(
    events.flatMap((event) => (event.kind === 'move' ? [`${event.side} ${event.ply} ${event.move}`] : [])),
  );
  for (const { side, ply, move } of acknowledged) {
    if (!moves.has(`${side} ${ply} ${move}`)) fault(`acknowledged and lost: ${side} ${ply} ${move}`);
  }
}

/** Players pay for the time in which a server was running, and for no other. */
export function checkClocks(
  info: MatchInfo,
  events: readonly MatchEvent[],
  outages: readonly Outage[],
  fault: Fault,
): readonly Charge[] {
  const charges: Charge[] = [];
  let state = newState(info);
  let mark: number | null = null;
  for (const event of events) {
    const isMark = event.kind === 'seated' || event.kind === 'move' || event.kind === 'takeback-accepted';
    if (isMark && mark !== null && state.clocks !== null && state.since !== null) {
      const charge = chargeOf(state, mark, event, outages);
      const { excessMs, outages: count } = charge;
      if (excessMs > count * LOSS_MS || excessMs < -count * GAIN_MS) fault(`wrong clock: ${JSON.stringify(charge)}`);
      if (count > 0) charges.push(charge);
    }
    if (isMark) mark = event.at;
    state = advance(state, event);
  }
  return charges;
}

function chargeOf(state: MatchState, mark: number, { at, version }: MatchEvent, outages: readonly Outage[]): Charge {
  const { turn, clocks } = state;
  const charged = (clocks?.[turn] ?? 0) - (clocksAt(state, at)?.[turn] ?? 0);
  const down = outages.map(({ from, to }) => Math.max(0, Math.min(to, at) - Math.max(from, mark)));
  const downMs = down.reduce((sum, ms) => sum + ms, 0);
  return { version, outages: down.filter((ms) => ms > 0).length, downMs, excessMs: charged - (at - mark - downMs) };
}
