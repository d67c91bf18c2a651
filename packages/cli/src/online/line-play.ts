import { type MatchEvent, sayUnrated } from '@tabuleiro/client';
import { capitalise, type Move, type Position, resultMarkOf, sayMessage } from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import {
  BOTH_HUMAN,
  enterTyped,
  MatchHistory,
  MoveBuilder,
  sayTypedError,
  sayUnderstood,
  sentenceFrom,
} from '@tabuleiro/play';
import { write } from '../io.ts';
import type { Interruption } from '../play/interrupt.ts';
import { noticeToJson } from '../play/json-report.ts';
import { LONGEST_LINE } from '../play/lines.ts';
import { listChoices, listMovesFrom } from '../play/listings.ts';
import { noticeTeller, sayChoices, sayMoves } from '../play/report.ts';
import { sayEnd, sayGame } from '../play/words.ts';
import { readLines, TOO_LONG } from '../rpc/lines.ts';
import { actOf, readDeed } from './deeds.ts';
import { sayEvent } from './event-words.ts';
import type { PlayOnlineOptions } from './play.ts';
import type { OnlineTable } from './table.ts';

/** An online match without a screen: what happens is told on stdout, moves and words come from stdin one a line. */
export class LinePlay {
  private readonly table: OnlineTable;
  private readonly options: PlayOnlineOptions;
  private readonly history: MatchHistory;
  private readonly builder: MoveBuilder;
  private builtAt: Position | null = null;
  /** Where a forced pass was sent, so that one that is refused is not sent again. */
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

  constructor(table: OnlineTable, options: PlayOnlineOptions) {
    this.table = table;
    this.options = options;
    const { match, facets, voice } = table.shown;
    this.history = new MatchHistory(match, BOTH_HUMAN, facets);
    this.noticesAt = noticeTeller(voice, this.history);
    this.builder = new MoveBuilder(facets);
  }

  /** Until the match is over or left; whether it is over. */
  async run(interruption: Interruption, takesInput: boolean): Promise<boolean> {
    const { table } = this;
    this.takesInput = takesInput;
    const ends = [table.match.subscribe(() => this.look()), table.live.status.subscribe(() => this.lookAtStatus())];
    interruption.signal.addEventListener('abort', () => this.leave());
    if (interruption.signal.aborted) this.leave();
    this.look();
    const input = takesInput ? this.readInput() : null;
    await this.until(() => this.isLeft || table.state.ending !== null);
    for (const end of ends) end();
    table.context.io.stdin.destroy();
    await input;
    await this.last;
    return table.state.ending !== null;
  }

  private look(): void {
    const { table } = this;
    if (!this.hasBegun && table.match.get().state !== null) {
      // What was before we came is shown as it stands, not told.
      this.hasBegun = true;
      const events: MatchEvent[] = [];
      table.catchUp((event) => events.push(event));
      if (this.options.json === true) {
        for (const event of events) this.sayJson(event);
        this.tellNotices();
      } else this.tellStart();
      // Its board has just been drawn.
      if (table.state.ending !== null) this.tellResult();
    } else table.catchUp((event) => this.tell(event));
    this.tellTurn();
    this.passIfForced();
    for (const wake of this.waiting) wake();
  }

  private lookAtStatus(): void {
    const { kind, refusal } = this.table.live.status.get();
    const { online } = this.table.context.texts;
    if (kind === 'lost' && !this.wasLost) this.complain(online.lost);
    if (kind === 'open' && this.wasLost) this.complain(online.back);
    this.wasLost = kind === 'lost' || (this.wasLost && kind === 'connecting');
    if (kind !== 'refused') return;
    if (refusal !== null) this.complain(refusal.message[this.table.context.language]);
    this.leave();
  }

