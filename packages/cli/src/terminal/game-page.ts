import {
  draw,
  loss,
  type Message,
  type Result,
  sayMessage,
  sayOutcome,
  type Side,
  type TextError,
  type View,
} from '@tabuleiro/games';
import type { DrawnPlace } from '@tabuleiro/games/render';
import type { App, Page, PageEvent } from './app.ts';
import { Course, type CourseHost } from './course.ts';
import { drawGame, type GameState } from './game-picture.ts';
import type { Picture } from './paint.ts';
import type { Size } from './screen.ts';
import type { Session } from './session.ts';
import { COMMANDS, type CommandId } from './text/texts.ts';
import { nextPlace, Walker } from './walker.ts';

/** What the page asks of the program around it. */
export interface GameHost extends Pick<CourseHost, 'openPlayer' | 'keep'> {
  readonly ascii: boolean;
  readonly colours: boolean;
  save(file: string): Promise<Result<string, string>>;
  load(file: string): Promise<Result<Session, string>>;
  /** Offers the records that lie about. */
  browse(): void;
  sayPlayer(side: Side): string;
  help(): void;
  menu(): void;
  restart(): void;
  resume(session: Session): void;
}

type Question = 'resign' | 'draw';

/** A match on the screen, and the keys and clicks of whoever plays it. */
export class GamePage implements Page {
  private readonly app: App;
  private readonly host: GameHost;
  private readonly session: Session;
  private readonly walker: Walker;
  private readonly course: Course;
  private places: ReadonlyMap<string, DrawnPlace> = new Map();
  private message = '';
  private input = '';
  private cursor: string | null = null;
  private question: Question | null = null;
  /** People answer a question with a letter and Enter; the letter was enough. */
  private ignoresEnter = false;

  constructor(app: App, host: GameHost, session: Session) {
    this.app = app;
    this.host = host;
    this.session = session;
    this.walker = new Walker(session);
    const { game } = app.texts;
    this.course = new Course(session, {
      openPlayer: (side) => host.openPlayer(side),
      keep: () => host.keep(),
      changed: () => this.changed(),
      say: (message) => this.say(message),
      thinking: (side) => game.thinking(host.sayPlayer(side)),
      failed: (reason) => game.playerFailed(reason),
    });
  }

  show(): void {
    this.course.start();
  }

  hide(): void {
    this.course.stop();
  }

  draw(size: Size): Picture {
    const { picture, places } = drawGame(this.state(), size);
    this.places = places;
    return picture;
  }

  private state(): GameState {
    const { session, walker } = this;
    const { texts } = this.app;
    const { voice, match } = session;
    const human = this.isHumanTurn;
    const variant = voice.game.variants[match.rules.variant.id]?.name ?? '';
    const done = walker.offered.includes('done') ? [{ id: 'pick:done', label: `[${texts.game.done}]` }] : [];
    return {
      session,
      view: this.shownView(),
      title: `${voice.game.name} · ${variant} · ${this.host.sayPlayer(1)} – ${this.host.sayPlayer(2)}`,
      status: this.status(),
      message: this.message,
      prompt: this.prompt(),
      offered: human ? walker.offered : [],
      picks: human ? walker.picks : [],
      cursor: human ? this.cursor : null,
      input: { prompt: texts.game.inputPrompt, text: this.input },
      movesTitle: texts.game.moves,
      ascii: this.host.ascii,
      colours: this.host.colours,
      buttons: [...done, ...COMMANDS.map((id) => ({ id: `command:${id}`, label: texts.commands[id] }))],
    };
  }

  /** The board with what the picks so far have done, and without notices once nobody can act on them. */
  private shownView(): View {
    const { view } = this.course;
    if (this.session.match.outcome !== null) return { ...view, notices: [] };
    const preview = this.isHumanTurn ? this.walker.preview() : null;
    return preview === null ? view : { ...preview, notices: view.notices };
  }

  private status(): string {
    const { match, voice } = this.session;
    if (match.outcome !== null) return `${sayOutcome(voice, match.outcome)}.`;
    return `${voice.game.sides[match.position.turn].toMove}.`;
  }

  /** What can be done now. */
  private prompt(): string {
    const { texts } = this.app;
    const { step } = this.walker;
    if (this.session.match.outcome !== null) return texts.game.over;
    if (!this.isHumanTurn) return this.course.paused ? texts.game.paused : '';
    if (step === null) return '';
    return step.kind === 'move' ? texts.game.forcedPass : `${this.sayMessage(step.prompt)}.`;
  }

