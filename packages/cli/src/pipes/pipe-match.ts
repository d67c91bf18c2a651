import { type ChosenMove, draw, type Outcome, otherSide, type Side, unreachable, type Match } from '@tabuleiro/games';
import {
  type MatchDependencies,
  MatchSession,
  type MatchSource,
  NORMAL_SPEED,
  type SessionNote,
} from '@tabuleiro/play';
import type { Interruption } from '../io/interrupt.ts';
import type { MatchFacets } from '../text/game-facets.ts';
import { listChoices, listMovesFrom } from '../text/listings.ts';
import { type MoveEvent, moveEventOf } from '../text/move.ts';
import type { TypedAction, CommandReader } from './command-reader.ts';
import type { PipeListener, Refused } from './events.ts';
import type { PipePlayers } from './pipe-players.ts';

export interface PipeMatchOptions {
  readonly match: MatchSource;
  readonly facets: MatchFacets;
  /** The names of the players as written in records. */
  readonly names: Readonly<Record<Side, string>>;
  /** Reads the moves and commands of people. */
  readonly source: CommandReader;
  readonly players: Pick<PipePlayers, 'open' | 'failed' | 'lastChosen' | 'expectProblem'>;
  readonly listen: PipeListener;
  readonly interruption: Interruption;
  /** Why no hint may be given now; null when it may. */
  readonly refuseHint?: () => Promise<string | null>;
}

/** A match without a screen: plays a session line by line and reports its events. */
export class PipeMatch {
  readonly session: MatchSession<string>;
  private readonly options: PipeMatchOptions;
  private wake: () => void = () => undefined;

  constructor(options: PipeMatchOptions) {
    this.options = options;
    const { match, facets, players, refuseHint } = options;
    const dependencies: MatchDependencies<string> = {
      // There are no animations or pauses: computers and passes move at once.
      timers: { after: () => () => undefined },
      canAnimate: () => false,
      changed: () => this.wake(),
      now: () => performance.now(),
      save: () => undefined,
      openPlayer: players.open,
      failed: players.failed,
      ...(refuseHint !== undefined && { refuseHint }),
    };
    this.session = new MatchSession<string>(match, facets, dependencies, NORMAL_SPEED);
  }

  /** Plays until the match is over; null when it was left. */
  async run(): Promise<Outcome | null> {
    const { session, options } = this;
    const { interruption, source } = options;
    const stop = (): void => {
      source.stop();
      session.hurry();
      session.close();
      this.wake();
    };
    if (this.isLeft) stop();
    interruption.signal.addEventListener('abort', stop);
    try {
      return await this.playOn();
    } finally {
      interruption.signal.removeEventListener('abort', stop);
      session.close();
    }
  }

  private async playOn(): Promise<Outcome | null> {
    const { session, options } = this;
    const { listen, names, interruption } = options;
    const { match } = session.history;
    const { rules } = match;
    const place = { game: rules.game, variant: rules.variant.id, plies: match.moves.length };
    session.settle();
    await listen({ type: 'start', ...place, players: names, ...stateOf(match) });
    let goesOn = true;
    while (goesOn && match.outcome === null) {
      await interruption.yieldToEvents();
      if (this.isLeft) break;
      await listen({ type: 'turn', ply: match.moves.length + 1, ...stateOf(match) });
      goesOn = await (session.history.isHumanTurn ? this.askPerson() : this.letComputerPlay());
    }
    const { outcome, moves } = match;
    await listen({ type: 'end', outcome, plies: moves.length, position: stateOf(match).position });
    return outcome;
  }

  private get isLeft(): boolean {
    return this.options.interruption.signal.aborted;
  }

  /** The note of the session; a string is a reason for refusing a hint, which `hint` prints itself. */
  private get note(): SessionNote | null {
    const { note } = this.session;
    return typeof note === 'string' ? null : note;
  }

  private get side(): Side {
    return this.session.history.match.position.turn;
  }

  /** Waits for the computer's move; false when the match is left. */
  private async letComputerPlay(): Promise<boolean> {
    const { session, options, side } = this;
    const { match } = session.history;
    const before = match.moves.length;
    await new Promise<void>((resolve) => {
      this.wake = () => {
        if (session.thinking === null || session.isClosed) resolve();
      };
      session.step();
    });
    this.wake = () => undefined;
    if (this.isLeft) return false;
    if (match.moves.length === before) return this.tellFailure(side);
    await this.tellLast({}, options.players.lastChosen);
    return true;
  }

  private async tellFailure(side: Side): Promise<false> {
    await this.options.listen({ type: 'failed', side, problem: this.options.players.expectProblem() });
    return false;
  }

