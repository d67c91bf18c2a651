import { formatUnrated, isRunning, type MatchState } from '@tabuleiro/client';
import { type ByLanguage, capitalise, formatOutcome, Match, type Position, unreachable } from '@tabuleiro/games';
import {
  type AttackedBoard,
  formatNote,
  formatSentence,
  formatUnderstood,
  isBoardNote,
  type MoveBuilder,
  NORMAL_SPEED,
  OnlineMatchSession,
  type OnlineNote,
} from '@tabuleiro/play';
import { NODE_TIMERS } from '../io/streams.ts';
import { toMatchAct, type OnlineCommand, readCommand } from '../online/match-commands.ts';
import { formatEvent } from '../online/match-text.ts';
import { OnlineMatch } from '../online/online-match.ts';
import type { ServerClient } from '../online/server-client.ts';
import type { ShownMatch } from '../text/game-facets.ts';
import { formatChoices, formatMoves, listChoices, listMovesFrom } from '../text/listings.ts';
import { App, type Page, type PageEvent } from './app.ts';
import { BoardPage, type BoardPageState } from './board-page.ts';

export interface OnlinePageOptions {
  readonly ascii: boolean;
  readonly isLookingOn: boolean;
  /** Opens another match. */
  readonly next: (id: string) => void;
}

const TICK_MS = 200;
const RUNNING: readonly OnlineCommand[] = ['draw', 'undo', 'resign', 'help', 'leave'];
const OVER: readonly OnlineCommand[] = ['rematch', 'help', 'leave'];

