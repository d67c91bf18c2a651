import type { Ending, PlayedMove } from '@tabuleiro/client';
import { assert, Match, type Position, type Rules, type Side, STANDINGS, type TextError } from '@tabuleiro/games';

/** A move that may be made. */
export interface AllowedMove {
  /** As the rules write it. */
  readonly move: string;
  /** Who moves next. */
  readonly next: Side;
  readonly ending: Ending | null;
}

/**
 * How a match stands: its position, and the keys of those before. That is enough to judge nearly every move, and takes a
 * small part of the memory of a whole match, which has a position for every ply.
 */
export class PositionHistory {
  private readonly rules: Rules;
  private readonly position: Position;
  private readonly keys: number[] = [];

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
      const read = this.rules.parseMove(this.position, plies[ply]?.move ?? '');
      assert(read.ok && this.position.isLegal(read.value), 'a log holds legal moves only');
      this.position.apply(read.value);
      this.note();
    }
  }

  isLegal(text: string): boolean {
    const read = this.rules.parseMove(this.position, text);
    return read.ok && this.position.isLegal(read.value);
  }

  /** Why a move is not legal; null when it is. The position alone decides that, not those before it. */
  explain(text: string): TextError | null {
    const played = new Match(this.rules, this.position).playText(text);
    return played.ok ? null : played.error;
  }

  /** A legal move as the rules write it, and the position after it. */
  play(text: string): { readonly move: string; readonly position: Position } {
    const read = this.rules.parseMove(this.position, text);
    assert(read.ok && this.position.isLegal(read.value), 'the move is legal');
    const position = this.position.clone();
    position.apply(read.value);
    return { move: this.rules.makeMove(this.position, read.value), position };
  }

  /** What a move would do; null when it is not legal, or when only the earlier positions can tell. */
  tryMove(text: string): AllowedMove | null {
    const { position, rules } = this;
    const read = rules.parseMove(position, text);
    if (!read.ok || !position.isLegal(read.value)) return null;
    const move = rules.makeMove(position, read.value);
    position.apply(read.value);
    const { turn: next } = position;
    const ending = position.outcome();
    const mayRepeat = ending === null && this.countSame() >= STANDINGS - 1;
    position.undo();
    return mayRepeat ? null : { move, next, ending };
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
