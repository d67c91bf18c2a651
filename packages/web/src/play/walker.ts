import {
  BrokenInvariant,
  type ChoiceStep,
  type Message,
  type Move,
  type Position,
  type Result,
  type View,
} from '@tabuleiro/games';
import type { Kit } from './kit.ts';

/** So many completions are looked at for a preview; they hardly differ. */
const MOST_TRIED = 12;

/** What a pick led to: a whole move, a reason why not, or null when more must be picked. */
export type Picked = { readonly move: Move } | { readonly refused: Message } | null;

/** The board as the picks so far have changed it, and how many frames of the move that took. */
export interface Preview {
  readonly view: View;
  readonly frames: number;
}

/** The picks of a person who is building a move. */
export class Walker {
  picks: readonly string[] = [];
  step: ChoiceStep | null = null;
  preview: Preview | null = null;
  private readonly kit: Kit;
  private position: Position | null = null;

  constructor(kit: Kit) {
    this.kit = kit;
  }

  /** Begins anew; null where nobody can move. */
  reset(position: Position | null): void {
    this.position = position;
    this.begin([]);
  }

  get offered(): readonly string[] {
    return this.step?.kind === 'pick' ? this.step.picks.map(({ id }) => id) : [];
  }

  /**
   * Follows a finger: whatever goes on from the picks is added; touching the last pick again takes it back; and as long as
   * only one thing is picked, something else can be picked in its place.
   */
  pick(id: string): Picked {
    const walked = this.walk([...this.picks, id]);
    if (walked?.ok) return this.follow([...this.picks, id], walked.value);
    if (this.picks.at(-1) === id) return this.back();
    const instead = this.picks.length === 1 ? this.walk([id]) : null;
    if (instead?.ok) return this.follow([id], instead.value);
    return walked === null ? null : { refused: walked.error };
  }

  private follow(picks: readonly string[], step: ChoiceStep): Picked {
    this.picks = picks;
    this.step = step;
    if (step.kind === 'move') return { move: step.move };
    this.preview = this.look();
    return null;
  }

  private back(): null {
    this.begin(this.picks.slice(0, -1));
    return null;
  }

  private begin(picks: readonly string[]): void {
    const walked = this.walk(picks);
    this.picks = picks;
    this.step = walked?.ok ? walked.value : null;
    this.preview = this.look();
  }

  private walk(picks: readonly string[]): Result<ChoiceStep, Message> | null {
    return this.position === null ? null : this.kit.choices.walk(this.position, picks);
  }

  /** The frame of some whole move that the picks lead to, as far as they have come; null while nothing has changed yet. */
  private look(): Preview | null {
    const { position } = this;
    if (position === null || this.picks.length === 0 || this.step?.kind !== 'pick') return null;
    const { choices, moveViewer } = this.kit;
    let shortest: { readonly frames: readonly View[]; readonly picks: number } | null = null;
    for (const id of this.offered.slice(0, MOST_TRIED)) {
      const whole = this.complete([...this.picks, id]);
      if (whole === null) continue;
      const frames = moveViewer.frames(position, whole);
      const picks = choices.picksOf(position, whole).filter((pick) => pick !== 'done').length;
      if (shortest === null || frames.length < shortest.frames.length) shortest = { frames, picks };
    }
    if (shortest === null) return null;
    // Where picks are fewer than the steps of the frames, the first ones only point things out.
    const index = this.picks.length - (shortest.picks - shortest.frames.length) - 1;
    const view = shortest.frames[index];
    return view === undefined ? null : { view, frames: index + 1 };
  }

  /** Some whole move that begins with these picks. */
  private complete(picks: readonly string[]): Move | null {
    const walked = this.walk(picks);
    if (!walked?.ok) return null;
    if (walked.value.kind === 'move') return walked.value.move;
    const next = walked.value.picks.find(({ id }) => id === 'done') ?? walked.value.picks[0];
    return next === undefined ? null : this.complete([...picks, next.id]);
  }

  /** Why a well-formed move that somebody typed is not legal, when its picks tell. */
  explain(move: Move): Message | null {
    if (this.position === null) return null;
    try {
      const walked = this.walk(this.kit.choices.picksOf(this.position, move));
      return walked === null || walked.ok ? null : walked.error;
    } catch (error) {
      // Picks are promised for legal moves only.
      if (error instanceof BrokenInvariant) return null;
      throw error;
    }
  }
}