  /** Reads and carries out a line for the human side to move; false when the match is left. */
  private async askPerson(): Promise<boolean> {
    const { session, options } = this;
    if (session.playForced()) {
      options.source.passed();
      await this.tellLast({ forced: true });
      return true;
    }
    const action = await options.source.next();
    return this.isLeft ? false : this.act(action);
  }

  private async act(action: TypedAction): Promise<boolean> {
    const { session, options, side } = this;
    switch (action.kind) {
      case 'text':
        await this.play(action.text);
        return true;
      case 'undo':
        await this.undo();
        return true;
      case 'resign':
        session.resign();
        return true;
      case 'draw':
        return this.offerDraw(side);
      case 'hint':
        await this.hint(side);
        return true;
      case 'moves':
        await this.listMoves(action.words.join(''));
        return true;
      case 'choices':
        await this.listChoices(action.words);
        return true;
      case 'quit':
        return false;
      case 'help':
        await options.listen({ type: 'help' });
        return true;
      case 'unreadable':
        await this.refuse({ code: action.refusal });
        return true;
      case 'leave':
        return false;
      default:
        return unreachable(action);
    }
  }

  /** Plays a typed move; a partial move is picked, and the rest is listed. */
  private async play(text: string): Promise<void> {
    const { session } = this;
    const { match } = session.history;
    const before = match.moves.length;
    session.typeMove(text);
    const { note } = this;
    const { understood } = session;
    if (match.moves.length > before) return this.tellLast(understood === null ? {} : { typed: text });
    if (note === null) return this.listChoices([]);
    if (note.kind === 'unreadable-move' || note.kind === 'illegal-move') {
      return this.refuse({ code: 'wrong-move', error: note });
    }
    if (note.kind === 'refused') await this.refuse({ code: 'wrong-choice', why: note.why });
  }

  private async tellLast(extras: Pick<MoveEvent, 'forced' | 'typed'>, chosen?: ChosenMove): Promise<void> {
    const { listen, facets } = this.options;
    const { match } = this.session.history;
    await listen({ ...moveEventOf(match, match.moves.length, facets.moveViewer, chosen), ...extras });
  }

  private async refuse(refused: Refused): Promise<void> {
    await this.options.listen({ type: 'refused', side: this.side, refused });
  }

  private async undo(): Promise<void> {
    const { session, options } = this;
    const { match } = session.history;
    const [before, picks] = [match.moves.length, session.builder.picks.length];
    session.undo();
    if (session.builder.picks.length < picks) return this.listChoices([]);
    const ply = match.moves.length;
    if (ply === before) return this.refuse({ code: 'nothing-to-undo' });
    await options.listen({ type: 'undone', plies: before - ply, ply, position: stateOf(match).position });
  }

  /** Another person answers with the next line; a computer evaluates the offer. */
  private async offerDraw(side: Side): Promise<boolean> {
    const { session, options } = this;
    const { listen, source } = options;
    const { history } = session;
    const other = otherSide(side);
    await listen({ type: 'draw-offered', side });
    if (history.isHuman(other)) {
      if (await source.agreesToDraw()) session.end(draw('agreement'));
      else await listen({ type: 'draw-declined', side: other });
      return true;
    }
    await session.offerDraw();
    if (this.isLeft) return false;
    if (history.match.outcome !== null) return true;
    const { note } = this;
    if (note === null || note.kind === 'player-failed') return this.tellFailure(other);
    await listen({ type: 'draw-declined', side: other, why: note });
    return true;
  }

  /** The match continues even if no hint can be given. */
  private async hint(side: Side): Promise<void> {
    const { session, options } = this;
    await session.hint();
    if (typeof session.note === 'string') return this.refuse({ code: 'no-hint', reason: session.note });
    const { note } = this;
    if (note?.kind === 'player-failed') return this.refuse({ code: 'no-hint', reason: note.reason });
    if (note?.kind === 'hint') await options.listen({ type: 'hint', side, hint: note });
  }

  private async listMoves(beginning: string): Promise<void> {
    const { match } = this.session.history;
    await this.options.listen({ type: 'moves', ...listMovesFrom(match.rules, match.position, beginning) });
  }

  /** Lists the choices after the picks so far and those given as words. */
  private async listChoices(words: readonly string[]): Promise<void> {
    const { listen, facets } = this.options;
    const { history, builder } = this.session;
    const { rules, position } = history.match;
    const listed = listChoices(facets, position, builder.picks, words);
    if (!listed.ok) return this.refuse({ code: 'wrong-choice', why: listed.error });
    if (typeof listed.value === 'object') await listen({ type: 'choices', ...listed.value });
    else await listen({ type: 'moves', count: 1, moves: [rules.makeMove(position, listed.value)] });
  }
}

/** The side to move and the position as text. */
function stateOf({ position, rules }: Match): { readonly turn: Side; readonly position: string } {
  return { turn: position.turn, position: rules.makePosition(position) };
}
