import { availableParallelism } from 'node:os';
import {
  assert,
  type BySide,
  type GameId,
  GAME_IDS,
  type Language,
  LANGUAGES,
  loadRules,
  loadLocale,
  ok,
  type PlayerSpec,
  type Position,
  type ReadRecord,
  type GameLocale,
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
import { UsageError } from '../errors.ts';
import { NODE_TIMERS } from '../io/streams.ts';
import { openHost } from '../players/engine-host.ts';
import { playerOpener } from '../players/open-player.ts';
import { formatFileError } from '../storage/files.ts';
import { type StoredMatch, UnfinishedStore, Autosave } from '../storage/unfinished-matches.ts';
import { loadShownMatch } from '../text/game-facets.ts';
import { formatPlayerSpec } from '../text/player-names.ts';
import { App, type Page } from './app.ts';
import { courseMenu } from './course-page.ts';
import { type GameHost, GamePage } from './game-page.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';
import { puzzleMenu } from './puzzle-page.ts';
import { RecordFiles } from './record-files.ts';
import { openRules, SetupMenu, type ChosenSetup } from './setup-page.ts';

/** A match to open at once. */
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
  /** The file to which the record of that match is added at the end. */
  readonly recordFile?: string;
}

/** The full-screen program in one language; changing the language restarts it. */
export class TerminalProgram {
  private readonly context: Context;
  private readonly options: TerminalOptions;
  private readonly app: App;
  private readonly store: UnfinishedStore;
  private readonly autosave: Autosave;
  private readonly files: RecordFiles;
  /** Internal errors, logged after the screen is restored. */
  private readonly errors: unknown[] = [];
  private readonly failed = (error: unknown): void => void this.errors.push(error);
  // One computer thinks at a time, on all cores.
  private readonly host = openHost(availableParallelism(), availableParallelism(), this.failed);
  private nextContext: Context | null = null;
  private unfinished: readonly StoredMatch[] = [];
  /** The match on the screen, and the lease to continue it. */
  private page: GamePage | null = null;
  private lease: MatchLease | null = null;
  /** Why unfinished matches cannot be read or saved; empty when they can. */
  private storageProblem = '';
  private locales: readonly { readonly game: GameId; readonly locale: GameLocale }[] = [];

  constructor(context: Context, options: TerminalOptions) {
    this.context = context;
    this.options = options;
    this.app = new App(context);
    this.store = new UnfinishedStore(context.io.env);
    this.autosave = new Autosave(this.store);
    this.files = new RecordFiles(context);
  }

  /** Runs; gives the context for a restart with another language or at the main menu, else null. */
  async run(direct: DirectMatch | undefined): Promise<Context | null> {
    const { language } = this.context;
    this.locales = await Promise.all(
      GAME_IDS.map(async (game) => ({ game, locale: await loadLocale(game, language) })),
    );
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
    this.storageProblem = wrong === undefined ? '' : notKept(await formatFileError(wrong, this.context.language));
  }

  // Menus.

  /** The games come first, so that their numbers never change. */
  private mainPage(): Page {
    const { texts } = this.app;
    const items = (): readonly MenuItem[] => [
      ...this.locales.map(({ game, locale }) => ({
        label: locale.game.name,
        note: locale.game.summary,
        choose: () => this.openSetup(game, locale),
      })),
      ...this.unfinished.slice(0, 1).map((kept) => this.resumeItem(kept)),
      ...(this.unfinished.length > 1 ? [this.unfinishedItem()] : []),
      { label: this.context.texts.courses.title, choose: () => this.openCourses() },
      { label: this.context.texts.puzzles.title, choose: () => this.openPuzzles() },
      { label: texts.main.records, choose: () => void this.browse((page) => this.app.open(page)) },
      { label: texts.main.language, choose: () => this.changeLanguage() },
      { label: texts.main.quit, choose: () => this.app.quit() },
    ];
    const subtitle = [texts.main.subtitle, this.storageProblem].filter((line) => line !== '').join(' ');
    return new MenuPage(this.app, { title: texts.title, subtitle, items });
  }

  private openCourses(): void {
    this.app.open(courseMenu(this.app, this.context, this.locales, this.options.ascii));
  }

  private openPuzzles(): void {
    this.app.open(puzzleMenu(this.app, this.context, this.locales, this.options.ascii));
  }

  private openSetup(game: GameId, locale: GameLocale): void {
    const setup = new SetupMenu(this.app, game, locale, (spec) => this.formatPlayer(spec, locale));
    this.app.open(setup.page((settings) => void this.begin(settings)));
  }

  private formatPlayer(spec: PlayerSpec, locale: GameLocale): string {
    return formatPlayerSpec(this.context.texts, spec, locale.game);
  }

  private formatUnfinished(kept: StoredMatch): string {
    const { game, plies } = kept.record;
    const players = playersOf(kept);
    const locale = this.locales.find((one) => one.game === game)?.locale;
    assert(locale !== undefined, 'every game has a voice');
    const who = `${this.formatPlayer(players[1], locale)} – ${this.formatPlayer(players[2], locale)}`;
    return this.app.texts.main.resume(`${locale.game.name}, ${who}`, plies.length, kept.savedAt);
  }

