import type { Ending, PlayedMove } from '@tabuleiro/client';
import {
  assert,
  Match,
  type Move,
  type Position,
  REPETITION_LIMIT,
  type Rules,
  type Side,
  type TextError,
} from '@tabuleiro/games';

/** A move that may be made. */
export interface AllowedMove {
  /** As the rules write it. */
  readonly move: string;
  /** Who moves next. */
  readonly next: Side;
  readonly ending: Ending | null;
}

/** A legal move, and how the rules write it. */
interface LegalMove {
  readonly move: Move;
  readonly text: string;
}

/**
 * The current position of a match and the keys of the earlier ones. That is enough to decide about nearly every move,
 * in a small part of the memory of a `Match`, which has a position for every ply.
 */
export class PositionHistory {
  private readonly rules: Rules;
  private readonly position: Position;
  private readonly keys: number[] = [];
  /** The move that was parsed last in this position: a checked move is usually played next. */
  private lastRead: { readonly text: string; readonly legal: LegalMove | null } | null = null;

  constructor(rules: Rules, start: Position) {
    this.rules = rules;
    this.position = start;
    this.note();
  }

  get plies(): number {
    return this.keys.length / 2 - 1;
  }

  /** Plays the plies that are missing here. */
  follow(plies: readonly PlayedMove[]): void {
    for (let ply = this.plies; ply < plies.length; ply++) {
      const legal = this.read(plies[ply]?.move ?? '');
      assert(legal !== null, 'a log holds legal moves only');
      this.position.apply(legal.move);
      this.lastRead = null;
      this.note();
    }
  }

  isLegal(text: string): boolean {
    return this.read(text) !== null;
  }

  /** Why a move is illegal; null if it is legal. That depends on the position alone. */
  explain(text: string): TextError | null {
    const played = new Match(this.rules, this.position).playText(text);
    return played.ok ? null : played.error;
  }

  /** A legal move as the rules write it, and the position after it. */
  play(text: string): { readonly move: string; readonly position: Position } {
    const legal = this.read(text);
    assert(legal !== null, 'the move is legal');
    const position = this.position.clone();
    position.apply(legal.move);
    return { move: legal.text, position };
  }

  /** The effect of a move; null if it is illegal, or if the earlier positions have to be compared. */
  tryMove(text: string): AllowedMove | null {
    const { position } = this;
    const legal = this.read(text);
    if (legal === null) return null;
    position.apply(legal.move);
    const { turn: next } = position;
    const ending = position.outcome();
    const mayRepeat = ending === null && this.countSame() >= REPETITION_LIMIT - 1;
    position.undo();
    return mayRepeat ? null : { move: legal.text, next, ending };
  }

  /** Reads a move, and whether it is legal, once; null when it is not. */
  private read(text: string): LegalMove | null {
    const { position, rules, lastRead } = this;
    if (lastRead !== null && (lastRead.text === text || lastRead.legal?.text === text)) return lastRead.legal;
    const read = rules.parseMove(position, text);
    const isLegal = read.ok && position.isLegal(read.value);
    const legal = isLegal ? { move: read.value, text: rules.makeMove(position, read.value) } : null;
    this.lastRead = { text, legal };
    return legal;
  }

  private note(): void {
    this.keys.push(this.position.keyLow, this.position.keyHigh);
  }

  /** How many earlier positions have the key of this one; others may have it by chance. */
  private countSame(): number {
    const { keyLow, keyHigh } = this.position;
    let count = 0;
    for (let index = 0; index < this.keys.length; index += 2) {
      if (this.keys[index] === keyLow && this.keys[index + 1] === keyHigh) count++;
    }
    return count;
  }
}
