import { setImmediate } from 'node:timers/promises';
import type { MatchState } from '@tabuleiro/client';
import { assert, loadRules, Match, type Position, type Rules } from '@tabuleiro/games';
import { PositionHistory } from './position-history.ts';

/** How many matches are kept ready for moves, at about 4 KB each; any other one is replayed from its start. */
const MOST_KEPT = 4000;
/** Plies that are replayed before other work has its turn; a `Match` is much slower. */
const REPLAYED_AT_ONCE = 200;
const PLAYED_AT_ONCE = 20;
/** How many whole matches are kept for computer players, which use the same ones repeatedly. */
const MOST_MATCHES = 50;

/** The positions of matches, replayed from their states and kept for the next move. */
export class PositionCache {
  private readonly kept = new Map<string, PositionHistory>();
  /** By match and the number of its takebacks, after which other plies may follow. */
  private readonly matches = new Map<string, Match>();
  private readonly rules = new Map<string, Rules>();

  /** The current position of a match; synchronous if the rules of its game are loaded. */
  findHistory(state: MatchState): PositionHistory | Promise<PositionHistory> {
    const { info, plies } = state;
    const known = this.kept.get(info.id);
    if (known !== undefined && known.plies <= plies.length) {
      known.follow(plies);
      // Marks it as recently used, unless there is plenty of room.
      if (this.kept.size > MOST_KEPT / 2) this.keep(info.id, known);
      return known;
    }
    const rules = this.rules.get(keyOf(state));
    return rules === undefined
      ? this.findRules(state).then((loaded) => this.newHistory(loaded, state))
      : this.newHistory(rules, state);
  }

  /**
   * Replays a number of plies and returns the last position. `visit` is called with each position, which is changed in
   * place.
   */
  async replay(
    state: MatchState,
    count: number,
    visit: (position: Position) => void = () => undefined,
  ): Promise<{ readonly rules: Rules; readonly position: Position }> {
    const { info, plies } = state;
    const rules = await this.findRules(state);
    const position = startOf(rules, info.position);
    visit(position);
    for (const [ply, { move }] of plies.slice(0, count).entries()) {
      if (ply % REPLAYED_AT_ONCE === REPLAYED_AT_ONCE - 1) await setImmediate();
      const read = rules.parseMove(position, move);
      assert(read.ok, `the log of ${info.id} holds legal moves only`);
      position.apply(read.value);
      visit(position);
    }
    return { rules, position };
  }

  /** The whole match with all its positions. */
  async findMatch(state: MatchState): Promise<Match> {
    const { info, plies, line } = state;
    const key = `${info.id} ${line}`;
    const known = this.matches.get(key);
    const missing = plies.length - (known?.moves.length ?? Number.POSITIVE_INFINITY);
    // Missing plies are played synchronously, because another caller may use the same match.
    const match = missing >= 0 && missing < PLAYED_AT_ONCE ? known : undefined;
    const found = match ?? (await this.replayMatch(state));
    for (const { move } of plies.slice(found.moves.length)) play(found, move);
    this.matches.delete(key);
    this.matches.set(key, found);
    const oldest = this.matches.size > MOST_MATCHES ? this.matches.keys().next().value : undefined;
    if (oldest !== undefined) this.matches.delete(oldest);
    return found;
  }

  private async replayMatch(state: MatchState): Promise<Match> {
    const rules = await this.findRules(state);
    const match = new Match(rules, startOf(rules, state.info.position));
    for (const [ply, { move }] of state.plies.entries()) {
      if (ply % PLAYED_AT_ONCE === PLAYED_AT_ONCE - 1) await setImmediate();
      play(match, move);
    }
    return match;
  }

  /** To be called when plies were taken back, for others may follow; and when a match is no longer open here. */
  forget(id: string): void {
    this.kept.delete(id);
  }

  private newHistory(rules: Rules, { info, plies }: MatchState): PositionHistory {
    const history = new PositionHistory(rules, startOf(rules, info.position));
    history.follow(plies);
    this.keep(info.id, history);
    return history;
  }

  private keep(id: string, history: PositionHistory): void {
    this.kept.delete(id);
    this.kept.set(id, history);
    const oldest = this.kept.size > MOST_KEPT ? this.kept.keys().next().value : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
  }

  private async findRules(state: MatchState): Promise<Rules> {
    const { game, variant } = state.info.terms;
    const rules = this.rules.get(keyOf(state)) ?? (await loadRules(game, variant));
    this.rules.set(keyOf(state), rules);
    return rules;
  }
}

function play(match: Match, move: string): void {
  assert(match.playText(move).ok, 'a log holds legal moves only');
}

function keyOf({ info }: MatchState): string {
  return `${info.terms.game} ${info.terms.variant}`;
}

function startOf(rules: Rules, text: string): Position {
  const position = rules.parsePosition(text);
  assert(position.ok, 'the first position of a match can be read');
  return position.value;
}
