import {
  draw,
  loss,
  type Message,
  otherSide,
  type Result,
  sayMessage,
  sayOutcome,
  type Side,
  type TextError,
} from '@tabuleiro/games';
import { readTyped } from '../play/typed-move.ts';
import { findCommand, foldWord } from '../text/command-word.ts';
import type { App, Page, PageEvent } from './app.ts';
import { BoardPage, type BoardPageState } from './board-page.ts';
import { Course, type CourseHost } from './course.ts';
import type { Session } from './session.ts';
import { COMMANDS, type CommandId } from './text/texts.ts';

/** What the page asks of the program around it. */
export interface GameHost extends Pick<CourseHost, 'openPlayer' | 'openAdviser' | 'judge' | 'keep'> {
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
export class GamePage extends BoardPage implements Page {
  private readonly host: GameHost;
  private readonly course: Course;
  private question: Question | null = null;
  /** People answer a question with a letter and Enter; the letter was enough. */
  private ignoresEnter = false;

  constructor(app: App, host: GameHost, session: Session) {
    super(app, session);
    this.host = host;
    const { game } = app.texts;
    this.course = new Course(session, {
      openPlayer: (side) => host.openPlayer(side),
      openAdviser: () => host.openAdviser(),
      judge: (match) => host.judge(match),
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

  protected shown(): BoardPageState {
    const { host, course } = this;
    const { commands } = this.app.texts;
    const isPicking = this.isHumanTurn;
    return {
      players: [host.sayPlayer(1), host.sayPlayer(2)],
      commands: COMMANDS.map((id) => ({ id, label: commands[id] })),
      isPicking,
      view: this.withPicks(course.view, isPicking),
      status: this.status(),
      prompt: this.prompt(),
      ascii: host.ascii,
      colours: host.colours,
    };
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
    if (event.key === 'f1') this.host.help();
    else this.handleKey(event.key);
  }

  private handleHit(id: string): void {
    const [kind, name = ''] = splitOnce(id, ':');
    if (kind === 'command') this.command(name, '');
    else this.pick(name);
  }

  protected enter(): void {
    const text = this.input.trim();
    this.input = '';
    if (text !== '') this.interpret(text);
    else if (this.isHumanTurn && this.walker.step?.kind === 'move') this.course.play(this.walker.step.move);
    else if (this.cursor !== null) this.pick(this.cursor);
  }

  protected space(): void {
    if (this.isHumanTurn) this.enter();
    else this.command('pause', '');
  }

  protected arrow(key: string): void {
    if (this.isHumanTurn) this.moveCursor(key);
    else if (key === 'right') this.course.step();
  }

  protected backspace(): void {
    if (this.eraseLetter() || !this.walker.back()) return;
    this.say('');
    this.placeCursor();
  }

  protected escape(): void {
    if (this.input !== '') this.input = '';
    else if (this.walker.picks.length > 0) {
      this.walker.reset();
      this.say('');
      this.placeCursor();
    } else this.host.menu();
  }

  protected pick(id: string): void {
    if (!this.mayMove()) return;
    if (this.places.has(id)) this.cursor = id;
    const picked = this.walker.pick(id);
    if (picked === null) {
      this.say('');
      this.placeCursorOnOffer();
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
  protected interpret(text: string): void {
    const [word, rest = ''] = splitOnce(text, ' ');
    const { texts } = this.app;
    const typed = foldWord(word);
    if (typed === foldWord(texts.game.done) || typed === 'done') return this.pick('done');
    const command = findCommand(COMMANDS, { words: texts.commands, also: texts.otherCommands }, word);
    if (command !== null) return this.command(command, rest.trim());
    if (!this.mayMove()) return;
    const { match } = this.session;
    const tried = match.playText(readTyped(match.rules, match.position, text));
    if (!tried.ok) return this.say(this.sayBadMove(text, tried.error));
    // It is legal: it is taken back to be shown.
    match.undo();
    this.say('');
    this.course.play(tried.value);
  }

  /** The reason that the same picks would get, or what was expected. */
  private sayBadMove(text: string, error: TextError): string {
    const { match, voice } = this.session;
    const { game } = this.app.texts;
    const move = match.rules.parseMove(match.position, error.found);
    const expected = sayMessage(voice, error.expected);
    if (!move.ok) return game.unknownWord(text, expected);
    const reason = this.walker.explain(move.value);
    return reason === null ? game.badMove(text, expected) : `${error.found}: ${this.sayMessage(reason)}.`;
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
      pause: () => this.togglePause(),
      faster: () => this.changeSpeed(1),
      slower: () => this.changeSpeed(-1),
      menu: () => host.menu(),
    };
    const command = COMMANDS.find((one) => one === id);
    if (command !== undefined) actions[command]();
  }

  /** On one's own turn space picks, so what lets the computer go on is told otherwise. */
  private togglePause(): void {
    const { game } = this.app.texts;
    const { session, course } = this;
    if (session.isHuman(1) && session.isHuman(2)) return this.say(game.noPause);
    course.togglePause();
    if (!course.paused) this.say(game.running);
    else this.say(this.isHumanTurn ? game.pausedOnTurn : game.paused);
  }

  /** A pick that was begun is taken back before the last move is. */
  private takeBack(): void {
    const { game } = this.app.texts;
    if (this.isHumanTurn && this.walker.back()) {
      this.placeCursor();
      return this.say(game.pickUndone);
    }
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
    const { position } = match;
    if (!this.session.isHuman(position.turn)) return this.say(game.notYourTurn);
    const other = otherSide(position.turn);
    if (this.session.isHuman(other)) return this.ask('draw', game.askDraw(voice.game.sides[other].name));
    const agrees = await this.course.agreesToDraw(other);
    // Meanwhile the person may have played on: the offer was for the position then.
    if (match.outcome !== null || match.position !== position) return;
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
