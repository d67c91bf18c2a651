import type { ChoiceStep, Message, Move, Position } from '@tabuleiro/games';
import type { DrawnPlace } from '@tabuleiro/games/render';
import type { Session } from './session.ts';

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
