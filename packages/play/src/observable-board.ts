import type { View } from '@tabuleiro/games';
import { BoardController } from './board-controller.ts';

/** What a small board on a page draws. */
export interface BoardSnapshot {
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
}

/** A board that screens observe: they read a snapshot after every change. */
export abstract class ObservableBoard<Note, Shown extends BoardSnapshot> extends BoardController<Note> {
  private readonly listeners = new Set<() => void>();
  private last: Shown | null = null;

  /** The same object until something changes. */
  get shown(): Shown {
    return (this.last ??= this.snapshot());
  }

  readonly getState = (): Shown => this.shown;

  /**
   * Calls back after every change, until the returned function is called. When the last subscriber leaves, the board
   * stops.
   */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
      if (this.listeners.size === 0) this.stop();
    };
  };

  protected abstract snapshot(): Shown;

  protected stop(): void {
    this.framePlayer.stop();
  }

  protected boardSnapshot(offered: readonly string[]): BoardSnapshot {
    const { view, frameMs, builder } = this;
    return { view, frameMs, offered: new Set(offered), picked: builder.picks };
  }

  protected override notify(): void {
    this.last = null;
    for (const changed of this.listeners) changed();
  }

  /** Changes only the view in the snapshot. */
  protected override notifyFrame(): void {
    this.last = { ...this.shown, view: this.view, frameMs: this.frameMs };
    for (const changed of this.listeners) changed();
  }
}
