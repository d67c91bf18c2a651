import { capitalise, otherSide, type Position, type Result, formatOutcome, type Side } from '@tabuleiro/games';
import {
  type AttackedBoard,
  foldWord,
  type MatchSession,
  type MoveBuilder,
  type SessionNote,
  factsOf,
  formatFacts,
  formatNote,
  formatUnderstood,
  formatSentence,
  SPEEDS,
} from '@tabuleiro/play';
import { findCommand } from '../text/find-command.ts';
import { formatPly, type ShownMatch } from '../text/game-facets.ts';
import type { App, Page, PageEvent } from './app.ts';
import { BoardPage, type BoardPageState } from './board-page.ts';

/** The commands of a match, typed or clicked. */
export const COMMANDS = [
  'undo',
  'redo',
  'hint',
  'draw',
  'resign',
  'save',
  'load',
  'new',
  'help',
  'pause',
  'faster',
  'slower',
  'menu',
] as const;
export type CommandId = (typeof COMMANDS)[number];

/** What the page needs from the program around it. */
export interface GameHost {
  readonly ascii: boolean;
  save(file: string): Promise<Result<string, string>>;
  /** Opens the match of a record file; gives an error message or null. */
  load(file: string): Promise<string | null>;
  /** Lists the records of the folder. */
  browse(): void;
  formatPlayer(side: Side): string;
  help(): void;
  menu(): void;
  restart(): void;
}

type Question = 'resign' | 'draw';

/** A local match, played with keys, clicks and typed lines. */
export class GamePage extends BoardPage implements Page {
  protected readonly shown: ShownMatch;
  private readonly host: GameHost;
  readonly session: MatchSession<string>;
  private question: Question | null = null;
  /** Set after a question: the letter answers it, and the Enter that people type after it is ignored. */
  private ignoresEnter = false;
  private cursorAt: Position | null = null;
  private hinted: readonly string[] = [];

  constructor(app: App, host: GameHost, session: MatchSession<string>, shown: ShownMatch) {
    super(app);
    this.host = host;
    this.session = session;
    this.shown = shown;
  }

  protected get builder(): MoveBuilder {
    return this.session.builder;
  }

  show(): void {
    this.session.resume();
  }

  hide(): void {
    this.session.suspend();
  }

  /** Called by the session after every visible change. */
  changed(): void {
    const { session } = this;
    const { position } = session.history;
    if (!session.isMoving && this.cursorAt !== position) {
      this.cursorAt = position;
      this.placeCursor();
    }
    // The cursor moves to the start of a new hint.
    if (session.hinted !== this.hinted && this.builder.picks.length === 0) {
      this.cursor = session.hinted[0] ?? this.cursor;
    }
    this.hinted = session.hinted;
    this.app.redraw();
  }

  protected state(): BoardPageState {
    const { host, session } = this;
    const { commands } = this.app.texts;
    return {
      title: this.titleOf([host.formatPlayer(1), host.formatPlayer(2)]),
      commands: COMMANDS.map((id) => ({ id, label: commands[id], isKept: id === 'help' || id === 'menu' })),
      isPicking: this.isHumanTurn,
      view: session.view,
      status: this.status(),
      message: this.message(),
      prompt: this.prompt(),
      facts: this.facts(),
      ascii: host.ascii,
    };
  }

  protected attackedBoard(): AttackedBoard {
    return this.session.attackedBoard();
  }

  private status(): string {
    const { match, locale } = this.shown;
    if (match.outcome !== null) return `${formatOutcome(locale, match.outcome)}.`;
    return `${locale.game.sides[match.position.turn].toMove}.`;
  }

  /** The echo of a typed move, and the latest news. */
  private message(): string {
    const { understood } = this.session;
    const echo = understood === null ? '' : formatUnderstood(understood, this.shown.locale.language);
    return [echo, this.news()].filter((words) => words !== '').join(' ');
  }

  /** The latest news: a note, a computer that thinks, or a computer's move. */
  private news(): string {
    const { session, shown } = this;
    const { game } = this.app.texts;
    const { note, thinking, history } = session;
    if (note !== null) return typeof note === 'string' ? note : this.formatNote(note);
    if (thinking !== null) return capitalise(game.thinking(this.host.formatPlayer(thinking)));
    const last = history.match.moves.length - 1;
    return last >= 0 && !history.isHuman(history.match.positionAt(last).turn) ? formatPly(shown, last) : '';
  }

  private formatNote(note: SessionNote): string {
    const { game } = this.app.texts;
    const { locale } = this.shown;
    const badMove = note.kind === 'unreadable-move' ? game.unknownWord : game.badMove;
    return formatNote(note, locale, { ...game, badMove });
  }

  /** What the user can do now. */
  private prompt(): string {
    const { game } = this.app.texts;
    const { step } = this.builder;
    if (this.shown.match.outcome !== null) return game.over;
    if (this.session.isElsewhere) return game.elsewhere;
    if (!this.isHumanTurn) return this.session.isPaused ? game.paused : '';
    if (step === null) return '';
    return step.kind === 'move' ? game.forcedPass : formatSentence(this.shown.locale, step.prompt);
  }