  private tell(event: MatchEvent): void {
    // Then it is another turn, even if it was ours before.
    if (event.kind === 'takeback-accepted') this.wasOurTurn = false;
    const changesBoard = event.kind === 'move' || event.kind === 'takeback-accepted';
    if (this.options.json === true) {
      this.sayJson(event);
      return changesBoard ? this.tellNotices() : undefined;
    }
    const line = sayEvent(this.table, event);
    if (line !== null) this.say(line);
    if (changesBoard) this.tellNotices();
    if (event.kind === 'seated') this.tellUnrated();
    if (event.kind === 'move' && this.options.boards === true) this.say(...this.board());
    if (this.table.state.ending !== null && (event.kind === 'ended' || event.kind === 'move')) this.tellEnd();
  }

  private tellNotices(): void {
    const { match, voice } = this.table.shown;
    const ply = match.moves.length;
    if (this.options.json === true) {
      const notices = match.outcome === null ? this.history.freshNoticesAt(ply) : [];
      if (notices.length > 0) {
        this.sayJson({ kind: 'notices', ply, notices: notices.map((notice) => noticeToJson(voice, notice)) });
      }
      return;
    }
    const lines = this.noticesAt(ply);
    if (lines.length > 0) this.say(...lines);
  }

  private tellStart(): void {
    const { table } = this;
    const { shown, state } = table;
    const { voice, match } = shown;
    const { rules } = match;
    const { sides } = voice.game;
    const who = `${capitalise(sides[1].name)}: ${table.nameOf(1)}, ${sides[2].name}: ${table.nameOf(2)}`;
    this.say(sayGame({ rules, voice }), who, ...this.board());
    const { watching, waitsForSomebody } = table.context.texts.online;
    if (table.side === null) this.say(watching);
    const isOpen = state.seats[1].kind === 'open' || state.seats[2].kind === 'open';
    if (isOpen && state.ending === null) this.say(waitsForSomebody);
    if (state.ending !== null) return;
    this.tellUnrated();
    this.tellNotices();
  }

  private tellTurn(): void {
    const { isOurTurn } = this.table;
    const isNew = isOurTurn && !this.wasOurTurn;
    this.wasOurTurn = isOurTurn;
    if (!isNew || this.options.json === true) return;
    const clocks = this.table.sayClocks();
    this.say(`${capitalise(this.table.context.texts.online.yourTurn)}.${clocks === '' ? '' : ` ${clocks}`}`);
  }

  private tellEnd(): void {
    // It may have been drawn for the last ply.
    if (this.options.json !== true && this.options.boards !== true) this.say(...this.board());
    this.tellResult();
  }

  private tellResult(): void {
    if (this.options.json === true) return;
    const { context, shown, state } = this.table;
    this.say(`${resultMarkOf(state.ending)} ${sayEnd(context, shown.voice, state.ending)}`);
    this.tellUnrated();
  }

  /** Says that a rated match does not count, and why. */
  private tellUnrated(): void {
    const words = sayUnrated(this.table.state, this.table.context.language);
    if (words !== null) this.say(words);
  }

  private board(): readonly string[] {
    const { match, voice, facets } = this.table.shown;
    return ['', ...drawView(facets.viewer.describe(match.position), voice, { ascii: this.options.ascii === true }), ''];
  }

  private async readInput(): Promise<void> {
    const { stdin } = this.table.context.io;
    try {
      for await (const line of readLines(stdin, LONGEST_LINE)) {
        if (line === TOO_LONG) this.complain(this.table.context.texts.matches.lineTooLong(LONGEST_LINE));
        else if (line.trim() !== '') await this.obey(line.trim());
        if (this.isLeft) return;
      }
    } catch {
      // The input was taken away because the match is over.
    }
    this.leave();
  }

  private async obey(line: string): Promise<void> {
    const { table } = this;
    const { texts, language } = table.context;
    const deed = readDeed(texts.online.words, line);
    if (deed === null) return this.move(line);
    const { command, rest } = deed;
    if (command === 'leave') return this.leave();
    if (command === 'help') return this.say(...texts.online.help);
    if (command === 'moves') return this.tellMoves(rest.replaceAll(' ', ''));
    if (command === 'choices') return this.tellChoices(rest === '' ? [] : rest.split(' '));
    if (command === 'board') return this.say(...this.board());
    if (command === 'clock') return this.say(table.sayClocks() || texts.online.noClock);
    const act = actOf(table, command, rest);
    const refusal = typeof act === 'string' ? act : (await table.match.act(act))?.message[language];
    if (refusal !== undefined) this.complain(refusal);
  }

