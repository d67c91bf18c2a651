import type { ClockTerms, MatchState, Seat } from '@tabuleiro/client';
import { findVariant, makeRecord, type MatchRecord, unreachable } from '@tabuleiro/games';

/** A match in the project's own record format. The log holds moves as records do, so nothing has to be played again. */
export function recordTextOf(state: MatchState): string {
  const { info, ending } = state;
  const { game, variant } = info.terms;
  // An aborted match has no result; a tag says so.
  const isDecided = ending !== null && !(ending.winner === null && ending.reason === 'abandoned');
  const record: MatchRecord = {
    game,
    variant,
    start: info.position,
    tags: tagsOf(state),
    plies: state.plies.map(({ move, side, clocks }) => (clocks === null ? { move } : { move, clockMs: clocks[side] })),
    outcome: isDecided ? ending : null,
  };
  return makeRecord(record, findVariant(game, variant)?.starts[0].position ?? '');
}

function tagsOf({ info, seats, ending, unrated }: MatchState): Readonly<Record<string, string>> {
  const { id, terms, createdAt } = info;
  return {
    ...playerTags('1', seats[1]),
    ...playerTags('2', seats[2]),
    Date: new Date(createdAt).toISOString().slice(0, 10),
    Match: id,
    Rated: terms.isRated && unrated === null ? 'yes' : 'no',
    ...(unrated !== null && { Unrated: unrated }),
    Clock: clockTag(terms.clock),
    ...(ending?.winner === null && ending.reason === 'abandoned' && { Termination: 'abandoned' }),
  };
}

function playerTags(side: '1' | '2', seat: Seat): Readonly<Record<string, string>> {
  switch (seat.kind) {
    case 'open':
      return {};
    case 'computer':
      return { [`Player${side}`]: seat.player };
    case 'user':
      return {
        [`Player${side}`]: seat.user.name,
        ...(seat.rating !== undefined && { [`Rating${side}`]: String(seat.rating) }),
      };
    default:
      return unreachable(seat);
  }
}

/** Seconds for the whole match and for each move, or the days for a move. */
function clockTag(clock: ClockTerms): string {
  switch (clock.kind) {
    case 'live':
      return `${clock.initialMs / 1000}+${clock.incrementMs / 1000}`;
    case 'days':
      return `${clock.days}d`;
    case 'none':
      return '-';
    default:
      return unreachable(clock);
  }
}
