import type { View } from '@tabuleiro/games';
import type { DrawnPlace } from '@tabuleiro/games/render';
import type { MoveBuilder } from '@tabuleiro/play';
import type { App } from './app.ts';
import { nextPlace } from './cursor.ts';
import { drawGame, type GameState, type Word } from './game-picture.ts';
import type { Picture } from './paint.ts';
import type { Size } from './screen.ts';
import type { ShownMatch } from './shown-match.ts';

/** What only the page itself knows of what it shows. */
export interface BoardPageState extends Pick<
  GameState,
  'title' | 'view' | 'status' | 'message' | 'prompt' | 'ascii' | 'colours'
> {
  /** What asks for typed text; absent for a match. */
  readonly inputPrompt?: string;
  readonly commands: readonly Word[];
  /** Whether the person at the screen picks. */
  readonly isPicking: boolean;
}

/** A board on the screen with a cursor and a line to type on. Subclasses decide where moves come from and where they go. */
export abstract class BoardPage {
  protected readonly app: App;
  protected input = '';
  protected cursor: string | null = null;
  protected places: ReadonlyMap<string, DrawnPlace> = new Map();

  constructor(app: App) {
    this.app = app;
  }

  protected abstract readonly shown: ShownMatch;
  protected abstract readonly builder: MoveBuilder;
  protected abstract state(): BoardPageState;
  /** A line that was typed. */
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
    return {
      ...own,
      shown,
      offered: isPicking ? builder.offered : [],
      picks: isPicking ? builder.picks : [],
      cursor: isPicking ? this.cursor : null,
      input: { prompt: inputPrompt, text: this.input },
      movesTitle: game.moves,
      buttons: [...done, ...commands.map(({ id, label, isKept = false }) => ({ id: `command:${id}`, label, isKept }))],
    };
  }

  protected titleOf(players: readonly [string, string]): string {
    const { match, voice } = this.shown;
    const variant = voice.game.variants[match.rules.variant.id]?.name ?? '';
    return `${voice.game.name} · ${variant} · ${players.join(' – ')}`;
  }

  /** The board with what the picks so far have done, and without notices once nobody can act on them. */
  protected withPicks(view: View, isPicking: boolean): View {
    if (this.shown.match.outcome !== null) return { ...view, notices: [] };
    const preview = isPicking ? this.builder.preview : null;
    return preview === null ? view : { ...preview.view, notices: view.notices };
  }

  protected handleKey(key: string): void {
    if (key === 'enter') this.enter();
    else if (key === 'escape') this.escape();
    else if (key === 'backspace') this.backspace();
    else if (key === 'tab' || key === 'back-tab') this.cycle(key === 'tab' ? 1 : -1);
    else if (['up', 'down', 'left', 'right'].includes(key)) this.arrow(key);
    else if (key === ' ' && this.input === '') this.space();
    else if ([...key].length === 1) this.input += key;
  }

  /** Takes the last letter off the line that is typed, if there is one. */
  protected eraseLetter(): boolean {
    if (this.input === '') return false;
    this.input = [...this.input].slice(0, -1).join('');
    return true;
  }

  protected moveCursor(key: string): void {
    if (this.cursor !== null) this.cursor = nextPlace(this.usablePlaces(), this.cursor, key);
  }

  /** While holes are offered, the cursor walks over holes; otherwise over cells and trays. */
  private usablePlaces(): ReadonlyMap<string, DrawnPlace> {
    const { offersHoles } = this.builder;
    return new Map([...this.places].filter(([id]) => id.includes('.') === offersHoles));
  }

  /** The cursor stays where it is if it can go on from there. */
  protected placeCursor(): void {
    if (this.cursor === null || !this.usablePlaces().has(this.cursor)) this.cursor = this.builder.offered[0] ?? null;
  }

  /** After a pick the cursor stands on something that can be picked. */
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