  /** A move that comes early waits for its turn, so that a file of moves can be played. */
  private async move(text: string): Promise<void> {
    const { table } = this;
    await this.until(() => this.isLeft || table.state.ending !== null || table.isOurTurn);
    if (this.isLeft || table.state.ending !== null) return;
    // A turn that was passed for the person may still be a line of the input.
    if (text === 'pass' && this.passes > 0) {
      this.passes--;
      return;
    }
    this.passes = 0;
    const { match, voice } = table.shown;
    const input = enterTyped(match.rules, match.position, this.atPosition(), text);
    if (input.kind === 'refused') {
      return this.complain(sayTypedError(input.error, voice, table.context.texts.matches.notes.badMove));
    }
    if (input.kind === 'move') return this.send(input.typed.move, text);
    if (input.picked === null) return this.tellChoices([]);
    if ('refused' in input.picked) return this.complain(sentenceFrom(voice, input.picked.refused));
    await this.send(input.picked.move, text);
  }

  /** Sends a move; what was typed is echoed where it was understood as something else. */
  private async send(move: Move, typed: string): Promise<void> {
    const { table } = this;
    const { match, voice } = table.shown;
    const text = match.rules.makeMove(match.position, move);
    if (text !== typed && this.options.json === true) this.sayJson({ kind: 'understood', typed, move: text });
    else if (text !== typed) this.say(sayUnderstood(text, voice.language));
    const refusal = await table.match.move(text);
    if (refusal !== null) this.complain(`${typed}: ${refusal.message[voice.language]}`);
  }

  /** Passes for a person who has no other move; the notices have said why. */
  private passIfForced(): void {
    const { table } = this;
    if (!this.takesInput || !table.isOurTurn) return;
    const { match } = table.shown;
    const { step } = this.atPosition();
    if (step?.kind !== 'move' || this.passedAt === match.position) return;
    this.passedAt = match.position;
    this.passes++;
    void this.send(step.move, match.rules.makeMove(match.position, step.move));
  }

  /** The move that the person builds, a new one for each position. */
  private atPosition(): MoveBuilder {
    const { position } = this.table.shown.match;
    if (this.builtAt !== position) this.builder.reset(position);
    this.builtAt = position;
    return this.builder;
  }

  private tellMoves(beginning: string): void {
    const { shown, context } = this.table;
    const listed = listMovesFrom(shown.match.rules, shown.match.position, beginning);
    if (this.options.json === true) this.sayJson({ kind: 'moves', ...listed });
    else this.say(...sayMoves(context, listed));
  }

  /** What can be picked after the picks so far and those that the words name. */
  private tellChoices(words: readonly string[]): void {
    const { shown, isOurTurn } = this.table;
    const { match, facets, voice } = shown;
    if (match.outcome !== null) return;
    const listed = listChoices(facets, match.position, isOurTurn ? this.atPosition().picks : [], words);
    if (!listed.ok) return this.complain(sentenceFrom(voice, listed.error));
    if (typeof listed.value === 'number') return this.tellMoves(match.rules.makeMove(match.position, listed.value));
    const { prompt } = listed.value;
    if (this.options.json !== true) return this.say(...sayChoices(voice, listed.value));
    this.sayJson({ kind: 'choices', ...listed.value, prompt: sayMessage(voice, prompt) });
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
    this.last = this.last.then(() => this.table.context.print(lines.join('\n')));
  }

  private sayJson(event: object): void {
    this.say(JSON.stringify({ match: this.table.match.id, ...event }));
  }

  private complain(text: string): void {
    this.last = this.last.then(() => write(this.table.context.io.stderr, `${text}\n`));
  }
}
