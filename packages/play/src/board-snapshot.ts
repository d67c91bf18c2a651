import type { View } from '@tabuleiro/games';
import { BoardController } from './board-controller.ts';

/** What a small board on a page draws. */
export interface BoardSnapshot {
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
}

/** A board that one screen observes: it reads a snapshot after every change. */
export abstract class SnapshotBoard<Note, Shown extends BoardSnapshot> extends BoardController<Note> {
  private listener: () => void = () => undefined;
  private last: Shown | null = null;

  /** The same object until something changes. */
  get shown(): Shown {
    return (this.last ??= this.snapshot());
  }

  /** Calls back after every change, until the returned function is called; then the board stops. */
  readonly listen = (changed: () => void): (() => void) => {
    this.listener = changed;
    return () => {
      this.listener = () => undefined;
      this.stop();
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
    this.listener();
  }
}
