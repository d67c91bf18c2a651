import {
  assert,
  type Example,
  isWanted,
  Match,
  type Message,
  type Move,
  type Rules,
  type TaskExample,
  type View,
} from '@tabuleiro/games';
import { Animator, frameTime } from '../../play/animator.ts';
import type { Kit, Timers } from '../../play/kit.ts';
import { Walker } from '../../play/walker.ts';

/** How long a move that was not asked for can be looked at before it is taken back. */
const HOLD_MS = 1400;
/** In percent: rules are read with more leisure than matches are played. */
const SPEED = 60;

/** What there is to say beside the caption. */
export type Note =
  /** Nothing happened yet: what can be done, if anything. */
  | { readonly kind: 'begin'; readonly messages: readonly Message[] }
  | { readonly kind: 'told'; readonly told: Message; readonly isLast: boolean }
  | { readonly kind: 'refused'; readonly why: Message }
  | { readonly kind: 'unwanted'; readonly told: Message }
  | { readonly kind: 'done' };

/** What is to be seen of an example. */
export interface LiveView {
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly note: Note;
  readonly ply: number;
}

export interface LiveBoardOptions {
  readonly example: Example;
  readonly rules: Rules;
  readonly kit: Kit;
  readonly timers: Timers;
  /** Whether things may move on the screen. */
  readonly moves: () => boolean;
}

/** An example while somebody looks at it or tries it. */
export class LiveBoard {
  /** How many moves there are to look at; none where one is to be made. */
  readonly plies: number;
  shown: LiveView;
  private readonly options: LiveBoardOptions;
  private readonly line: Match;
  private readonly walker: Walker;
  private readonly animator: Animator;
  private listener: () => void = () => undefined;
  private cancelHold: (() => void) | null = null;
  private ply = 0;
  private frameMs = 0;

  constructor(options: LiveBoardOptions) {
    const { example, rules, kit, timers } = options;
    const start = rules.parsePosition(example.position);
    assert(start.ok, `the example ${example.id} can be read`);
    this.options = options;
    this.line = new Match(rules, start.value);
    for (const text of example.kind === 'line' ? example.moves : []) {
      assert(this.line.playText(text).ok, `${text} is legal in the example ${example.id}`);
    }
    this.plies = this.line.moves.length;
    this.walker = new Walker(kit);
    this.animator = new Animator(timers);
    this.walker.reset(this.isTask ? start.value : null);
    this.shown = this.still(this.begin());
  }

  /** For a screen: calls back after every change, until what it returns is called. */
  readonly listen = (changed: () => void): (() => void) => {
    this.listener = changed;
    return () => {
      this.listener = () => undefined;
      this.animator.stop();
      this.cancelHold?.();
    };
  };

  /** The next move of a line. */
  readonly forward = (): void => {
    this.animator.finish();
    const move = this.line.moves[this.ply];
    if (move === undefined) return;
    const from = this.line.positionAt(this.ply);
    const told = this.options.kit.moveViewer.tell(from, move);
    this.ply++;
    const note: Note = { kind: 'told', told, isLast: this.ply === this.plies };
    this.animate(this.framesOf(move, this.ply - 1), told, () => this.settle(note));
  };

  readonly back = (): void => {
    this.animator.finish();
    this.ply = Math.max(0, this.ply - 1);
    const move = this.line.moves[this.ply - 1];
    if (move === undefined) return this.settle(this.begin());
    const told = this.options.kit.moveViewer.tell(this.line.positionAt(this.ply - 1), move);
    this.settle({ kind: 'told', told, isLast: false });
  };

  readonly again = (): void => {
    this.animator.stop();
    this.takeBack();
    this.settle(this.begin());
  };

  readonly pick = (id: string): void => {
    const { example } = this.options;
    if (example.kind !== 'task') return;
    // Whoever does not want to wait goes on at once.
    this.animator.finish();
    if (this.cancelHold !== null) this.takeBack();
    if (this.shown.note.kind === 'done') return;
    const seen = this.walker.preview?.frames ?? 0;
    const picked = this.walker.pick(id);
    this.frameMs = this.eachFrame(1);
    if (picked === null) this.show(this.still(this.begin()));
    else if ('refused' in picked) this.show(this.still({ kind: 'refused', why: picked.refused }));
    else this.tryMove(example, picked.move, seen);
  };

  private get isTask(): boolean {
    return this.options.example.kind === 'task';
  }

  /** Makes a move by hand; one that was not asked for is taken back after a while. */
  private tryMove(task: TaskExample, move: Move, seen: number): void {
    const told = this.options.kit.moveViewer.tell(this.line.position, move);
    const frames = this.framesOf(move, 0);
    this.line.play(move);
    const isRight = isWanted(task, told, this.line.outcome);
    this.ply = 1;
    this.walker.reset(null);
    const note: Note = isRight ? { kind: 'done' } : { kind: 'unwanted', told };
    this.animate(frames.slice(Math.min(seen, frames.length - 1)), told, () => {
      this.settle(note);
      if (isRight) return;
      this.cancelHold = this.options.timers.after(HOLD_MS, () => {
        this.takeBack();
        this.settle(note);
      });
    });
  }

  /** Back to the beginning; a move made by hand is forgotten. */
  private takeBack(): void {
    this.cancelHold?.();
    this.cancelHold = null;
    this.ply = 0;
    if (!this.isTask) return;
    this.line.undo();
    this.walker.reset(this.line.position);
  }

  private framesOf(move: Move, ply: number): readonly View[] {
    return this.options.kit.moveViewer.frames(this.line.positionAt(ply), move);
  }

  /** What there is to learn is said when it has been seen. */
  private animate(frames: readonly View[], told: Message, end: () => void): void {
    const note: Note = { kind: 'told', told, isLast: false };
    const each = this.eachFrame(frames.length);
    const run = this.options.moves() ? frames : [];
    const nothing: ReadonlySet<string> = new Set();
    this.animator.run(
      run,
      each,
      (view) => this.show({ view, frameMs: each, offered: nothing, picked: [], note, ply: this.ply }),
      end,
    );
  }

  private eachFrame(frames: number): number {
    return this.options.moves() ? frameTime(frames, SPEED) : 0;
  }

  private settle(note: Note): void {
    // Pieces may have other names in a new position; a movement between the two would be none.
    this.frameMs = 0;
    this.show(this.still(note));
  }

  private show(shown: LiveView): void {
    this.shown = shown;
    this.listener();
  }

  /** The position that has been reached, as far as picks have not changed it. */
  private still(note: Note): LiveView {
    const { walker, ply, frameMs } = this;
    const view = walker.preview?.view ?? { ...this.described(), marks: this.marks() };
    return { view, frameMs, offered: new Set(walker.offered), picked: walker.picks, note, ply };
  }

  private described(): View {
    return this.options.kit.viewer.describe(this.line.positionAt(this.ply));
  }

  private marks(): View['marks'] {
    const move = this.line.moves[this.ply - 1];
    return move === undefined ? [] : (this.framesOf(move, this.ply - 1).at(-1)?.marks ?? []);
  }

  private begin(): Note {
    const { step, picks } = this.walker;
    const reasons = this.isTask && picks.length === 0 ? this.described().notices.slice(0, 1) : [];
    return { kind: 'begin', messages: step?.kind === 'pick' ? [...reasons, step.prompt] : [] };
  }
}