/** An online match on the full screen. */
export class OnlinePage extends BoardPage implements Page {
  protected readonly shown: ShownMatch;
  private readonly onlineMatch: OnlineMatch;
  private readonly session: OnlineMatchSession<MatchState, string>;
  private readonly options: OnlinePageOptions;
  private isAsked = false;
  private ends: readonly (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private shownClocks = '';
  /** The last event in words, until the user does something. */
  private news = '';
  private cursorAt: Position | null = null;

  constructor(app: App, onlineMatch: OnlineMatch, options: OnlinePageOptions) {
    super(app);
    this.onlineMatch = onlineMatch;
    this.options = options;
    const { liveMatch, shown } = onlineMatch;
    const { rules } = shown.match;
    const match = new Match(rules, shown.match.positionAt(0));
    this.shown = { ...shown, match };
    const watched = { side: null, get: liveMatch.get, move: (text: string) => liveMatch.move(text) };
    this.session = new OnlineMatchSession<MatchState, string>({
      live: options.isLookingOn ? watched : liveMatch,
      isRunning,
      match,
      ...onlineMatch.beginning,
      facets: shown.facets,
      timers: NODE_TIMERS,
      canAnimate: () => true,
      changed: () => this.changed(),
      speed: NORMAL_SPEED,
    });
  }

  protected get builder(): MoveBuilder {
    return this.session.builder;
  }

  show(): void {
    const { liveMatch, connection } = this.onlineMatch;
    this.ends = [liveMatch.subscribe(() => this.look()), connection.status.subscribe(() => this.app.redraw())];
    // Redraws when the clocks change.
    this.timer = setInterval(() => {
      if (this.onlineMatch.formatClocks() !== this.shownClocks) this.app.redraw();
    }, TICK_MS);
    this.onlineMatch.catchUp(() => undefined);
    this.session.start();
  }

  hide(): void {
    clearInterval(this.timer);
    for (const end of this.ends) end();
    this.ends = [];
    this.session.close();
  }

  private look(): void {
    const { onlineMatch } = this;
    onlineMatch.catchUp((event) => {
      this.news = formatEvent(onlineMatch, event) ?? '';
      if (event.kind === 'rematch-made' && !this.options.isLookingOn) this.options.next(event.match);
    });
    this.session.onServerUpdate();
  }

  /** Called by the session after every visible change. */
  private changed(): void {
    const { session } = this;
    const { position } = session.history;
    if (!session.isMoving && this.cursorAt !== position) {
      this.cursorAt = position;
      this.placeCursor();
    }
    this.app.redraw();
  }

  protected state(): BoardPageState {
    const { onlineMatch, options, session } = this;
    const { words } = onlineMatch.context.texts.online;
    const commands: readonly OnlineCommand[] = this.isPlayer ? this.commands() : ['leave'];
    return {
      title: this.titleOf([onlineMatch.nameOf(1), onlineMatch.nameOf(2)]),
      commands: commands.map((id) => ({ id, label: words[id] })),
      isPicking: this.isOurTurn,
      view: session.view,
      status: this.status(),
      message: this.message(),
      prompt: this.prompt(),
      ascii: options.ascii,
    };
  }

  protected attackedBoard(): AttackedBoard {
    return { ...this.session.attackedBoard(), you: this.onlineMatch.side };
  }

  private commands(): readonly OnlineCommand[] {
    const { state, side } = this.onlineMatch;
    if (state.ending !== null) return OVER;
    const isOffered = [state.drawOffer, state.takeback].some((offer) => offer !== null && offer.side !== side);
    const answers: readonly OnlineCommand[] = isOffered ? ['accept', 'decline'] : [];
    return [...answers, ...(isRunning(state) ? RUNNING : (['abort', 'help', 'leave'] as const))];
  }

  private get isPlayer(): boolean {
    return this.onlineMatch.side !== null && !this.options.isLookingOn;
  }

  private get isOurTurn(): boolean {
    return this.session.canMove && !this.session.isMoving;
  }

  /** The echo of a typed move, and a note or the latest event. */
  private message(): string {
    const { understood, note } = this.session;
    const { language } = this.shown.locale;
    const echo = understood === null ? '' : formatUnderstood(understood, language);
    const news = note === null ? this.news : typeof note === 'string' ? note : this.formatNote(note);
    return [echo, news].filter((part) => part !== '').join(' ');
  }

  private formatNote(note: OnlineNote): string {
    const { locale } = this.shown;
    const { texts, language } = this.onlineMatch.context;
    if (isBoardNote(note)) return formatNote(note, locale, this.app.texts.game);
    switch (note.kind) {
      case 'taken-back':
        return this.news;
      case 'outdated':
        return texts.online.outdated;
      case 'server-refused':
        return note.message[language];
      default:
        return unreachable(note);
    }
  }

  private status(): string {
    const { state } = this.onlineMatch;
    const { locale, match } = this.shown;
    const { online } = this.onlineMatch.context.texts;
    this.shownClocks = this.onlineMatch.formatClocks();
    const unrated = formatUnrated(state, this.onlineMatch.context.language);
    const suffix = unrated === null ? '' : `   ${unrated}`;
    if (match.outcome !== null) return `${formatOutcome(locale, match.outcome)}.${suffix}`;
    const turn = isRunning(state) ? `${locale.game.sides[match.position.turn].toMove}.` : online.waitsForSomebody;
    return `${turn}${this.shownClocks === '' ? '' : `   ${this.shownClocks}`}${suffix}`;
  }

  private prompt(): string {
    const { onlineMatch } = this;
    const { online } = onlineMatch.context.texts;
    const { kind, refusal } = onlineMatch.connection.status.get();
    if (refusal !== null) return refusal.message[onlineMatch.context.language];
    if (kind !== 'open') return online.lost;
    const { pending } = onlineMatch.liveMatch.get();
    if (pending !== null) return online.sending(pending.move);
    if (!this.isPlayer) return online.watching;
    if (!this.isOurTurn) return isRunning(onlineMatch.state) ? `${capitalise(online.theirTurn)}.` : '';
    const { step } = this.builder;
    if (step === null) return '';
    return step.kind === 'move' ? this.app.texts.game.forcedPass : formatSentence(this.shown.locale, step.prompt);
  }

  handle(event: PageEvent): void {
    this.session.finishMove();
    if (this.isAsked) return this.answer(event);
    if (event.kind === 'hit') return this.handleHit(event.id);
    this.handleKey(event.key);
  }

  private handleHit(id: string): void {
    const [kind = '', name = ''] = id.split(/:(.*)/s);
    if (kind === 'command') this.interpret(name);
    else this.pick(name);
  }

  protected enter(): void {
    const text = this.input.trim();
    this.input = '';
    if (text !== '') this.interpret(text);
    else if (!this.session.playForced() && this.cursor !== null) this.pick(this.cursor);
  }

  protected escape(): void {
    if (this.input !== '') this.input = '';
    else if (this.isOurTurn) this.session.clearPicks();
    this.tell('');
  }

  protected backspace(): void {
    if (!this.eraseLetter()) this.unpick();
  }

  private unpick(): boolean {
    return this.isOurTurn && this.session.unpick();
  }

  protected space(): void {
    this.enter();
  }

  protected arrow(key: string): void {
    this.moveCursor(key);
  }

  protected pick(id: string): void {
    if (!this.isOurTurn) return;
    if (this.places.has(id)) this.cursor = id;
    this.news = '';
    this.session.pick(id);
    if (this.isOurTurn && this.session.note === null) this.placeCursorOnOffer();
  }

  /** Shows a sentence in place of the latest event. */
  private tell(sentence: string): void {
    this.news = sentence;
    this.session.say(null);
  }

  /** Handles a typed command or move. */
  protected interpret(text: string): void {
    const { online } = this.onlineMatch.context.texts;
    const typed = readCommand(online.words, text);
    if (typed === null) {
      this.news = '';
      return void this.session.typeMove(text);
    }
    const { command, rest } = typed;
    if (command === 'leave') return this.app.quit();
    if (command === 'help') this.tell([...online.help, online.helpOver].join(' '));
    else if (command === 'moves' || command === 'choices') this.tell(this.listing(command, rest));
    else if (command === 'clock') this.tell(this.onlineMatch.formatClocks() || online.noClock);
    else if (command === 'undo' && this.unpick()) this.tell(this.app.texts.game.pickUndone);
    else if (command === 'resign' && isRunning(this.onlineMatch.state)) {
      this.isAsked = true;
      this.tell(online.askResign);
    } else this.perform(command, rest);
  }

  /** The text of a requested list. */
  private listing(command: 'moves' | 'choices', rest: string): string {
    const { match, facets, locale } = this.shown;
    const { rules, position, outcome } = match;
    if (outcome !== null) return this.app.texts.game.over;
    const words = rest === '' ? [] : rest.split(' ');
    const listed = listChoices(facets, position, this.builder.picks, words);
    if (command === 'choices' && !listed.ok) return formatSentence(locale, listed.error);
    if (command === 'choices' && listed.ok && typeof listed.value === 'object') {
      return formatChoices(locale, listed.value).join(' ');
    }
    return formatMoves(this.onlineMatch.context, listMovesFrom(rules, position, words.join(''))).join(' ');
  }

  private answer(event: PageEvent): void {
    const { yes, no } = this.app.texts.game;
    if (event.kind !== 'key' || ![yes, no, 'escape'].includes(event.key.toLowerCase())) return;
    this.isAsked = false;
    this.tell('');
    if (event.key.toLowerCase() === yes) this.perform('resign', '');
  }

  private perform(command: OnlineCommand, rest: string): void {
    const act = toMatchAct(this.onlineMatch, command, rest);
    if (typeof act === 'string') this.tell(act);
    else void this.onlineMatch.liveMatch.act(act).then((refusal) => this.explain(refusal?.message));
  }

  private explain(message: ByLanguage<string> | undefined): void {
    if (message !== undefined) this.session.say({ kind: 'server-refused', message });
  }
}

export interface OnlineScreenOptions {
  readonly ascii: boolean;
  readonly isLookingOn: boolean;
}

/** Shows the match on the full screen until the user leaves; gives the last match shown. */
export async function startOnline(
  first: OnlineMatch,
  client: ServerClient,
  options: OnlineScreenOptions,
): Promise<OnlineMatch> {
  const { context } = first;
  const app = new App(context);
  let onlineMatch = first;
  const pageOf = (): OnlinePage =>
    new OnlinePage(app, onlineMatch, { ...options, next: (id) => void change(id).catch(() => undefined) });
  // A rematch replaces the finished match.
  const change = async (id: string): Promise<void> => {
    const next = await OnlineMatch.open(context, client, onlineMatch.connection, id);
    onlineMatch.liveMatch.leave();
    onlineMatch = next;
    app.replace(pageOf());
  };
  await app.run(pageOf());
  return onlineMatch;
}
