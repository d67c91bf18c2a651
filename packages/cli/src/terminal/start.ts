import {
  type BySide,
  err,
  type GameId,
  GAME_IDS,
  type Language,
  LANGUAGES,
  loadVoice,
  ok,
  parsePlayer,
  type PlayerSpec,
  type Position,
  type ReadRecord,
  recordOf,
  type Result,
} from '@tabuleiro/games';
import { Context } from '../context.ts';
import { PlayerThreads } from '../players/threads.ts';
import {
  loadRecords,
  resolveFile,
  saveRecords,
  sayFileError,
  type UnfinishedMatch,
  UnfinishedStore,
} from '../storage/index.ts';
import { UsageError } from '../usage.ts';
import { App, type Page } from './app.ts';
import { type GameHost, GamePage } from './game-page.ts';
import { openForSide, sayPlayer } from './host.ts';
import { Keeper, tagsOf } from './keeper.ts';
import { type ListItem, ListPage } from './list-page.ts';
import { ReplayPage } from './replay-page.ts';
import { Screen } from './screen.ts';
import { Session } from './session.ts';
import { rulesPage, Setup, type Settings } from './setup.ts';
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

/** Takes the whole screen until the person leaves; the terminal is given back whatever happens. */
export async function startTerminal(context: Context, options: TerminalOptions): Promise<void> {
  let next: Context | null = context;
  let direct = options.match;
  while (next !== null) {
    const screen = new Screen(next.io.stdin, next.io.stdout, hasColours(context));
    const program: Program = new Program(next, options, screen);
    next = await program.run(direct);
    direct = undefined;
  }
}

/** Goes through a recorded match on the screen. */
export async function startReplay(context: Context, read: ReadRecord, options: ReplayStart): Promise<void> {
  const { record, match } = read;
  const players = playersOf(read);
  const { language } = context;
  const session = await Session.load({ game: record.game, variant: record.variant, match, players, seed: 0, language });
  const screen = new Screen(context.io.stdin, context.io.stdout, hasColours(context));
  const app = new App(screen, TERMINAL_TEXTS[language]);
  const nameOf = (tag: string | undefined): string => tag ?? '?';
  const title = `${session.voice.game.name} · ${nameOf(read.tags['Player1'])} – ${nameOf(read.tags['Player2'])}`;
  const comments = record.plies.map(({ comment }) => comment);
  await app.run(new ReplayPage(app, session, { title, comments, ...options }));
}

export interface ReplayStart {
  readonly ply: number;
  readonly ascii: boolean;
}

/** Colours are for those who did not ask to be spared them. */
function hasColours({ io }: Context): boolean {
  return (io.env['NO_COLOR'] ?? '') === '';
}

/** More would push the games off the screen. */
const MOST_RESUMED = 3;

/** The players that the tags of a record name; people where they name none of ours. */
function playersOf({ record, tags }: ReadRecord): BySide<PlayerSpec> {
  const playerOf = (tag: string | undefined): PlayerSpec => {
    const spec = parsePlayer(record.game, tag ?? 'human', 'player');
    return spec.ok ? spec.value : { kind: 'human' };
  };
  return { 1: playerOf(tags['Player1']), 2: playerOf(tags['Player2']) };
}

/** The program in one language; changing it begins anew. */
class Program {
  private readonly context: Context;
  private readonly options: TerminalOptions;
  private readonly app: App;
  private readonly store: UnfinishedStore;
  private readonly keeper: Keeper;
  private readonly threads = new PlayerThreads(1);
  private nextContext: Context | null = null;
  private unfinished: readonly UnfinishedMatch[] = [];

  constructor(context: Context, options: TerminalOptions, screen: Screen) {
    this.context = context;
    this.options = options;
    this.app = new App(screen, TERMINAL_TEXTS[context.language]);
    this.store = new UnfinishedStore(context.io.env);
    this.keeper = new Keeper(this.store);
  }

  /** Runs; gives the context of another language when the person asked for it. */
  async run(direct: DirectMatch | undefined): Promise<Context | null> {
    await this.readUnfinished();
    const main = await this.mainPage();
    if (direct === undefined) await this.app.run(main);
    else await this.runDirect(direct);
    await Promise.all([this.keeper.settled(), this.threads.close()]);
    return this.nextContext;
  }

  private async runDirect(direct: DirectMatch): Promise<void> {
    const session = await this.newSession(direct);
    await this.app.run(this.gamePage(session, this.store.newId()));
    const { recordFile } = this.options;
    const saved = recordFile === undefined ? ok('') : await this.save(session, recordFile);
    if (!saved.ok) throw new UsageError(saved.error);
  }

  private async readUnfinished(): Promise<void> {
    const list = await this.store.listUnfinished();
    this.unfinished = list.ok ? list.value.matches : [];
  }

