import { availableParallelism } from 'node:os';
import {
  assert,
  type BySide,
  type GameId,
  GAME_IDS,
  type Language,
  LANGUAGES,
  loadRules,
  loadVoice,
  ok,
  type PlayerSpec,
  type Position,
  type ReadRecord,
  type Voice,
} from '@tabuleiro/games';
import {
  type MatchLease,
  MatchSession,
  type MatchSource,
  matchSourceOf,
  newMatch,
  NORMAL_SPEED,
  playersOf,
  rematchOf,
  restartOf,
  SESSION_TEXTS,
} from '@tabuleiro/play';
import { Context } from '../context.ts';
import { playerOpener } from '../players/open.ts';
import { openHost } from '../players/threads.ts';
import { puzzleMenu } from '../puzzles/menu.ts';
import { sayFileError, type UnfinishedMatch, UnfinishedStore } from '../storage/index.ts';
import { sayPlayerSpec } from '../text/index.ts';
import { UsageError } from '../usage.ts';
import { App, type Page } from './app.ts';
import { Autosave } from './autosave.ts';
import { type GameHost, GamePage } from './game-page.ts';
import { hasColours, NODE_TIMERS } from './host.ts';
import { type ListItem, ListPage } from './list-page.ts';
import { RecordFiles } from './record-files.ts';
import type { Screen } from './screen.ts';
import { rulesPage, Setup, type Settings } from './setup.ts';
import { loadShownMatch } from './shown-match.ts';
import { TERMINAL_TEXTS } from './text/index.ts';

/** A match to go straight into. */
export interface DirectMatch {
  readonly game: GameId;
  readonly variant: string;
  readonly start?: string;
  readonly position?: Position;
  readonly players: BySide<PlayerSpec>;
}

export interface TerminalOptions {
  readonly ascii: boolean;
  readonly seed?: number;
  readonly match?: DirectMatch;
  /** Where the record of that match goes when the person leaves. */
  readonly recordFile?: string;
}

/** The program in one language; changing it begins anew. */
export class Program {
  private readonly context: Context;
  private readonly options: TerminalOptions;
  private readonly app: App;
  private readonly store: UnfinishedStore;
  private readonly autosave: Autosave;
  private readonly files: RecordFiles;
  /** Internal errors, which are logged when the screen is given back. */
  private readonly errors: unknown[] = [];
  private readonly failed = (error: unknown): void => void this.errors.push(error);
  // One thinks at a time, on all cores.
  private readonly host = openHost(availableParallelism(), availableParallelism(), this.failed);
  private nextContext: Context | null = null;
  private unfinished: readonly UnfinishedMatch[] = [];
  /** The match on the screen, and the right to go on with it. */
  private page: GamePage | null = null;
  private lease: MatchLease | null = null;
  /** What is wrong with the unfinished matches, if anything. */
  private trouble = '';
  private voices: readonly { readonly game: GameId; readonly voice: Voice }[] = [];

  constructor(context: Context, options: TerminalOptions, screen: Screen) {
    this.context = context;
    this.options = options;
    this.app = new App(screen, TERMINAL_TEXTS[context.language]);
    this.store = new UnfinishedStore(context.io.env);
    this.autosave = new Autosave(this.store);
    this.files = new RecordFiles(context);
  }

  /** Runs; gives the context to go on with when the person asked for another language or for the main menu. */
  async run(direct: DirectMatch | undefined): Promise<Context | null> {
    const { language } = this.context;
    this.voices = await Promise.all(GAME_IDS.map(async (game) => ({ game, voice: await loadVoice(game, language) })));
    await this.readUnfinished();
    if (direct === undefined) await this.app.run(this.mainPage());
    else await this.runDirect(direct);
    await Promise.all([this.autosave.settled(), this.host.close()]);
    this.lease?.release();
    for (const error of this.errors) await this.context.logInternal(error);
    return this.nextContext;
  }

  private async runDirect(direct: DirectMatch): Promise<void> {
    const page = await this.gamePage(await this.newSource(direct), this.store.newId());
    await this.app.run(page);
    const { recordFile } = this.options;
    const saved = recordFile === undefined ? ok('') : await this.files.save(page.session, recordFile);
    if (!saved.ok) throw new UsageError(saved.error);
  }

  private async readUnfinished(): Promise<void> {
    const list = await this.store.listUnfinished();
    this.unfinished = list.ok ? list.value.matches : [];
    const [wrong] = list.ok ? list.value.damaged : [list.error];
    const { notKept } = this.app.texts.main;
    this.trouble = wrong === undefined ? '' : notKept(await sayFileError(wrong, this.context.language));
  }

  // Menus.

