import { isRunning, formatUnrated } from '@tabuleiro/client';
import { type ByLanguage, capitalise, type Move, type Position, formatOutcome } from '@tabuleiro/games';
import {
  type AttackedBoard,
  attackedBoardOf,
  BEFORE_PASS_MS,
  BOTH_HUMAN,
  enterTyped,
  MatchHistory,
  MoveBuilder,
  type PickResult,
  formatTypedError,
  formatUnderstood,
  formatSentence,
} from '@tabuleiro/play';
import { hasColours } from '../io.ts';
import { toMatchAct, type OnlineCommand, readCommand } from '../online/actions.ts';
import { formatEvent } from '../online/event-text.ts';
import { OnlineMatch } from '../online/online-match.ts';
import type { ServerClient } from '../online/server-client.ts';
import type { ShownMatch } from '../text/game-facets.ts';
import { formatChoices, formatMoves, listChoices, listMovesFrom } from '../text/listings.ts';
import { App, type Page, type PageEvent, TERMINAL_TEXTS } from './app.ts';
import { BoardPage, type BoardPageState } from './board-page.ts';
import { Screen } from './screen.ts';

export interface OnlinePageOptions {
  readonly ascii: boolean;
  readonly colours: boolean;
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
  protected readonly builder: MoveBuilder;
  private readonly onlineMatch: OnlineMatch;
  private readonly history: MatchHistory;
  private readonly options: OnlinePageOptions;
  private isAsked = false;
  private ends: readonly (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private passTimer: NodeJS.Timeout | undefined;
  /** The position in which a forced pass is being sent. */
  private passAt: Position | null = null;
  private shownClocks = '';
  private message = '';
  /** How the last typed move was understood, until the next pick or line. */
  private echo = '';
  private builtAt: Position | null = null;

  constructor(app: App, onlineMatch: OnlineMatch, options: OnlinePageOptions) {
    super(app);
    this.onlineMatch = onlineMatch;
    this.shown = onlineMatch.shown;
    this.builder = new MoveBuilder(onlineMatch.shown.facets);
    this.history = new MatchHistory(onlineMatch.shown.match, BOTH_HUMAN, onlineMatch.shown.facets);
    this.options = options;
  }

  show(): void {
    const { liveMatch, connection } = this.onlineMatch;
    this.ends = [liveMatch.subscribe(() => this.look()), connection.status.subscribe(() => this.app.redraw())];
    // Redraws when the clocks change.
    this.timer = setInterval(() => {
      if (this.onlineMatch.formatClocks() !== this.shownClocks) this.app.redraw();
    }, TICK_MS);
    this.onlineMatch.catchUp(() => undefined);
    this.look();
  }

  hide(): void {
    clearInterval(this.timer);
    clearTimeout(this.passTimer);
    this.passAt = null;
    for (const end of this.ends) end();
    this.ends = [];
  }

  private look(): void {
    const { onlineMatch } = this;
    onlineMatch.catchUp((event) => {
      this.message = formatEvent(onlineMatch, event) ?? '';
      if (event.kind === 'rematch-made' && !this.options.isLookingOn) this.options.next(event.match);
    });
    this.history.goTo(this.shown.match.moves.length);
    if (this.builtAt !== this.history.position) {
      this.resetPicks();
      this.placeCursor();
    }
    this.passSoon();
    this.app.redraw();
  }

  /** Sends a forced pass after a pause; Enter sends it at once. */
  private passSoon(): void {
    const { position } = this.shown.match;
    if (!this.isOurTurn || this.builder.step?.kind !== 'move' || this.passAt === position) return;
    this.passAt = position;
    clearTimeout(this.passTimer);
    this.passTimer = setTimeout(() => {
      const { step } = this.builder;
      if (this.isOurTurn && this.builtAt === position && step?.kind === 'move') this.send(this.makeText(step.move));
    }, BEFORE_PASS_MS);
  }

  /** Starts a new move in the current position. */
  private resetPicks(): void {
    const { position, outcome } = this.shown.match;
    this.builtAt = position;
    this.builder.reset(outcome === null ? position : null);
  }

  protected state(): BoardPageState {
    const { onlineMatch, options } = this;
    const { words } = onlineMatch.context.texts.online;
    const commands: readonly OnlineCommand[] = this.isPlayer ? this.commands() : ['leave'];
    const isPicking = this.isOurTurn;
    return {
      title: this.titleOf([onlineMatch.nameOf(1), onlineMatch.nameOf(2)]),
      commands: commands.map((id) => ({ id, label: words[id] })),
      isPicking,
      // A sent move is shown only after the server confirms it.
      view: this.withPicks(this.history.view, isPicking),
      status: this.status(),
      message: [this.echo, this.message].filter((part) => part !== '').join(' '),
      prompt: this.prompt(),
      ascii: options.ascii,
      colours: options.colours,
    };
  }

  protected attackedBoard(): AttackedBoard {
    const preview = this.isOurTurn ? this.builder.preview : null;
    return { ...attackedBoardOf(this.shown.facets, this.history, preview), you: this.onlineMatch.side };
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
    return this.isPlayer && this.onlineMatch.isOurTurn;
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
    const { step } = this.builder;
    if (text !== '') this.interpret(text);
    else if (this.isOurTurn && step?.kind === 'move') this.send(this.makeText(step.move));
    else if (this.cursor !== null) this.pick(this.cursor);
  }

  protected escape(): void {
    if (this.input !== '') this.input = '';
    else this.resetPicks();
    this.message = '';
  }

  protected backspace(): void {
    if (!this.eraseLetter()) this.unpick();
  }

  private unpick(): boolean {
    return this.isOurTurn && this.builder.back();
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
    this.goOnFrom(this.builder.pick(id));
  }

  private goOnFrom(picked: PickResult, isTyped = false): void {
    this.message = '';
    this.echo = '';
    if (picked === null) this.placeCursorOnOffer();
    else if ('refused' in picked) this.message = formatSentence(this.shown.locale, picked.refused);
    else {
      const text = this.makeText(picked.move);
      this.send(text, isTyped ? text : null);
    }
  }

  private makeText(move: Move): string {
    const { match } = this.shown;
    return match.rules.makeMove(match.position, move);
  }

  /** Handles a typed command or move. */
  protected interpret(text: string): void {
    const { online } = this.onlineMatch.context.texts;
    this.echo = '';
    const typed = readCommand(online.words, text);
    if (typed === null) return this.typeMove(text);
    const { command, rest } = typed;
    if (command === 'leave') return this.app.quit();
    if (command === 'help') this.message = [...online.help, online.helpOver].join(' ');
    else if (command === 'moves' || command === 'choices') this.message = this.listing(command, rest);
    else if (command === 'clock') this.message = this.onlineMatch.formatClocks() || online.noClock;
    else if (command === 'undo' && this.unpick()) this.message = this.app.texts.game.pickUndone;
    else if (command === 'resign' && isRunning(this.onlineMatch.state)) {
      this.isAsked = true;
      this.message = online.askResign;
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

  private typeMove(text: string): void {
    const { match, locale } = this.shown;
    // The server gives the reason for a refusal.
    if (!this.isOurTurn) return this.send(text);
    const input = enterTyped(match.rules, match.position, this.builder, text);
    if (input.kind === 'picked') return this.goOnFrom(input.picked, true);
    if (input.kind === 'refused') {
      this.message = formatTypedError(input.error, locale, this.app.texts.game.badMove);
      return;
    }
    const { move, understood } = input.typed;
    this.send(this.makeText(move), understood);
  }

  private answer(event: PageEvent): void {
    const { yes, no } = this.app.texts.game;
    if (event.kind !== 'key' || ![yes, no, 'escape'].includes(event.key.toLowerCase())) return;
    this.isAsked = false;
    this.message = '';
    if (event.key.toLowerCase() === yes) this.perform('resign', '');
  }

  private perform(command: OnlineCommand, rest: string): void {
    const act = toMatchAct(this.onlineMatch, command, rest);
    if (typeof act === 'string') this.message = act;
    else void this.onlineMatch.liveMatch.act(act).then((refusal) => this.explain(refusal?.message));
  }

  private send(move: string, understood: string | null = null): void {
    this.resetPicks();
    this.message = '';
    this.echo = understood === null ? '' : formatUnderstood(understood, this.shown.locale.language);
    void this.onlineMatch.liveMatch.move(move).then((refusal) => this.explain(refusal?.message));
  }

  private explain(message: ByLanguage<string> | undefined): void {
    if (message === undefined) return;
    this.echo = '';
    this.message = message[this.onlineMatch.context.language];
    this.app.redraw();
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
  const { stdin, stdout } = context.io;
  const colours = hasColours(context);
  const app = new App(new Screen(stdin, stdout, colours), TERMINAL_TEXTS[context.language]);
  let onlineMatch = first;
  const pageOf = (): OnlinePage =>
    new OnlinePage(app, onlineMatch, { ...options, colours, next: (id) => void change(id).catch(() => undefined) });
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
