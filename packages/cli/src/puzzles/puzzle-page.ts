import { sayMessage, type View } from '@tabuleiro/games';
import type { DrawnPlace } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { capitalise } from '../play/words.ts';
import type { App, Page, PageEvent } from '../terminal/app.ts';
import { drawGame } from '../terminal/game-picture.ts';
import type { Picture } from '../terminal/paint.ts';
import type { Size } from '../terminal/screen.ts';
import { TextPage } from '../terminal/text-page.ts';
import { nextPlace, Walker } from '../terminal/walker.ts';
import { PUZZLE_COMMANDS, type PuzzleCommand } from '../text/puzzles/texts.ts';
import type { OpenPuzzle, PuzzleShelf } from './shelf.ts';
import { PuzzleTalk } from './talk.ts';
import { sayHead, sayTask } from './words.ts';

export interface PuzzleLook {
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** A puzzle on the whole screen: cursor, mouse, or typed moves and commands. */
export class PuzzlePage implements Page {
  private readonly app: App;
  private readonly context: Context;
  private readonly shelf: PuzzleShelf;
  private readonly look: PuzzleLook;
  private readonly talk: PuzzleTalk;
  private walker: Walker;
  private places: ReadonlyMap<string, DrawnPlace> = new Map();
  private cursor: string | null = null;
  private input = '';

  constructor(app: App, context: Context, shelf: PuzzleShelf, first: OpenPuzzle, look: PuzzleLook) {
    this.app = app;
    this.context = context;
    this.shelf = shelf;
    this.look = look;
    this.talk = new PuzzleTalk(context, shelf, first);
    this.walker = this.seat();
  }

  draw(size: Size): Picture {
    const { walker, talk, context } = this;
    const { puzzles } = context.texts;
    const { game } = this.app.texts;
    const { attempt, session } = talk.now;
    const { step } = walker;
    const isOpen = !attempt.isSolved;
    const done = walker.offered.includes('done') ? [{ id: 'pick:done', label: `[${game.done}]` }] : [];
    const { picture, places } = drawGame(
      {
        session,
        view: this.view(),
        title: sayHead(context, this.shelf, talk.now),
        status: isOpen ? sayTask(context, talk.now) : '',
        message: [...talk.said, this.trouble].filter((line) => line !== '').join(' '),
        prompt: isOpen && step?.kind === 'pick' ? `${capitalise(sayMessage(session.voice, step.prompt))}.` : '',
        offered: isOpen ? walker.offered : [],
        picks: isOpen ? walker.picks : [],
        cursor: isOpen ? this.cursor : null,
        input: { prompt: puzzles.prompt, text: this.input },
        movesTitle: game.moves,
        ...this.look,
        buttons: [...done, ...PUZZLE_COMMANDS.map((id) => ({ id: `command:${id}`, label: puzzles.orders[id] }))],
      },
      size,
    );
    this.places = places;
    return picture;
  }

  handle(event: PageEvent): void {
    if (event.kind === 'hit') return this.hit(event.id);
    const { key } = event;
    if (key === 'f1') this.obey('help');
    else if (key === 'enter' || (key === ' ' && this.input === '')) this.enter();
    else if (key === 'escape') this.escape();
    else if (key === 'backspace') this.backspace();
    else if (key === 'tab' || key === 'back-tab') this.cycle(key === 'tab' ? 1 : -1);
    else if (['up', 'down', 'left', 'right'].includes(key)) {
      if (this.cursor !== null) this.cursor = nextPlace(this.usablePlaces(), this.cursor, key);
    } else if ([...key].length === 1) this.input += key;
  }

  private get trouble(): string {
    return this.shelf.trouble === '' ? '' : this.context.texts.puzzles.notKept(this.shelf.trouble);
  }

  /** The board with what the picks so far have done. */
  private view(): View {
    const { match, viewer, moveViewer } = this.talk.now.session;
    const preview = this.walker.preview();
    if (preview !== null) return { ...preview, notices: [] };
    const last = match.moves.length - 1;
    const move = match.moves[last];
    const marks = move === undefined ? [] : (moveViewer.frames(match.positionAt(last), move).at(-1)?.marks ?? []);
    return { ...viewer.describe(match.position), marks, notices: [] };
  }

  /** Begins to pick where the puzzle stands, with what is given. */
  private seat(): Walker {
    const { attempt, session } = this.talk.now;
    const walker = new Walker(session);
    if (!attempt.isSolved) walker.reset();
    for (const id of attempt.given) walker.pick(id);
    this.walker = walker;
    this.cursor = walker.offered[0] ?? null;
    return walker;
  }

  private hit(id: string): void {
    const name = id.slice(id.indexOf(':') + 1);
    const order = PUZZLE_COMMANDS.find((one) => id === `command:${one}`);
    if (order === undefined) this.pick(name);
    else this.obey(order);
  }

  private enter(): void {
    const text = this.input.trim();
    this.input = '';
    if (text === '') {
      if (this.talk.now.attempt.isSolved) this.obey('next');
      else if (this.cursor !== null) this.pick(this.cursor);
      return;
    }
    const order = this.talk.orderOf(text);
    if (order !== null) return this.obey(order);
    this.talk.type(text);
    this.seat();
  }

  private obey(order: PuzzleCommand): void {
    if (order === 'quit') return this.app.close();
    if (order === 'help') return this.app.open(this.helpPage());
    void this.obeyAndShow(order);
  }

  /** What can be ordered here, and the rules of the game. */
  private helpPage(): TextPage {
    const { game } = this.talk.now.session.voice;
    const { puzzles } = this.context.texts;
    return new TextPage(this.app, game.name, [{ title: puzzles.title, body: puzzles.help.join(' ') }, ...game.rules]);
  }

  private async obeyAndShow(order: PuzzleCommand): Promise<void> {
    await this.talk.obey(order);
    this.seat();
    if (order === 'hint') this.cursor = this.talk.now.attempt.hint() ?? this.cursor;
    this.app.redraw();
  }

  private pick(id: string): void {
    const { attempt, session } = this.talk.now;
    if (attempt.isSolved) return this.talk.say(this.context.texts.puzzles.over);
    if (this.places.has(id)) this.cursor = id;
    const picked = this.walker.pick(id);
    if (picked !== null && 'refused' in picked) {
      return this.talk.say(`${capitalise(sayMessage(session.voice, picked.refused))}.`);
    }
    const verdict = picked === null ? attempt.judgePicks(this.walker.picks) : attempt.judgeMove(picked.move);
    this.talk.hear(verdict, picked?.move ?? null);
    if (verdict !== 'open') this.seat();
    else if (!this.walker.offered.includes(this.cursor ?? '')) this.cursor = this.walker.offered[0] ?? null;
  }

  private backspace(): void {
    if (this.input !== '') this.input = [...this.input].slice(0, -1).join('');
    else if (this.walker.picks.length > this.talk.now.attempt.given.length) this.walker.back();
  }

  private escape(): void {
    if (this.input !== '') this.input = '';
    else if (this.walker.picks.length > this.talk.now.attempt.given.length) this.seat();
    else this.app.close();
  }

  private cycle(by: number): void {
    const { offered } = this.walker;
    if (offered.length === 0) return;
    const at = offered.indexOf(this.cursor ?? '');
    this.cursor = offered[(at + by + offered.length) % offered.length] ?? null;
  }

  /** While holes are offered, the cursor walks over holes; otherwise over cells and trays. */
  private usablePlaces(): ReadonlyMap<string, DrawnPlace> {
    const { offersHoles } = this.walker;
    return new Map([...this.places].filter(([id]) => id.includes('.') === offersHoles));
  }
}