  /** The games come first, so that each always has its number. */
  private mainPage(): Page {
    const { texts } = this.app;
    const items = (): readonly ListItem[] => [
      ...this.voices.map(({ game, voice }) => ({
        label: voice.game.name,
        note: voice.game.summary,
        choose: () => this.openSetup(game, voice),
      })),
      ...this.unfinished.slice(0, 1).map((kept) => this.resumeItem(kept)),
      ...(this.unfinished.length > 1 ? [this.unfinishedItem()] : []),
      { label: this.context.texts.puzzles.title, choose: () => this.openPuzzles() },
      { label: texts.main.records, choose: () => void this.browse((page) => this.app.open(page)) },
      { label: texts.main.language, choose: () => this.changeLanguage() },
      { label: texts.main.quit, choose: () => this.app.quit() },
    ];
    const subtitle = [texts.main.subtitle, this.trouble].filter((line) => line !== '').join(' ');
    return new ListPage(this.app, { title: texts.title, subtitle, items });
  }

  private openPuzzles(): void {
    const look = { ascii: this.options.ascii, colours: hasColours(this.context) };
    this.app.open(puzzleMenu(this.app, this.context, this.voices, look));
  }

  private openSetup(game: GameId, voice: Voice): void {
    const setup = new Setup(this.app, game, voice, (spec) => this.sayPlayer(spec, voice));
    this.app.open(setup.page((settings) => void this.begin(settings)));
  }

  private sayPlayer(spec: PlayerSpec, voice: Voice): string {
    return sayPlayerSpec(this.context.texts, spec, voice.game);
  }

  private sayKept(kept: UnfinishedMatch): string {
    const { game, plies } = kept.record;
    const players = playersOf(kept);
    const voice = this.voices.find((one) => one.game === game)?.voice;
    assert(voice !== undefined, 'every game has a voice');
    const who = `${this.sayPlayer(players[1], voice)} – ${this.sayPlayer(players[2], voice)}`;
    return this.app.texts.main.resume(`${voice.game.name}, ${who}`, plies.length, kept.savedAt);
  }

  private resumeItem(kept: UnfinishedMatch): ListItem {
    return { label: this.sayKept(kept), choose: () => void this.resume(kept.id) };
  }

  private unfinishedItem(): ListItem {
    const { main } = this.app.texts;
    const title = main.unfinished(this.unfinished.length);
    const items = (): readonly ListItem[] =>
      this.unfinished.map((kept) => ({ label: this.sayKept(kept), choose: () => this.app.open(this.keptPage(kept)) }));
    return { label: title, choose: () => this.app.open(new ListPage(this.app, { title, items })) };
  }

  private keptPage(kept: UnfinishedMatch): ListPage {
    const { app } = this;
    const discard = async (): Promise<void> => {
      await this.store.removeUnfinished(kept.id);
      this.unfinished = this.unfinished.filter(({ id }) => id !== kept.id);
      app.close();
      if (this.unfinished.length === 0) app.close();
    };
    const items = (): readonly ListItem[] => [
      this.resumeItem(kept),
      { label: app.texts.main.discard, choose: () => void discard() },
      { label: app.texts.setup.back, choose: () => app.close() },
    ];
    return new ListPage(app, { title: app.texts.title, items });
  }

  /** Offers the records of the folder; the chosen one is gone on with. */
  private async browse(open: (page: Page) => void): Promise<void> {
    const { app } = this;
    const { main, setup } = app.texts;
    const names = await this.files.list();
    let subtitle = names.length === 0 ? main.noRecords(this.files.folder) : this.files.folder;
    const choose = async (name: string): Promise<void> => {
      const read = await this.files.load(name);
      if (read.ok) return app.replace(await this.resumedPage(read.value, this.store.newId()));
      subtitle = read.error;
      app.redraw();
    };
    const items = (): readonly ListItem[] => [
      ...names.map((name) => ({ label: name, choose: () => void choose(name) })),
      { label: setup.back, choose: () => app.close() },
    ];
    open(new ListPage(app, { title: main.records, subtitle: () => subtitle, items }));
  }

  private changeLanguage(): void {
    const language: Language = LANGUAGES.find((one) => one !== this.context.language) ?? this.context.language;
    this.nextContext = new Context(this.context.io, language);
    this.app.quit();
  }

  // Matches.

  private get seed(): number {
    return this.options.seed ?? Math.floor(Math.random() * 2 ** 31);
  }

  private async begin(settings: Settings): Promise<void> {
    this.app.open(await this.gamePage(await this.newSource(settings), this.store.newId()));
  }

  private async newSource({ game, variant, start, position, players }: DirectMatch): Promise<MatchSource> {
    const { starts } = (await loadRules(game, variant)).variant;
    const setup = { game, variant, start: start ?? starts[0].id, players, clock: null };
    return newMatch(setup, this.seed, position);
  }

