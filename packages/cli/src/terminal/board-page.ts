import type { View } from '@tabuleiro/games';
import type { DrawnPlace } from '@tabuleiro/games/render';
import {
  type AttackedBoard,
  AttackFinder,
  formatReach,
  formatThreats,
  type MoveBuilder,
  signsOf,
} from '@tabuleiro/play';
import type { ShownMatch } from '../text/game-facets.ts';
import type { App } from './app.ts';
import { drawGame, type GameState, type TextButton } from './game-picture.ts';
import type { Picture } from './picture.ts';
import type { Size } from './screen.ts';

/** The part of the picture that each subclass supplies. */
export interface BoardPageState extends Pick<
  GameState,
  'title' | 'view' | 'status' | 'message' | 'prompt' | 'facts' | 'ascii'
> {
  /** The input prompt; by default that of a match. */
  readonly inputPrompt?: string;
  readonly commands: readonly TextButton[];
  /** Whether the user can pick now. */
  readonly isPicking: boolean;
}

/** A board with a cursor and an input line. Subclasses play matches, puzzles and online matches on it. */
export abstract class BoardPage {
  protected readonly app: App;
  protected input = '';
  protected cursor: string | null = null;
  protected places: ReadonlyMap<string, DrawnPlace> = new Map();
  private readonly finder = new AttackFinder(() => this.attackedBoard());
  private showsReach = false;
  private showsThreats = false;

  constructor(app: App) {
    this.app = app;
  }

  protected abstract readonly shown: ShownMatch;
  protected abstract readonly builder: MoveBuilder;
  protected abstract state(): BoardPageState;
  protected abstract attackedBoard(): AttackedBoard;
  /** Handles a typed line. */
  protected abstract interpret(text: string): void;
  protected abstract pick(id: string): void;
  protected abstract escape(): void;
  protected abstract space(): void;
  protected abstract backspace(): void;
  protected abstract arrow(key: string): void;
  protected abstract enter(): void;

  draw(size: Size): Picture {
    const { picture, places } = drawGame(this.gameState(), size);
    this.places = places;
    return picture;
  }

  private gameState(): GameState {
    const { shown, builder, app } = this;
    const { game } = app.texts;
    const { commands, isPicking, inputPrompt = game.inputPrompt, ...own } = this.state();
    const done = builder.offered.includes('done')
      ? [{ id: 'pick:done', label: `[${builder.facets.pickNames['done'] ?? 'done'}]`, isKept: true }]
      : [];
    const cursor = isPicking || this.showsReach ? this.cursor : null;
    const reach =
      this.showsReach && cursor !== null && this.hasPiece(own.view, cursor) ? this.finder.reach(cursor) : null;
    const threats = this.showsThreats ? this.finder.threats() : null;
    const { language } = shown.locale;
    return {
      ...own,
      colours: app.colours,
      signs: signsOf(reach, threats),
      signWords: [
        ...(reach === null ? [] : [formatReach(reach, language)]),
        ...(threats === null ? [] : [formatThreats(threats, language)]),
      ],
      shown,
      offered: isPicking ? builder.offered : [],
      picks: isPicking ? builder.picks : [],
      cursor,
      input: { prompt: inputPrompt, text: this.input },
      movesTitle: game.moves,
      buttons: [...done, ...commands.map(({ id, label, isKept = false }) => ({ id: `command:${id}`, label, isKept }))],
    };
  }

  protected titleOf(players: readonly [string, string]): string {
    const { match, locale } = this.shown;
    const variant = locale.game.variants[match.rules.variant.id]?.name ?? '';
    return `${locale.game.name} · ${variant} · ${players.join(' – ')}`;
  }

  protected handleKey(key: string): void {
    if (key === 'enter') this.enter();
    else if (key === 'escape') this.escape();
    else if (key === 'backspace') this.backspace();
    else if (key === 'tab' || key === 'back-tab') this.cycle(key === 'tab' ? 1 : -1);
    else if (key === 'f2') this.switchReach();
    else if (key === 'f3') this.switchThreats();
    else if (['up', 'down', 'left', 'right'].includes(key)) this.move(key);
    else if (key === ' ' && this.input === '') this.space();
    else if ([...key].length === 1) this.input += key;
  }

  /** Shows where the piece under the cursor can go, or no longer. The cursor then moves on everybody's turn. */
  private switchReach(): void {
    this.showsReach = !this.showsReach;
    this.cursor ??= [...this.places.keys()][0] ?? null;
    this.loadAttacks();
  }

  private switchThreats(): void {
    this.showsThreats = !this.showsThreats;
    this.loadAttacks();
  }

  private loadAttacks(): void {
    void this.finder.load().then(() => this.app.redraw());
  }

  private move(key: string): void {
    if (this.showsReach && !this.state().isPicking) this.moveCursor(key);
    else this.arrow(key);
  }

  private hasPiece({ pieces }: View, id: string): boolean {
    return pieces.some((piece) => ('cell' in piece.at ? piece.at.cell : piece.id) === id);
  }

  /** Deletes the last typed letter; false when there is none. */
  protected eraseLetter(): boolean {
    if (this.input === '') return false;
    this.input = [...this.input].slice(0, -1).join('');
    return true;
  }

  protected moveCursor(key: string): void {
    if (this.cursor !== null) this.cursor = nextPlace(this.usablePlaces(), this.cursor, key);
  }

  /** The cursor moves over holes while holes are offered, otherwise over cells and trays. */
  private usablePlaces(): ReadonlyMap<string, DrawnPlace> {
    const { offersHoles } = this.builder;
    return new Map([...this.places].filter(([id]) => id.includes('.') === offersHoles));
  }

  /** Keeps the cursor if its place is still usable. */
  protected placeCursor(): void {
    if (this.cursor === null || !this.usablePlaces().has(this.cursor)) this.cursor = this.builder.offered[0] ?? null;
  }

  /** Moves the cursor to something that can be picked. */
  protected placeCursorOnOffer(): void {
    if (!this.builder.offered.includes(this.cursor ?? '')) this.cursor = this.builder.offered[0] ?? null;
  }

  private cycle(by: number): void {
    const { offered } = this.builder;
    if (offered.length === 0) return;
    const at = offered.indexOf(this.cursor ?? '');
    this.cursor = offered[(at + by + offered.length) % offered.length] ?? null;
  }
}

const DIRECTIONS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Characters are about twice as high as they are wide. */
const HEIGHT = 2;
/** How much more a distance across the direction counts than one along it. */
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
