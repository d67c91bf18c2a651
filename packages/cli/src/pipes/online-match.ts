import { isRunning, type MatchEvent, type MatchState, formatUnrated } from '@tabuleiro/client';
import {
  capitalise,
  Match,
  type Position,
  type Side,
  resultMarkOf,
  formatMessage,
  formatGameName,
} from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import {
  BOTH_HUMAN,
  formatNote,
  formatUnderstood,
  formatSentence,
  isBoardNote,
  MatchHistory,
  NORMAL_SPEED,
  OnlineMatchSession,
} from '@tabuleiro/play';
import type { Interruption } from '../io/interrupt.ts';
import { readLines, TOO_LONG, NODE_TIMERS, write } from '../io/streams.ts';
import { ONLINE_COMMANDS, readCommand, toMatchAct } from '../online/match-commands.ts';
import { formatEvent } from '../online/match-text.ts';
import type { OnlineMatch } from '../online/online-match.ts';
import { listChoices, listMovesFrom, formatChoices, formatMoves } from '../text/listings.ts';
import { moveEventOf } from '../text/move.ts';
import { LONGEST_LINE } from './command-reader.ts';
import { noticeToJson } from './json-printer.ts';
import { formatResult, newNoticeFinder } from './text-printer.ts';

/** An online match without a screen: prints events on stdout, reads moves and commands from stdin, one a line. */
export class OnlinePipeMatch {
  private readonly onlineMatch: OnlineMatch;
  private readonly options: OnlinePlayOptions;
  /** What is printed, event by event. */
  private readonly history: MatchHistory;
  /** What the user types plays here. */
  private readonly session: OnlineMatchSession<MatchState>;
  /** Where a forced pass was sent, so that a refused one is not sent again. */
  private passedAt: Position | null = null;
  private passes = 0;
  private takesInput = false;
  private readonly noticesAt: (ply: number) => readonly string[];
  private readonly waiting = new Set<() => void>();
  private last: Promise<void> = Promise.resolve();
  private hasBegun = false;
  private wasLost = false;
  private isLeft = false;
  private wasOurTurn = false;

  constructor(onlineMatch: OnlineMatch, options: OnlinePlayOptions) {
    this.onlineMatch = onlineMatch;
    this.options = options;
    const { match, facets, locale } = onlineMatch.shown;
    this.history = new MatchHistory(match, BOTH_HUMAN, facets, [], onlineMatch.beginning);
    const { liveMatch } = onlineMatch;
    const sideHere = (): Side | null => (this.takesInput ? liveMatch.side : null);
    this.session = new OnlineMatchSession({
      live: {
        get side() {
          return sideHere();
        },
        get: liveMatch.get,
        move: (text) => liveMatch.move(text),
      },
      isRunning,
      match: new Match(match.rules, match.positionAt(0)),
      ...onlineMatch.beginning,
      facets,
      timers: NODE_TIMERS,
      canAnimate: () => false,
      changed: () => undefined,
      speed: NORMAL_SPEED,
    });
    this.noticesAt = newNoticeFinder(locale, this.history);
  }

  /** Runs until the match is over or left; gives whether it is over. */
  async run(interruption: Interruption, takesInput: boolean): Promise<boolean> {
    const { onlineMatch } = this;
    this.takesInput = takesInput;
    const ends = [
      onlineMatch.liveMatch.subscribe(() => this.look()),
      onlineMatch.connection.status.subscribe(() => this.lookAtStatus()),
    ];
    interruption.signal.addEventListener('abort', () => this.leave());
    if (interruption.signal.aborted) this.leave();
    this.look();
    const input = takesInput ? this.readInput() : null;
    await this.until(() => this.isLeft || onlineMatch.state.ending !== null);
    for (const end of ends) end();
    onlineMatch.context.io.stdin.destroy();
    await input;
    await this.last;
    return onlineMatch.state.ending !== null;
  }

  private look(): void {
    const { onlineMatch } = this;
    this.session.onServerUpdate();
    if (!this.hasBegun && onlineMatch.liveMatch.get().state !== null) {
      // Earlier events are not printed one by one; the current board is shown.
      this.hasBegun = true;
      const events: MatchEvent[] = [];
      onlineMatch.catchUp((event) => events.push(event));
      if (this.options.json === true) {
        for (const event of events) this.printEvent({ ...event, ...this.wordsOf(event) });
        this.printNotices();
      } else this.printStart();
      // Its board has just been drawn.
      if (onlineMatch.state.ending !== null) this.printResult();
    } else onlineMatch.catchUp((event) => this.tell(event));
    this.tellTurn();
    this.passIfForced();
    for (const wake of this.waiting) wake();
  }

  private lookAtStatus(): void {
    const { kind, refusal } = this.onlineMatch.connection.status.get();
    const { online } = this.onlineMatch.context.texts;
    if (kind === 'lost' && !this.wasLost) this.complain(online.lost);
    if (kind === 'open' && this.wasLost) this.complain(online.back);
    this.wasLost = kind === 'lost' || (this.wasLost && kind === 'connecting');
    if (kind !== 'refused') return;
    if (refusal !== null) this.complain(refusal.message[this.onlineMatch.context.language]);
    this.leave();
  }