  /** Goes on with a saved match; where another terminal plays it, asks first. */
  private async resume(id: string): Promise<void> {
    const { app } = this;
    const lease = await this.openLease(id);
    if (lease.isHeld()) return this.openSaved(id, lease, (page) => app.open(page));
    const { game, setup } = app.texts;
    const items: readonly ListItem[] = [
      { label: game.takeOver, choose: () => void this.takeOver(id, lease) },
      { label: setup.back, choose: () => app.close() },
    ];
    const subtitle = SESSION_TEXTS[this.context.language].elsewhere;
    app.open(new ListPage(app, { title: app.texts.title, subtitle, items: () => items }));
  }

  private async takeOver(id: string, lease: MatchLease): Promise<void> {
    await lease.take();
    await this.openSaved(id, lease, (page) => this.app.replace(page));
  }

  /** Opens a match as it was saved last; one that has ended meanwhile is no longer there. */
  private async openSaved(id: string, lease: MatchLease, open: (page: Page) => void): Promise<void> {
    const saved = await this.store.loadUnfinished(id);
    if (saved.ok) return open(await this.resumedPage(saved.value, id, lease));
    lease.release();
    this.toMenu();
  }

  private openLease(id: string): Promise<MatchLease> {
    return this.store.openLease(id, () => this.page?.session.leave());
  }

  private resumedPage(read: ReadRecord, id: string, lease?: MatchLease): Promise<GamePage> {
    return this.gamePage(matchSourceOf(read, this.seed), id, lease);
  }

  private async gamePage(source: MatchSource, id: string, own?: MatchLease): Promise<GamePage> {
    const { app, context } = this;
    const { match } = source;
    const shown = await loadShownMatch(match, context.language);
    const lease = own ?? (await this.openLease(id));
    if (this.lease !== lease) this.lease?.release();
    this.lease = lease;
    let page: GamePage | null = null;
    const session = new MatchSession<string>(
      source,
      shown.facets,
      {
        timers: NODE_TIMERS,
        canAnimate: () => true,
        changed: () => page?.changed(),
        now: () => performance.now(),
        failed: this.failed,
        openPlayer: playerOpener(context, this.host, match.rules, this.failed),
        save: (saved) => this.autosave.save(saved, id),
        lease,
        // Few ask, and fewer of them play online.
        refuseHint: async () => (await import('../online/refuse-hint.ts')).refuseHint(context, match.rules.game),
      },
      NORMAL_SPEED,
    );
    const load = async (file: string): Promise<string | null> => {
      const read = await this.files.load(file);
      if (!read.ok) return read.error;
      app.replace(await this.resumedPage(read.value, this.store.newId()));
      return null;
    };
    const { game } = app.texts;
    const goOn = (): ListItem => ({
      label: session.isElsewhere ? game.takeOver : game.keepPlaying,
      choose: () => {
        app.close();
        if (session.isElsewhere) void this.takeOver(id, lease);
      },
    });
    const host: GameHost = {
      ascii: this.options.ascii,
      colours: hasColours(context),
      save: (file) => this.files.save(session, file),
      load,
      browse: () => void this.browse((other) => app.open(other)),
      sayPlayer: (side) => this.sayPlayer(source.setup.players[side], shown.voice),
      help: () => app.open(rulesPage(app, shown.voice.game, app.texts)),
      menu: () => app.open(this.pauseMenu(source, shown.voice, goOn)),
      restart: () => void this.replaceWith(restartOf(source, this.seed)),
    };
    page = new GamePage(app, host, session, shown);
    this.page = page;
    return page;
  }

  private async replaceWith(source: MatchSource): Promise<void> {
    this.app.replace(await this.gamePage(source, this.store.newId()));
  }

  private pauseMenu(source: MatchSource, voice: Voice, goOn: () => ListItem): ListPage {
    const { app } = this;
    const { texts } = app;
    const items = (): readonly ListItem[] => [
      goOn(),
      {
        label: texts.game.rematch,
        choose: () => {
          app.close();
          void this.replaceWith(rematchOf(source, this.seed));
        },
      },
      { label: texts.setup.instructions, choose: () => app.open(rulesPage(app, voice.game, texts)) },
      { label: texts.game.toMenu, choose: () => this.toMenu() },
      { label: texts.main.quit, choose: () => app.quit() },
    ];
    return new ListPage(app, { title: voice.game.name, items });
  }

  /** The main menu is made anew, with the match just left among those to go on with. */
  private toMenu(): void {
    this.nextContext = this.context;
    this.app.quit();
  }
}