  private resumeItem(kept: StoredMatch): MenuItem {
    return { label: this.formatUnfinished(kept), choose: () => void this.resume(kept.id) };
  }

  private unfinishedItem(): MenuItem {
    const { main } = this.app.texts;
    const title = main.unfinished(this.unfinished.length);
    const items = (): readonly MenuItem[] =>
      this.unfinished.map((kept) => ({
        label: this.formatUnfinished(kept),
        choose: () => this.app.open(this.keptPage(kept)),
      }));
    return { label: title, choose: () => this.app.open(new MenuPage(this.app, { title, items })) };
  }

  private keptPage(kept: StoredMatch): MenuPage {
    const { app } = this;
    const discard = async (): Promise<void> => {
      await this.store.removeUnfinished(kept.id);
      this.unfinished = this.unfinished.filter(({ id }) => id !== kept.id);
      app.close();
      if (this.unfinished.length === 0) app.close();
    };
    const items = (): readonly MenuItem[] => [
      this.resumeItem(kept),
      { label: app.texts.main.discard, choose: () => void discard() },
      { label: app.texts.setup.back, choose: () => app.close() },
    ];
    return new MenuPage(app, { title: app.texts.title, items });
  }

  /** Lists the records of the folder; the chosen one is continued. */
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
    const items = (): readonly MenuItem[] => [
      ...names.map((name) => ({ label: name, choose: () => void choose(name) })),
      { label: setup.back, choose: () => app.close() },
    ];
    open(new MenuPage(app, { title: main.records, subtitle: () => subtitle, items }));
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

  private async begin(settings: ChosenSetup): Promise<void> {
    this.app.open(await this.gamePage(await this.newSource(settings), this.store.newId()));
  }

  private async newSource({ game, variant, start, position, players }: DirectMatch): Promise<MatchSource> {
    const { starts } = (await loadRules(game, variant)).variant;
    const setup = { game, variant, start: start ?? starts[0].id, players, clock: null };
    return newMatch(setup, this.seed, position);
  }

  /** Continues a saved match; asks first if another terminal has it. */
  private async resume(id: string): Promise<void> {
    const { app } = this;
    const lease = await this.openLease(id);
    if (lease.isHeld()) return this.openSaved(id, lease, (page) => app.open(page));
    const { game, setup } = app.texts;
    const items: readonly MenuItem[] = [
      { label: game.takeOver, choose: () => void this.takeOver(id, lease) },
      { label: setup.back, choose: () => app.close() },
    ];
    const subtitle = SESSION_TEXTS[this.context.language].elsewhere;
    app.open(new MenuPage(app, { title: app.texts.title, subtitle, items: () => items }));
  }

  private async takeOver(id: string, lease: MatchLease): Promise<void> {
    await lease.take();
    await this.openSaved(id, lease, (page) => this.app.replace(page));
  }

  /** Opens the last saved version of a match; it is gone if the match has ended meanwhile. */
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
        // Loaded lazily: hints are rare, and online players rarer.
        refuseHint: async () => (await import('../online/server-client.ts')).refuseHint(context, match.rules.game),
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
    const goOn = (): MenuItem => ({
      label: session.isElsewhere ? game.takeOver : game.keepPlaying,
      choose: () => {
        app.close();
        if (session.isElsewhere) void this.takeOver(id, lease);
      },
    });
    const host: GameHost = {
      ascii: this.options.ascii,
      save: (file) => this.files.save(session, file),
      load,
      browse: () => void this.browse((other) => app.open(other)),
      formatPlayer: (side) => this.formatPlayer(source.setup.players[side], shown.locale),
      help: () => void openRules(app, match.rules.game, shown.locale),
      menu: () => app.open(this.pauseMenu(source, shown.locale, goOn)),
      restart: () => void this.replaceWith(restartOf(source, this.seed)),
    };
    page = new GamePage(app, host, session, shown);
    this.page = page;
    return page;
  }

  private async replaceWith(source: MatchSource): Promise<void> {
    this.app.replace(await this.gamePage(source, this.store.newId()));
  }

  private pauseMenu(source: MatchSource, locale: GameLocale, goOn: () => MenuItem): MenuPage {
    const { app } = this;
    const { texts } = app;
    const items = (): readonly MenuItem[] => [
      goOn(),
      {
        label: texts.game.rematch,
        choose: () => {
          app.close();
          void this.replaceWith(rematchOf(source, this.seed));
        },
      },
      { label: texts.setup.instructions, choose: () => void openRules(app, source.match.rules.game, locale) },
      { label: texts.game.toMenu, choose: () => this.toMenu() },
      { label: texts.main.quit, choose: () => app.quit() },
    ];
    return new MenuPage(app, { title: locale.game.name, items });
  }

  /** Restarts at the main menu, which then lists the match just left. */
  private toMenu(): void {
    this.nextContext = this.context;
    this.app.quit();
  }
}

/** Runs the full-screen program until the user quits; always restores the terminal. */
export async function startTerminal(context: Context, options: TerminalOptions): Promise<void> {
  let next: Context | null = context;
  let direct = options.match;
  while (next !== null) {
    const program: TerminalProgram = new TerminalProgram(next, options);
    next = await program.run(direct);
    direct = undefined;
  }
}