  private get isHumanTurn(): boolean {
    const { match } = this.session;
    return match.outcome === null && !this.course.isMoving && this.session.isHuman(match.position.turn);
  }

  /** The match went on or a frame was shown. */
  private changed(): void {
    if (!this.course.isMoving && this.walker.isOutdated) {
      this.walker.reset();
      this.placeCursor();
    }
    this.app.redraw();
  }

  handle(event: PageEvent): void {
    if (this.course.isMoving) return this.course.finishMove();
    if (this.question !== null) return this.answer(event);
    const ignored = this.ignoresEnter && event.kind === 'key' && event.key === 'enter';
    this.ignoresEnter = false;
    if (ignored) return;
    if (event.kind === 'hit') return this.handleHit(event.id);
    const { key } = event;
    if (key === 'enter') this.enter();
    else if (key === 'escape') this.escape();
    else if (key === 'backspace') this.backspace();
    else if (key === 'tab' || key === 'back-tab') this.cycle(key === 'tab' ? 1 : -1);
    else if (key === 'f1') this.host.help();
    else if (['up', 'down', 'left', 'right'].includes(key)) this.arrow(key);
    else if (key === ' ' && this.input === '') this.space();
    else if ([...key].length === 1) this.input += key;
  }

  private handleHit(id: string): void {
    const [kind, name = ''] = splitOnce(id, ':');
    if (kind === 'command') this.command(name, '');
    else this.pick(name);
  }

  private enter(): void {
    const text = this.input.trim();
    this.input = '';
    if (text !== '') this.interpret(text);
    else if (this.isHumanTurn && this.walker.step?.kind === 'move') this.course.play(this.walker.step.move);
    else if (this.cursor !== null) this.pick(this.cursor);
  }

  private space(): void {
    if (this.isHumanTurn) this.enter();
    else this.command('pause', '');
  }

  private arrow(key: string): void {
    if (!this.isHumanTurn) {
      if (key === 'right') this.course.step();
    } else if (this.cursor !== null) this.cursor = nextPlace(this.usablePlaces(), this.cursor, key);
  }

  /** While holes are offered, the cursor walks over holes; otherwise over cells and trays. */
  private usablePlaces(): ReadonlyMap<string, DrawnPlace> {
    const holes = this.walker.offersHoles;
    return new Map([...this.places].filter(([id]) => id.includes('.') === holes));
  }

  /** The cursor stays where it is if it can go on from there. */
  private placeCursor(): void {
    if (this.cursor === null || !this.usablePlaces().has(this.cursor)) this.cursor = this.walker.offered[0] ?? null;
  }

  private cycle(by: number): void {
    const { offered } = this.walker;
    if (offered.length === 0) return;
    const at = offered.indexOf(this.cursor ?? '');
    this.cursor = offered[(at + by + offered.length) % offered.length] ?? null;
  }

  private backspace(): void {
    if (this.input !== '') this.input = [...this.input].slice(0, -1).join('');
    else if (this.walker.back()) {
      this.say('');
      this.placeCursor();
    }
  }

  private escape(): void {
    if (this.input !== '') this.input = '';
    else if (this.walker.picks.length > 0) {
      this.walker.reset();
      this.say('');
      this.placeCursor();
    } else this.host.menu();
  }

  private pick(id: string): void {
    if (!this.mayMove()) return;
    if (this.places.has(id)) this.cursor = id;
    const picked = this.walker.pick(id);
    if (picked === null) {
      this.say('');
      if (!this.walker.offered.includes(this.cursor ?? '')) this.cursor = this.walker.offered[0] ?? null;
    } else if ('refused' in picked) this.say(`${capitalise(this.sayMessage(picked.refused))}.`);
    else {
      this.say('');
      this.course.play(picked.move);
    }
  }

  /** Says why when it is not for a person to move. */
  private mayMove(): boolean {
    const { game } = this.app.texts;
    if (this.isHumanTurn) return true;
    this.say(this.session.match.outcome === null ? game.notYourTurn : game.over);
    return false;
  }

  /** A typed line: a command, or a move. */
  private interpret(text: string): void {
    const [word, rest = ''] = splitOnce(text, ' ');
    const { texts } = this.app;
    const typed = word.toLowerCase();
    if (typed === texts.game.done || typed === 'done') return this.pick('done');
    const command = COMMANDS.find((id) => id === typed || texts.commands[id] === typed);
    if (command !== undefined) return this.command(command, rest.trim());
    if (!this.mayMove()) return;
    const { match } = this.session;
    const tried = match.playText(text);
    if (!tried.ok) return this.say(this.sayBadMove(text, tried.error));
    // It is legal: it is taken back to be shown.
    match.undo();
    this.say('');
    this.course.play(tried.value);
  }

