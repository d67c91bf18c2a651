import {
  type BySide,
  type EngineSpec,
  HIGHEST_LEVEL,
  isEngine,
  type Outcome,
  otherSide,
  type PlayerSpec,
  restyled,
  SIDES,
} from '@tabuleiro/games';

/** How a match ended for a person who played against a computer. */
export type Verdict = 'won' | 'lost' | 'drawn';

/** Null where two people play, or nobody. */
export function verdictOf(players: BySide<PlayerSpec>, { winner }: Outcome): Verdict | null {
  const people = SIDES.filter((side) => players[side].kind === 'human');
  if (people.length !== 1) return null;
  if (winner === null) return 'drawn';
  return people[0] === winner ? 'won' : 'lost';
}

/** A weaker opponent for whoever lost, a stronger one for whoever won; null where there is none. */
export function fairerOpponent(players: BySide<PlayerSpec>, verdict: Verdict): PlayerSpec | null {
  const side = SIDES.find((one) => players[one].kind === 'human');
  const opponent = side === undefined || verdict === 'drawn' ? undefined : players[otherSide(side)];
  if (opponent === undefined || !isEngine(opponent)) return null;
  const next = fairerLevel(opponent, verdict);
  return next === null ? null : restyled(next, opponent.style);
}

/** Without a style. */
function fairerLevel(opponent: EngineSpec, verdict: Verdict): EngineSpec | null {
  if (opponent.kind === 'max') return verdict === 'lost' ? { kind: 'level', level: HIGHEST_LEVEL } : null;
  const level = opponent.level + (verdict === 'won' ? 1 : -1);
  if (level < 1) return null;
  return level > HIGHEST_LEVEL ? { kind: 'max' } : { kind: 'level', level };
}
