import { BrokenInvariant, type ChoiceStep, type Message, type Move, type Position, type View } from '@tabuleiro/games';
import type { DrawnPlace } from '@tabuleiro/games/render';
import type { Session } from './session.ts';

/** So many completions are looked at for a preview; they hardly differ. */
const MOST_TRIED = 12;

/** The picks of a person who is building a move. */
export class Walker {
  picks: readonly string[] = [];
  step: ChoiceStep | null = null;
  private readonly session: Session;
  private walked: Position | null = null;

  constructor(session: Session) {
    this.session = session;
  }

  /** Whether the match has gone on since the walk began. */
  get isOutdated(): boolean {
    return this.walked !== this.session.match.position;
  }

  get offersHoles(): boolean {
    return this.step?.kind === 'pick' && this.step.picks.some(({ target }) => target.kind === 'hole');
  }

  /** Begins anew at the position of the match. */
  reset(): void {
    this.picks = [];
    this.step = null;
    const { match, choices } = this.session;
    this.walked = match.position;
    if (match.outcome !== null) return;
    const first = choices.walk(match.position, []);
    if (first.ok) this.step = first.value;
  }

  get offered(): readonly string[] {
    return this.step?.kind === 'pick' ? this.step.picks.map(({ id }) => id) : [];
  }

  /** A whole move, or why the pick is not possible, or null when more must be picked. */
  pick(id: string): { readonly move: Move } | { readonly refused: Message } | null {
    const next = [...this.picks, id];
    const walked = this.session.choices.walk(this.session.match.position, next);
    if (!walked.ok) return { refused: walked.error };
    this.picks = next;
    this.step = walked.value;
    return walked.value.kind === 'move' ? { move: walked.value.move } : null;
  }

  /**
   * What the board looks like after the picks so far: the frame of some whole move that they lead to, as far as they have
   * come. Null while nothing has changed yet.
   */
  preview(): View | null {
    if (this.picks.length === 0 || this.step?.kind !== 'pick') return null;
    const { match, choices, moveViewer } = this.session;
    let shortest: { readonly frames: readonly View[]; readonly picks: number } | null = null;
    for (const id of this.offered.slice(0, MOST_TRIED)) {
      const whole = this.complete([...this.picks, id]);
      if (whole === null) continue;
      const frames = moveViewer.frames(match.position, whole);
      const picks = choices.picksOf(match.position, whole).filter((pick) => pick !== 'done').length;
      if (shortest === null || frames.length < shortest.frames.length) shortest = { frames, picks };
    }
    if (shortest === null) return null;
    // Where picks are fewer than frames' steps, the first ones only point things out.
    const frame = this.picks.length - (shortest.picks - shortest.frames.length) - 1;
    return shortest.frames[frame] ?? null;
  }

  /** Some whole move that begins with these picks. */
  private complete(picks: readonly string[]): Move | null {
    const walked = this.session.choices.walk(this.session.match.position, picks);
    if (!walked.ok) return null;
    if (walked.value.kind === 'move') return walked.value.move;
    const next = walked.value.picks.find(({ id }) => id === 'done') ?? walked.value.picks[0];
    return next === undefined ? null : this.complete([...picks, next.id]);
  }

  /** Why a well-formed move that somebody typed is not legal, when its picks tell. */
  explain(move: Move): Message | null {
    const { match, choices } = this.session;
    try {
      const walked = choices.walk(match.position, choices.picksOf(match.position, move));
      return walked.ok ? null : walked.error;
    } catch (error) {
      // Picks are promised for legal moves only.
      if (error instanceof BrokenInvariant) return null;
      throw error;
    }
  }

  /** Takes back the last pick; false when there was none. */
  back(): boolean {
    if (this.picks.length === 0) return false;
    const fewer = this.picks.slice(0, -1);
    this.reset();
    for (const id of fewer) this.pick(id);
    return true;
  }
}

const DIRECTIONS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Characters are about twice as high as wide. */
const HEIGHT = 2;
/** How much worse it is to be off the line than to be far along it. */
const OFF_LINE = 3;

/** The nearest place in the direction of an arrow key, or the same one when there is none. */
export function nextPlace(places: ReadonlyMap<string, DrawnPlace>, from: string, key: string): string {
  const start = places.get(from);
  const direction = DIRECTIONS[key];
  if (start === undefined || direction === undefined) return from;
  const [startRow, startColumn] = centre(start);
  let best = from;
  let least = Infinity;
  for (const [id, place] of places) {
    const [row, column] = centre(place);
    const [down, right] = [(row - startRow) * HEIGHT, column - startColumn];
    const along = down * direction[0] + right * direction[1];
    const aside = Math.abs(down * direction[1]) + Math.abs(right * direction[0]);
    if (along <= 0 || aside > along * OFF_LINE) continue;
    const cost = along + aside * OFF_LINE;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

function centre(place: DrawnPlace): [row: number, column: number] {
  return [place.row + (place.height - 1) / 2, place.column + (place.width - 1) / 2];
}
