import { isRunning, sayUnrated } from '@tabuleiro/client';
import { capitalise, type Move, type Position, sayOutcome } from '@tabuleiro/games';
import {
  BEFORE_PASS_MS,
  enterTyped,
  MoveBuilder,
  type PickResult,
  sayTypedError,
  sayUnderstood,
  sentenceFrom,
} from '@tabuleiro/play';
import { listChoices, listMovesFrom } from '../play/listings.ts';
import { sayChoices, sayMoves } from '../play/report.ts';
import type { App, Page, PageEvent } from '../terminal/app.ts';
import { BoardPage, type BoardPageState } from '../terminal/board-page.ts';
import { type ShownMatch, viewAt } from '../terminal/shown-match.ts';
import type { OnlineCommand } from '../text/online/texts.ts';
import { actOf, readDeed } from './deeds.ts';
import { sayEvent } from './event-words.ts';
import type { OnlineTable } from './table.ts';

export interface OnlinePageOptions {
  readonly ascii: boolean;
  readonly colours: boolean;
  readonly isLookingOn: boolean;
  /** Goes on to another match. */
  readonly next: (id: string) => void;
}

const TICK_MS = 200;
const RUNNING: readonly OnlineCommand[] = ['draw', 'undo', 'resign', 'help', 'leave'];
const OVER: readonly OnlineCommand[] = ['rematch', 'help', 'leave'];