  /** The reason that the same picks would get, or what was expected. */
  private sayBadMove(text: string, error: TextError): string {
    const { match, voice } = this.session;
    const move = match.rules.parseMove(match.position, text);
    const reason = move.ok ? this.walker.explain(move.value) : null;
    if (reason !== null) return `${text}: ${this.sayMessage(reason)}.`;
    return this.app.texts.game.badMove(error.found, sayMessage(voice, error.expected));
  }

  private command(id: string, argument: string): void {
    const { course, host } = this;
    const { game } = this.app.texts;
    const actions: Readonly<Record<CommandId, () => void>> = {
      undo: () => this.takeBack(),
      redo: () => {
        this.say(this.session.redo() ? '' : game.noRedo);
        course.jump();
      },
      hint: () => void this.hint(),
      draw: () => void this.offerDraw(),
      resign: () => this.ask('resign', game.askResign),
      save: () => void this.save(argument),
      load: () => void this.load(argument),
      new: () => host.restart(),
      help: () => host.help(),
      pause: () => {
        course.togglePause();
        this.say(course.paused ? game.paused : game.running);
      },
      faster: () => this.changeSpeed(1),
      slower: () => this.changeSpeed(-1),
      menu: () => host.menu(),
    };
    const command = COMMANDS.find((one) => one === id);
    if (command !== undefined) actions[command]();
  }

  private takeBack(): void {
    const { game } = this.app.texts;
    if (!this.session.hasHuman) this.course.paused = true;
    this.say(this.session.undo() ? game.undone : game.noUndo);
    this.course.jump();
  }

  private changeSpeed(by: number): void {
    this.course.changeSpeed(by);
    this.say(this.app.texts.game.speed(this.course.speed));
  }

  private async hint(): Promise<void> {
    const { game } = this.app.texts;
    const { match, moveViewer } = this.session;
    if (match.outcome !== null) return this.say(game.over);
    const { position } = match;
    const suggested = await this.course.suggest();
    if (match.position !== position) return;
    if (suggested.ok) {
      const { move } = suggested.value;
      const told = this.sayMessage(moveViewer.tell(position, move));
      this.say(game.hint(match.rules.makeMove(position, move), told));
      // The cursor points at where it begins.
      const [first] = this.session.choices.picksOf(position, move);
      if (this.walker.picks.length === 0) this.cursor = first ?? this.cursor;
    } else this.say(game.playerFailed(suggested.error));
    this.app.redraw();
  }

  private async offerDraw(): Promise<void> {
    const { match, voice } = this.session;
    const { game } = this.app.texts;
    if (match.outcome !== null) return this.say(game.over);
    const other: Side = match.position.turn === 1 ? 2 : 1;
    if (this.session.isHuman(other)) return this.ask('draw', game.askDraw(voice.game.sides[other].name));
    const agrees = await this.course.agreesToDraw(other);
    if (match.outcome !== null) return;
    if (agrees) this.course.end(draw('agreement'));
    else this.say(game.drawDeclined);
    this.app.redraw();
  }

  private ask(question: Question, words: string): void {
    const { match } = this.session;
    if (match.outcome !== null) return this.say(this.app.texts.game.over);
    if (!this.session.isHuman(match.position.turn)) return this.say(this.app.texts.game.notYourTurn);
    this.question = question;
    this.say(words);
  }

  private answer(event: PageEvent): void {
    const { yes, no } = this.app.texts.game;
    if (event.kind !== 'key' || ![yes, no, 'escape'].includes(event.key.toLowerCase())) return;
    const { question } = this;
    this.question = null;
    this.ignoresEnter = true;
    this.say('');
    if (event.key.toLowerCase() !== yes) return;
    this.course.end(question === 'draw' ? draw('agreement') : loss(this.session.match.position.turn, 'resignation'));
  }

  private async save(file: string): Promise<void> {
    const saved = await this.host.save(file);
    this.say(saved.ok ? this.app.texts.game.saved(saved.value) : saved.error);
    this.app.redraw();
  }

  private async load(file: string): Promise<void> {
    if (file === '') return this.host.browse();
    const loaded = await this.host.load(file);
    if (loaded.ok) return this.host.resume(loaded.value);
    this.say(loaded.error);
    this.app.redraw();
  }

  private say(message: string): void {
    this.message = message;
  }

  private sayMessage(message: Message): string {
    return sayMessage(this.session.voice, message);
  }
}

function splitOnce(text: string, separator: string): [before: string, after?: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
