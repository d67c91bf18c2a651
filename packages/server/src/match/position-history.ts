import type { Ending, PlayedMove } from '@tabuleiro/client';
import {
  assert,
  Match,
  type Move,
  type Position,
  type Rules,
  type Side,
  REPETITION_LIMIT,
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
 * How a match stands: its position, and the keys of those before. That is enough to judge nearly every move, and takes a
 * small part of the memory of a whole match, which has a position for every ply.
 */
export class PositionHistory {
  private readonly rules: Rules;
  private readonly position: Position;
  private readonly keys: number[] = [];
  /** The text that was read last in this position: what is judged now is played next. */
  private lastRead: { readonly text: string; readonly legal: LegalMove | null } | null = null;

  constructor(rules: Rules, start: Position) {
    this.rules = rules;
    this.position = start;
    this.note();
  }

  get plies(): number {
    return this.keys.length / 2 - 1;
  }

  /** Plays what was played since. */
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

  /** Why a move is not legal; null when it is. The position alone decides that, not those before it. */
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

  /** What a move would do; null when it is not legal, or when only the earlier positions can tell. */
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