  private tell(event: MatchEvent): void {
    // A takeback begins a new turn, even if it was ours before.
    if (event.kind === 'takeback-accepted') this.wasOurTurn = false;
    const changesBoard = event.kind === 'move' || event.kind === 'takeback-accepted';
    if (this.options.json === true) {
      this.printEvent({ ...event, ...this.wordsOf(event) });
      return changesBoard ? this.printNotices() : undefined;
    }
    const line = formatEvent(this.onlineMatch, event);
    if (line !== null) this.say(line);
    if (changesBoard) this.printNotices();
    if (event.kind === 'seated') this.printUnrated();
    if (event.kind === 'move' && this.options.boards === true) this.say(...this.board());
    if (this.onlineMatch.state.ending !== null && (event.kind === 'ended' || event.kind === 'move')) this.printEnd();
  }

  /** What a move did, in words. */
  private wordsOf(event: MatchEvent): { readonly words?: string } {
    const { match, facets, locale } = this.onlineMatch.shown;
    // Moves that were taken back since are not on the board.
    if (event.kind !== 'move' || event.ply >= match.moves.length) return {};
    return { words: formatMessage(locale, moveEventOf(match, event.ply + 1, facets.moveViewer).words) };
  }

  private printNotices(): void {
    const { match, locale } = this.onlineMatch.shown;
    const ply = match.moves.length;
    if (this.options.json === true) {
      const notices = this.history.freshNoticesAt(ply);
      if (notices.length > 0) {
        this.printEvent({ kind: 'notices', ply, notices: notices.map((notice) => noticeToJson(locale, notice)) });
      }
      return;
    }
    const lines = this.noticesAt(ply);
    if (lines.length > 0) this.say(...lines);
  }

  private printStart(): void {
    const { onlineMatch } = this;
    const { shown, state } = onlineMatch;
    const { locale, match } = shown;
    const { rules } = match;
    const { sides } = locale.game;
    const who = `${capitalise(sides[1].name)}: ${onlineMatch.nameOf(1)}, ${sides[2].name}: ${onlineMatch.nameOf(2)}`;
    this.say(formatGameName(locale, rules.variant.id), who, ...this.board());
    const { watching, waitsForSomebody } = onlineMatch.context.texts.online;
    if (onlineMatch.side === null) this.say(watching);
    const isOpen = state.seats[1].kind === 'open' || state.seats[2].kind === 'open';
    if (isOpen && state.ending === null) this.say(waitsForSomebody);
    if (state.ending !== null) return;
    this.printUnrated();
    this.printNotices();
  }

  private tellTurn(): void {
    const { isOurTurn } = this.onlineMatch;
    const isNew = isOurTurn && !this.wasOurTurn;
    this.wasOurTurn = isOurTurn;
    if (!isNew || this.options.json === true) return;
    const clocks = this.onlineMatch.formatClocks();
    this.say(`${capitalise(this.onlineMatch.context.texts.online.yourTurn)}.${clocks === '' ? '' : ` ${clocks}`}`);
  }

  private printEnd(): void {
    // With --boards the last ply has already drawn it.
    if (this.options.json !== true && this.options.boards !== true) this.say(...this.board());
    this.printResult();
  }

  private printResult(): void {
    if (this.options.json === true) return;
    const { context, shown, state } = this.onlineMatch;
    this.say(`${resultMarkOf(state.ending)} ${formatResult(context, shown.locale, state.ending)}`);
    this.printUnrated();
  }

  /** Prints why a rated match does not count. */
  private printUnrated(): void {
    const words = formatUnrated(this.onlineMatch.state, this.onlineMatch.context.language);
    if (words !== null) this.say(words);
  }

  private board(): readonly string[] {
    const { match, locale, facets } = this.onlineMatch.shown;
    return [
      '',
      ...drawView(facets.viewer.describe(match.position), locale, { ascii: this.options.ascii === true }),
      '',
    ];
  }

  private async readInput(): Promise<void> {
    const { stdin } = this.onlineMatch.context.io;
    try {
      for await (const line of readLines(stdin, LONGEST_LINE)) {
        if (line === TOO_LONG) this.refuse(this.onlineMatch.context.texts.matches.lineTooLong(LONGEST_LINE));
        else if (line.trim() !== '') await this.obey(line.trim());
        if (this.isLeft) return;
      }
    } catch {
      // The match is over and stdin was destroyed.
    }
    this.leave();
  }

