import {
  type BySide,
  type Choices,
  type GameId,
  loadChoices,
  loadMoveViewer,
  loadRules,
  loadViewer,
  loadVoice,
  type Language,
  Match,
  type Move,
  type MoveViewer,
  type PlayerSpec,
  type Position,
  type Rules,
  type Side,
  type Viewer,
  type Voice,
} from '@tabuleiro/games';

/** A match with all that is needed to show it and to play it by hand, and with the moves that were taken back. */
export class Session {
  readonly match: Match;
  readonly players: BySide<PlayerSpec>;
  readonly seed: number;
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly choices: Choices;
  readonly voice: Voice;
  private readonly takenBack: Move[] = [];

  private constructor(parts: SessionParts) {
    this.match = parts.match;
    this.players = parts.players;
    this.seed = parts.seed;
    this.viewer = parts.viewer;
    this.moveViewer = parts.moveViewer;
    this.choices = parts.choices;
    this.voice = parts.voice;
  }

  static async load(options: SessionOptions): Promise<Session> {
    const { game } = options;
    const rules = await loadRules(game, options.variant);
    const [viewer, moveViewer, choices, voice] = await Promise.all([
      loadViewer(game),
      loadMoveViewer(game),
      loadChoices(game),
      loadVoice(game, options.language),
    ]);
    const match = options.match ?? new Match(rules, options.position ?? rules.start(options.start));
    return new Session({ match, players: options.players, seed: options.seed, viewer, moveViewer, choices, voice });
  }

  get rules(): Rules {
    return this.match.rules;
  }

  isHuman(side: Side): boolean {
    return this.players[side].kind === 'human';
  }

  get hasHuman(): boolean {
    return this.isHuman(1) || this.isHuman(2);
  }

  play(move: Move): boolean {
    const played = this.match.play(move).ok;
    if (played) this.takenBack.length = 0;
    return played;
  }

  /** Takes back to the last decision of a person, or one ply when only computers play; false when there is none. */
  undo(): boolean {
    const { match } = this;
    // A resignation or an agreement is taken back by itself.
    if (match.reopen()) return true;
    const before = match.moves.length;
    do {
      const move = match.undo();
      if (move === undefined) break;
      this.takenBack.push(move);
    } while (this.hasHuman && !this.isHuman(match.position.turn));
    // Nothing but the computer's first moves: leave them.
    if (this.hasHuman && before > 0 && !this.isHuman(match.position.turn)) {
      while (match.moves.length < before) this.replay();
      return false;
    }
    return match.moves.length < before;
  }

  /** Plays again what was taken back, to the next decision of a person. */
  redo(): boolean {
    if (this.takenBack.length === 0) return false;
    do this.replay();
    while (this.takenBack.length > 0 && this.hasHuman && !this.isHuman(this.match.position.turn));
    return true;
  }

  private replay(): void {
    const move = this.takenBack.pop();
    if (move !== undefined) this.match.play(move);
  }
}

export interface SessionOptions {
  readonly game: GameId;
  readonly variant: string;
  readonly start?: string;
  readonly position?: Position;
  /** A match that goes on; instead of a start. */
  readonly match?: Match;
  readonly players: BySide<PlayerSpec>;
  readonly seed: number;
  readonly language: Language;
}

interface SessionParts {
  readonly match: Match;
  readonly players: BySide<PlayerSpec>;
  readonly seed: number;
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly choices: Choices;
  readonly voice: Voice;
}