  /** At its end, the match in two or three numbers. */
  private facts(): string {
    const { match, locale } = this.shown;
    if (match.outcome === null || match.moves.length === 0) return '';
    const { timekeeper, facets } = this.session;
    const clocks = timekeeper && { setup: timekeeper.clock.setup, left: timekeeper.shown.left };
    return `${formatFacts(factsOf(match, facets.viewer, clocks), locale).join(' · ')}.`;
  }

  private get isHumanTurn(): boolean {
    return this.session.history.isHumanTurn && !this.session.isMoving;
  }

  handle(event: PageEvent): void {
    if (this.session.isMoving) {
      this.session.finishMove();
      // A key pressed to skip an animation must not pick anything.
      if (this.isHumanTurn && event.kind === 'key' && ['enter', ' '].includes(event.key)) return;
    }
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
    else if (!this.session.playForced() && this.cursor !== null) this.pick(this.cursor);
  }

  protected space(): void {
    if (this.isHumanTurn) this.enter();
    else this.command('pause', '');
  }

  protected arrow(key: string): void {
    if (this.isHumanTurn) this.moveCursor(key);
    else if (key === 'right' && this.session.isPaused) this.session.step();
  }

  protected backspace(): void {
    if (!this.eraseLetter() && this.session.unpick()) this.placeCursor();
  }

  protected escape(): void {
    if (this.input !== '') this.input = '';
    else if (this.session.clearPicks()) this.placeCursor();
    else this.host.menu();
  }

  protected pick(id: string): void {
    if (this.places.has(id)) this.cursor = id;
    this.session.pick(id);
    if (this.isHumanTurn && this.session.note === null) this.placeCursorOnOffer();
  }

  /** Handles a typed command or move. */
  protected interpret(text: string): void {
    const [word, rest = ''] = splitOnce(text, ' ');
    const { texts } = this.app;
    if (texts.game.leaveWords.includes(foldWord(text))) return this.session.say(texts.game.howToLeave);
    const command = findCommand(COMMANDS, { words: texts.commands, also: texts.otherCommands }, word);
    if (command === null) this.session.typeMove(text);
    else this.command(command, rest.trim());
  }

  private command(id: string, argument: string): void {
    const { session, host } = this;
    const { game } = this.app.texts;
    const actions: Readonly<Record<CommandId, () => void>> = {
      undo: () => this.undo(),
      redo: () => session.redo(),
      hint: () => void session.hint(),
      draw: () => this.offerDraw(),
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

  /** On the user's turn space picks, so the message names another way to continue. */
  private togglePause(): void {
    const { game } = this.app.texts;
    const { session } = this;
    if (session.history.isHuman(1) && session.history.isHuman(2)) return session.say(game.noPause);
    session.togglePause();
    if (!session.isPaused) session.say(game.running);
    else session.say(this.isHumanTurn ? game.pausedOnTurn : game.paused);
  }

  private undo(): void {
    const { session } = this;
    const { game } = this.app.texts;
    const wasPicking = this.builder.picks.length > 0;
    session.undo();
    if (session.note === null) session.say(wasPicking ? game.pickUndone : game.undone);
    this.placeCursor();
  }

  private changeSpeed(by: number): void {
    const { session } = this;
    const at = SPEEDS.findIndex((speed) => speed === session.speed) + by;
    session.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? session.speed;
    session.say(this.app.texts.game.speed(session.speed));
  }

  /** Asks the other person at the screen; a computer evaluates the offer. */
  private offerDraw(): void {
    const { history } = this.session;
    const { match } = history;
    const other = otherSide(match.position.turn);
    const isBetweenPeople = match.outcome === null && history.isHumanTurn && history.isHuman(other);
    if (!isBetweenPeople) return void this.session.offerDraw();
    this.ask('draw', this.app.texts.game.askDraw(this.shown.locale.game.sides[other].name));
  }

  private ask(question: Question, words: string): void {
    const { session } = this;
    const { game } = this.app.texts;
    if (session.history.isOver) return session.say(game.over);
    if (session.isElsewhere) return session.say({ kind: 'elsewhere' });
    if (!session.history.isHumanTurn) return session.say(game.notYourTurn);
    this.question = question;
    session.say(words);
  }

  private answer(event: PageEvent): void {
    const { yes, no } = this.app.texts.game;
    if (event.kind !== 'key' || ![yes, no, 'escape'].includes(event.key.toLowerCase())) return;
    const { question, session } = this;
    this.question = null;
    this.ignoresEnter = true;
    if (event.key.toLowerCase() !== yes) return session.say(null);
    if (question === 'draw') void session.offerDraw();
    else session.resign();
  }

  private async save(file: string): Promise<void> {
    const saved = await this.host.save(file);
    this.session.say(saved.ok ? this.app.texts.game.saved(saved.value) : saved.error);
  }

  private async load(file: string): Promise<void> {
    if (file === '') return this.host.browse();
    const problem = await this.host.load(file);
    if (problem !== null) this.session.say(problem);
  }
}

function splitOnce(text: string, separator: string): [before: string, after?: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