/** An online match on the screen: the board of the local game, and another person's moves as they come. */
export class OnlinePage extends BoardPage implements Page {
  protected readonly shown: ShownMatch;
  protected readonly builder: MoveBuilder;
  private readonly table: OnlineTable;
  private readonly options: OnlinePageOptions;
  private isAsked = false;
  private ends: readonly (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private passTimer: NodeJS.Timeout | undefined;
  /** Where a forced pass is under way. */
  private passAt: Position | null = null;
  private shownClocks = '';
  private message = '';
  private builtAt: Position | null = null;

  constructor(app: App, table: OnlineTable, options: OnlinePageOptions) {
    super(app);
    this.table = table;
    this.shown = table.shown;
    this.builder = new MoveBuilder(table.shown.facets);
    this.options = options;
  }

  show(): void {
    const { match, live } = this.table;
    this.ends = [match.subscribe(() => this.look()), live.status.subscribe(() => this.app.redraw())];
    // Clocks run on by themselves.
    this.timer = setInterval(() => {
      if (this.table.sayClocks() !== this.shownClocks) this.app.redraw();
    }, TICK_MS);
    this.table.catchUp(() => undefined);
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
    const { table } = this;
    table.catchUp((event) => {
      this.message = sayEvent(table, event) ?? '';
      if (event.kind === 'rematch-made' && !this.options.isLookingOn) this.options.next(event.match);
    });
    if (this.builtAt !== this.shown.match.position) {
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

  /** Starts a new move at the position of the match. */
  private resetPicks(): void {
    const { position, outcome } = this.shown.match;
    this.builtAt = position;
    this.builder.reset(outcome === null ? position : null);
  }

  protected state(): BoardPageState {
    const { table, options } = this;
    const { words } = table.context.texts.online;
    const commands: readonly OnlineCommand[] = this.isPlayer ? this.commands() : ['leave'];
    const isPicking = this.isOurTurn;
    return {
      title: this.titleOf([table.nameOf(1), table.nameOf(2)]),
      commands: commands.map((id) => ({ id, label: words[id] })),
      isPicking,
      // A move that is on its way is not shown until it is confirmed.
      view: this.withPicks(viewAt(this.shown, this.shown.match.moves.length), isPicking),
      status: this.status(),
      message: this.message,
      prompt: this.prompt(),
      ascii: options.ascii,
      colours: options.colours,
    };
  }

  private commands(): readonly OnlineCommand[] {
    const { state, side } = this.table;
    if (state.ending !== null) return OVER;
    const isOffered = [state.drawOffer, state.takeback].some((offer) => offer !== null && offer.side !== side);
    const answers: readonly OnlineCommand[] = isOffered ? ['accept', 'decline'] : [];
    return [...answers, ...(isRunning(state) ? RUNNING : (['abort', 'help', 'leave'] as const))];
  }

  private get isPlayer(): boolean {
    return this.table.side !== null && !this.options.isLookingOn;
  }

  private get isOurTurn(): boolean {
    return this.isPlayer && this.table.isOurTurn;
  }

  private status(): string {
    const { state } = this.table;
    const { voice, match } = this.shown;
    const { online } = this.table.context.texts;
    this.shownClocks = this.table.sayClocks();
    const unrated = sayUnrated(state, this.table.context.language);
    const suffix = unrated === null ? '' : `   ${unrated}`;
    if (match.outcome !== null) return `${sayOutcome(voice, match.outcome)}.${suffix}`;
    const turn = isRunning(state) ? `${voice.game.sides[match.position.turn].toMove}.` : online.waitsForSomebody;
    return `${turn}${this.shownClocks === '' ? '' : `   ${this.shownClocks}`}${suffix}`;
  }

  private prompt(): string {
    const { table } = this;
    const { online } = table.context.texts;
    const { kind, refusal } = table.live.status.get();
    if (refusal !== null) return refusal.message[table.context.language];
    if (kind !== 'open') return online.lost;
    const { pending } = table.match.get();
    if (pending !== null) return online.sending(pending.move);
    if (!this.isPlayer) return online.watching;
    if (!this.isOurTurn) return isRunning(table.state) ? `${capitalise(online.theirTurn)}.` : '';
    const { step } = this.builder;
    if (step === null) return '';
    return step.kind === 'move' ? this.app.texts.game.forcedPass : sentenceFrom(this.shown.voice, step.prompt);
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
    if (!this.eraseLetter()) this.builder.back();
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

  private goOnFrom(picked: PickResult): void {
    this.message = '';
    if (picked === null) this.placeCursorOnOffer();
    else if ('refused' in picked) this.message = sentenceFrom(this.shown.voice, picked.refused);
    else this.send(this.makeText(picked.move));
  }

  private makeText(move: Move): string {
    const { match } = this.shown;
    return match.rules.makeMove(match.position, move);
  }

  /** A typed line: a word, or a move. */
  protected interpret(text: string): void {
    const { online } = this.table.context.texts;
    const deed = readDeed(online.words, text);
    if (deed === null) return this.typeMove(text);
    const { command, rest } = deed;
    if (command === 'leave') return this.app.quit();
    if (command === 'help') this.message = [...online.help, online.helpOver].join(' ');
    else if (command === 'moves' || command === 'choices') this.message = this.listing(command, rest);
    else if (command === 'clock') this.message = this.table.sayClocks() || online.noClock;
    else if (command === 'resign' && isRunning(this.table.state)) {
      this.isAsked = true;
      this.message = online.askResign;
    } else this.perform(command, rest);
  }

  /** What a person asked to be listed. */
  private listing(command: 'moves' | 'choices', rest: string): string {
    const { match, facets, voice } = this.shown;
    const { rules, position, outcome } = match;
    if (outcome !== null) return this.app.texts.game.over;
    const words = rest === '' ? [] : rest.split(' ');
    const listed = listChoices(facets, position, this.builder.picks, words);
    if (command === 'choices' && !listed.ok) return sentenceFrom(voice, listed.error);
    if (command === 'choices' && listed.ok && typeof listed.value === 'object') {
      return sayChoices(voice, listed.value).join(' ');
    }
    return sayMoves(this.table.context, listMovesFrom(rules, position, words.join(''))).join(' ');
  }

  private typeMove(text: string): void {
    const { match, voice } = this.shown;
    // The server says why not.
    if (!this.isOurTurn) return this.send(text);
    const input = enterTyped(match.rules, match.position, this.builder, text);
    if (input.kind === 'picked') return this.goOnFrom(input.picked);
    if (input.kind === 'refused') {
      this.message = sayTypedError(input.error, voice, this.app.texts.game.badMove);
      return;
    }
    const { move, understood } = input.typed;
    this.send(this.makeText(move));
    this.message = understood === null ? '' : sayUnderstood(understood, voice.language);
  }

  private answer(event: PageEvent): void {
    const { yes, no } = this.app.texts.game;
    if (event.kind !== 'key' || ![yes, no, 'escape'].includes(event.key.toLowerCase())) return;
    this.isAsked = false;
    this.message = '';
    if (event.key.toLowerCase() === yes) this.perform('resign', '');
  }

  private perform(command: OnlineCommand, rest: string): void {
    const act = actOf(this.table, command, rest);
    if (typeof act === 'string') this.message = act;
    else void this.table.match.act(act).then((refusal) => this.explain(refusal?.message));
  }

  private send(move: string): void {
    this.resetPicks();
    void this.table.match.move(move).then((refusal) => this.explain(refusal?.message));
  }

  private explain(message: Readonly<Record<'en' | 'pt', string>> | undefined): void {
    if (message === undefined) return;
    this.message = message[this.table.context.language];
    this.app.redraw();
  }
}
