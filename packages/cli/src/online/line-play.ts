import { type MatchEvent, sayUnrated } from '@tabuleiro/client';
import { capitalise, resultMarkOf } from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import { MoveBuilder, readTypedMove, sayTypedError, sayUnderstood } from '@tabuleiro/play';
import { write } from '../io.ts';
import type { Interruption } from '../play/interrupt.ts';
import { LONGEST_LINE } from '../play/lines.ts';
import { sayEnd, sayGame } from '../play/words.ts';
import { readLines, TOO_LONG } from '../rpc/lines.ts';
import { TERMINAL_TEXTS } from '../terminal/text/index.ts';
import { actOf, readDeed } from './deeds.ts';
import { sayEvent } from './event-words.ts';
import type { PlayOnlineOptions } from './play.ts';
import type { OnlineTable } from './table.ts';

/** An online match without a screen: what happens is told on stdout, moves and words come from stdin one a line. */
export class LinePlay {
  private readonly table: OnlineTable;
  private readonly options: PlayOnlineOptions;
  private readonly waiting = new Set<() => void>();
  private last: Promise<void> = Promise.resolve();
  private hasBegun = false;
  private wasLost = false;
  private isLeft = false;
  private wasOurTurn = false;

  constructor(table: OnlineTable, options: PlayOnlineOptions) {
    this.table = table;
    this.options = options;
  }

  /** Until the match is over or left; whether it is over. */
  async run(interruption: Interruption, takesInput: boolean): Promise<boolean> {
    const { table } = this;
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
      if (this.options.json === true) for (const event of events) this.sayJson(event);
      else this.tellStart();
      // Its board has just been drawn.
      if (table.state.ending !== null) this.tellResult();
    } else table.catchUp((event) => this.tell(event));
    this.tellTurn();
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
    if (this.options.json === true) return this.sayJson(event);
    const line = sayEvent(this.table, event);
    if (line !== null) this.say(line);
    if (event.kind === 'seated') this.tellUnrated();
    if (event.kind === 'move' && this.options.boards === true) this.say(...this.board());
    if (this.table.state.ending !== null && (event.kind === 'ended' || event.kind === 'move')) this.tellEnd();
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
    if (state.ending === null) this.tellUnrated();
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
    const { match, facets, voice } = table.shown;
    const builder = new MoveBuilder(facets);
    builder.reset(match.position);
    const typed = readTypedMove(match.rules, match.position, builder, text);
    if (!typed.ok) {
      return this.complain(sayTypedError(typed.error, voice, TERMINAL_TEXTS[voice.language].game.badMove));
    }
    const { move, understood } = typed.value;
    if (understood !== null && this.options.json !== true) this.say(sayUnderstood(understood, voice.language));
    const refusal = await table.match.move(match.rules.makeMove(match.position, move));
    if (refusal !== null) this.complain(`${text}: ${refusal.message[voice.language]}`);
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

  private sayJson(event: MatchEvent): void {
    this.say(JSON.stringify({ match: this.table.match.id, ...event }));
  }

  private complain(text: string): void {
    this.last = this.last.then(() => write(this.table.context.io.stderr, `${text}\n`));
  }
}