  private async obey(line: string): Promise<void> {
    const { onlineMatch } = this;
    const { texts, language } = onlineMatch.context;
    const typed = readCommand(texts.online.words, line);
    if (typed === null) return this.move(line);
    const { command, rest } = typed;
    if (command === 'leave') return this.leave();
    if (command === 'help') return this.printHelp();
    if (command === 'moves') return this.printMoves(rest.replaceAll(' ', ''));
    if (command === 'choices') return this.printChoices(rest === '' ? [] : rest.split(' '));
    if (command === 'board') return this.printBoard();
    if (command === 'clock') return this.printClock();
    if (command === 'undo' && this.session.unpick()) return this.printChoices([]);
    const act = toMatchAct(onlineMatch, command, rest);
    const refusal = typeof act === 'string' ? act : (await onlineMatch.liveMatch.act(act))?.message[language];
    if (refusal !== undefined) this.refuse(refusal);
  }

  private printHelp(): void {
    if (this.options.json === true) this.printEvent({ kind: 'help', commands: ONLINE_COMMANDS });
    else this.say(...this.onlineMatch.context.texts.online.help);
  }

  private printBoard(): void {
    const { match } = this.onlineMatch.shown;
    const position = match.rules.makePosition(match.position);
    if (this.options.json !== true) this.say(...this.board());
    else this.printEvent({ kind: 'board', ply: match.moves.length, position });
  }

  private printClock(): void {
    const { context } = this.onlineMatch;
    const text = this.onlineMatch.formatClocks() || context.texts.online.noClock;
    if (this.options.json === true) this.printEvent({ kind: 'clock', text });
    else this.say(text);
  }

  /** An early move waits for its turn, so that a file of moves can be piped in. */
  private async move(text: string): Promise<void> {
    const { onlineMatch } = this;
    await this.until(() => this.isLeft || onlineMatch.state.ending !== null || onlineMatch.isOurTurn);
    if (this.isLeft || onlineMatch.state.ending !== null) return;
    // The input may still hold a line for a forced pass already played.
    if (text === 'pass' && this.passes > 0) {
      this.passes--;
      return;
    }
    this.passes = 0;
    await this.send(text);
  }

  /** Plays or picks what was typed, prints how it was understood if that differs, and waits for the server's answer. */
  private async send(typed: string): Promise<void> {
    const { session, onlineMatch } = this;
    const { locale } = onlineMatch.shown;
    session.typeMove(typed);
    const { understood } = session;
    const isJson = this.options.json === true;
    if (understood !== null && isJson) this.printEvent({ kind: 'understood', typed, move: understood });
    else if (understood !== null) this.say(formatUnderstood(understood, locale.language));
    if (session.note === null && session.builder.picks.length > 0) return this.printChoices([]);
    await session.answered;
    const { note } = session;
    // Leaving closes the connection, and a move that was just sent fails with it.
    if (note === null || this.isLeft) return;
    if (isBoardNote(note)) this.refuse(formatNote(note, locale, onlineMatch.context.texts.matches.notes));
    if (note.kind === 'server-refused') this.refuse(`${typed}: ${note.message[locale.language]}`);
  }

  /** Plays a forced pass; the notices have given the reason. */
  private passIfForced(): void {
    const { position } = this.onlineMatch.shown.match;
    if (this.passedAt === position || !this.session.playForced()) return;
    this.passedAt = position;
    this.passes++;
  }

  private printMoves(beginning: string): void {
    const { shown, context } = this.onlineMatch;
    const listed = listMovesFrom(shown.match.rules, shown.match.position, beginning);
    if (this.options.json === true) this.printEvent({ kind: 'moves', ...listed });
    else this.say(...formatMoves(context, listed));
  }

  /** Lists the choices after the picks so far and those given as words. */
  private printChoices(words: readonly string[]): void {
    const { shown, isOurTurn } = this.onlineMatch;
    const { match, facets, locale } = shown;
    if (match.outcome !== null) return;
    const listed = listChoices(facets, match.position, isOurTurn ? this.session.builder.picks : [], words);
    if (!listed.ok) return this.refuse(formatSentence(locale, listed.error));
    if (typeof listed.value === 'number') return this.printMoves(match.rules.makeMove(match.position, listed.value));
    const { prompt } = listed.value;
    if (this.options.json !== true) return this.say(...formatChoices(locale, listed.value));
    this.printEvent({ kind: 'choices', ...listed.value, prompt: formatMessage(locale, prompt) });
  }

  private leave(): void {
    this.isLeft = true;
    for (const wake of this.waiting) wake();
  }

  private until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        if (!isSo()) return;
        this.waiting.delete(wake);
        resolve();
      };
      this.waiting.add(wake);
      wake();
    });
  }

  private say(...lines: readonly string[]): void {
    this.last = this.last.then(() => this.onlineMatch.context.print(lines.join('\n')));
  }

  private printEvent(event: object): void {
    this.say(JSON.stringify({ match: this.onlineMatch.liveMatch.id, ...event }));
  }

  /** Prints why a request was refused. */
  private refuse(text: string): void {
    if (this.options.json === true) this.printEvent({ kind: 'refused', message: text });
    this.complain(text);
  }

  private complain(text: string): void {
    this.last = this.last.then(() => write(this.onlineMatch.context.io.stderr, `${text}\n`));
  }
}

export interface OnlinePlayOptions {
  readonly ascii?: boolean;
  readonly boards?: boolean;
  readonly json?: boolean;
}