  private async mainPage(): Promise<Page> {
    const { texts } = this.app;
    const { language } = this.context;
    const games = await Promise.all(GAME_IDS.map(async (game) => ({ game, voice: await loadVoice(game, language) })));
    const items = (): readonly ListItem[] => [
      ...this.resumeItems((id) => games.find(({ game }) => game === id)?.voice.game.name ?? id),
      ...games.map(({ game, voice }) => ({
        label: voice.game.name,
        note: voice.game.summary,
        choose: () =>
          this.app.open(
            new Setup(this.app, game, voice.game).page((settings) => void this.begin(settings), Math.random),
          ),
      })),
      { label: texts.main.language, choose: () => this.changeLanguage() },
      { label: texts.main.quit, choose: () => this.app.quit() },
    ];
    return new ListPage(this.app, { title: texts.title, subtitle: texts.main.subtitle, items });
  }

  private resumeItems(nameOf: (game: GameId) => string): ListItem[] {
    return this.unfinished.slice(0, MOST_RESUMED).map((kept) => {
      const { game, plies } = kept.record;
      const players = playersOf(kept);
      const who = `${sayPlayer(this.app.texts, players[1])} – ${sayPlayer(this.app.texts, players[2])}`;
      return {
        label: this.app.texts.main.resume(`${nameOf(game)}, ${who}`, plies.length),
        choose: () => void this.resume(kept),
      };
    });
  }

  private changeLanguage(): void {
    const language: Language = LANGUAGES.find((one) => one !== this.context.language) ?? this.context.language;
    this.nextContext = new Context(this.context.io, language);
    this.app.quit();
  }

  private get seed(): number {
    return this.options.seed ?? Math.floor(Math.random() * 2 ** 31);
  }

  private async begin(settings: Settings): Promise<void> {
    this.app.open(this.gamePage(await this.newSession(settings), this.store.newId()));
  }

  private newSession(match: DirectMatch): Promise<Session> {
    return Session.load({ ...match, seed: this.seed, language: this.context.language });
  }

  private async resume(kept: UnfinishedMatch): Promise<void> {
    const session = await this.sessionOf(kept);
    if (session.ok) this.app.open(this.gamePage(session.value, kept.id));
  }

  private async sessionOf(read: ReadRecord): Promise<Result<Session, string>> {
    const { game, variant } = read.record;
    const { match } = read;
    const players = playersOf(read);
    return ok(await Session.load({ game, variant, match, players, seed: this.seed, language: this.context.language }));
  }

  private gamePage(session: Session, id: string): GamePage {
    const { app, context } = this;
    const players = session.players;
    const host: GameHost = {
      ascii: this.options.ascii,
      openPlayer: (side) => openForSide(context, this.threads, session, side),
      keep: () => this.keeper.keep(session, id),
      save: (file) => this.save(session, file),
      load: (file) => this.load(file),
      sayPlayer: (side) => sayPlayer(app.texts, players[side]),
      help: () => app.open(rulesPage(app, session.voice.game, app.texts)),
      menu: () => app.open(this.pauseMenu(session)),
      restart: () => void this.restart(session, players),
      resume: (other) => app.replace(this.gamePage(other, this.store.newId())),
    };
    return new GamePage(app, host, session);
  }

  /** Another match from where this one began. */
  private async restart({ match }: Session, players: BySide<PlayerSpec>): Promise<void> {
    const { game, variant } = match.rules;
    const again = await this.newSession({ game, variant: variant.id, players, position: match.positionAt(0) });
    this.app.replace(this.gamePage(again, this.store.newId()));
  }

  private pauseMenu(session: Session): ListPage {
    const { app } = this;
    const { texts } = app;
    const swapped = { 1: session.players[2], 2: session.players[1] };
    const items: readonly ListItem[] = [
      { label: texts.game.keepPlaying, choose: () => app.close() },
      {
        label: texts.game.rematch,
        choose: () => {
          app.close();
          void this.restart(session, swapped);
        },
      },
      { label: texts.setup.instructions, choose: () => app.open(rulesPage(app, session.voice.game, texts)) },
      { label: texts.game.toMenu, choose: () => this.toMenu() },
      { label: texts.main.quit, choose: () => app.quit() },
    ];
    return new ListPage(app, { title: session.voice.game.name, items: () => items });
  }

  /** The main menu is made anew, with the match just left among those to go on with. */
  private toMenu(): void {
    this.nextContext = this.context;
    this.app.quit();
  }

  private async save(session: Session, name: string): Promise<Result<string, string>> {
    const { match } = session;
    const date = new Date().toISOString().slice(0, 10);
    const tags = { ...tagsOf(session), Date: date };
    const file = resolveFile(this.context.io.env, name === '' ? `${match.rules.game}-${date}.record` : name);
    const saved = await saveRecords(file, [recordOf(match, tags)]);
    return saved.ok ? ok(saved.value) : err(await sayFileError(saved.error, this.context.language));
  }

  private async load(name: string): Promise<Result<Session, string>> {
    const read = await loadRecords(resolveFile(this.context.io.env, name));
    if (!read.ok) return err(await sayFileError(read.error, this.context.language));
    const [first] = read.value;
    return first === undefined ? err(name) : this.sessionOf(first);
  }
}
