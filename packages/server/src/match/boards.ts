import type { MatchState } from '@tabuleiro/client';
import { assert, loadRules, Match, type Position, type Rules } from '@tabuleiro/games';
import { Standing } from './standing.ts';

/** So many matches are kept ready to judge moves, at about 4 KB each; any other one is played again from its start. */
const MOST_KEPT = 4000;

/** Matches as the rules see them, made from what is known of them. */
export class Boards {
  private readonly kept = new Map<string, Standing>();
  private readonly rules = new Map<string, Promise<Rules>>();

  /** How the match stands. */
  async findStanding(state: MatchState): Promise<Standing> {
    const { info, plies } = state;
    const { id } = info;
    const rules = await this.findRules(state);
    const known = this.kept.get(id);
    // Taken out and put back, so that those that were used last stay.
    this.kept.delete(id);
    const standing =
      known !== undefined && known.plies <= plies.length ? known : new Standing(rules, startOf(rules, info.position));
    standing.follow(plies);
    this.kept.set(id, standing);
    const oldest = this.kept.size > MOST_KEPT ? this.kept.keys().next().value : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
    return standing;
  }

  /** The whole match, played again from its start. */
  async find(state: MatchState): Promise<Match> {
    const { info, plies } = state;
    const rules = await this.findRules(state);
    const match = new Match(rules, startOf(rules, info.position));
    for (const { move } of plies) assert(match.playText(move).ok, `the log of ${info.id} holds legal moves only`);
    return match;
  }

  /** To be called when plies were taken back, for others may follow; and when a match is no longer open here. */
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

function startOf(rules: Rules, text: string): Position {
  const position = rules.parsePosition(text);
  assert(position.ok, 'the first position of a match can be read');
  return position.value;
}
