import {
  loadRules,
  Match,
  type GameId,
  type Move,
  MoveList,
  type Position,
  SeededRandom,
  type Side,
} from '@tabuleiro/games';

/** A match after `plies` random plies, or null when it is over by then. */
export async function randomMatch(
  game: GameId,
  variant: string | undefined,
  plies: number,
  seed: number,
): Promise<Match | null> {
  const rules = await loadRules(game, variant);
  const random = new SeededRandom(seed);
  const match = new Match(rules, rules.start());
  while (match.moves.length < plies && match.outcome === null) match.play(match.position.randomMove(random));
  return match.outcome === null ? match : null;
}

export async function matchFrom(game: GameId, variant: string | undefined, position: string): Promise<Match> {
  const rules = await loadRules(game, variant);
  const parsed = rules.parsePosition(position);
  if (!parsed.ok) throw new Error(`${position} cannot be read`);
  return new Match(rules, parsed.value);
}

/** The end that the side to move can force within `plies` plies, by brute force: plies to a win, to a loss (below 0), or 0. */
export function forcedEnd(position: Position, plies: number): number {
  const outcome = position.outcome();
  if (outcome !== null || plies === 0) return 0;
  const moves = new MoveList();
  position.legalMoves(moves);
  const { turn } = position;
  let quickestWin = 0;
  let slowestLoss = 0;
  let isLost = true;
  for (const move of moves) {
    position.apply(move);
    const end = position.outcome();
    let result: number;
    if (end !== null) result = end.winner === null ? 0 : end.winner === turn ? 1 : -1;
    else {
      const below = forcedEnd(position, plies - 1) * (position.turn === turn ? 1 : -1);
      result = below === 0 ? 0 : below + Math.sign(below);
    }
    position.undo();
    if (result > 0 && (quickestWin === 0 || result < quickestWin)) quickestWin = result;
    if (result >= 0) isLost = false;
    else slowestLoss = Math.min(slowestLoss, result);
  }
  if (quickestWin > 0) return quickestWin;
  return isLost ? slowestLoss : 0;
}

export function movesOf(position: Position): readonly Move[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves];
}

/** Whether a side wins within `plies` plies, by brute force. */
export function winsWithin(position: Position, side: Side, plies: number): boolean {
  if (position.isOver()) return position.outcome()?.winner === side;
  if (plies === 0) return false;
  const after = (move: Move): boolean => {
    position.apply(move);
    const wins = winsWithin(position, side, plies - 1);
    position.undo();
    return wins;
  };
  return position.turn === side ? movesOf(position).some(after) : movesOf(position).every(after);
}
