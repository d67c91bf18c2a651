import type { MatchState } from '@tabuleiro/client';
import { assert, loadRules, Match, type Rules } from '@tabuleiro/games';

/** So many matches are kept ready to judge moves; any other one is played again from its start, which takes microseconds a ply. */
const MOST_KEPT = 500;

/** Matches as the rules see them, made from what is known of them. */
export class Boards {
  private readonly kept = new Map<string, Match>();
  private readonly rules = new Map<string, Promise<Rules>>();

  /** The match as it stands. Whoever plays on it takes that back. */
  async find(state: MatchState): Promise<Match> {
    const { info, plies } = state;
    const { id } = info;
    const rules = await this.findRules(state);
    const known = this.kept.get(id);
    // Taken out and put back, so that those that were used last stay.
    this.kept.delete(id);
    const board = known !== undefined && isPrefix(known, plies.length) ? known : startOf(rules, info.position);
    while (board.moves.length > plies.length) board.undo();
    for (const { move } of plies.slice(board.moves.length)) {
      assert(board.playText(move).ok, `the log of ${id} holds legal moves only`);
    }
    this.kept.set(id, board);
    const oldest = this.kept.size > MOST_KEPT ? this.kept.keys().next().value : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
    return board;
  }

  /** To be called when plies were taken back: others may follow. */
  forget(id: string): void {
    this.kept.delete(id);
  }

  private findRules({ info }: MatchState): Promise<Rules> {
    const { game, variant } = info.terms;
    const key = `${game} ${variant}`;
    const found = this.rules.get(key) ?? loadRules(game, variant);
    this.rules.set(key, found);
    return found;
  }
}

function isPrefix(board: Match, plies: number): boolean {
  return board.moves.length <= plies;
}

function startOf(rules: Rules, text: string): Match {
  const position = rules.parsePosition(text);
  assert(position.ok, 'the first position of a match can be read');
  return new Match(rules, position.value);
}
