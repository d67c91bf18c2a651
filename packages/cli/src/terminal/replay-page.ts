import { formatOutcome, type ReadRecord } from '@tabuleiro/games';
import { BOTH_HUMAN, MatchHistory } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { formatPly, type ShownMatch, loadShownMatch } from '../text/game-facets.ts';
import { formatPlayerName } from '../text/player-names.ts';
import { App, type Page, type PageEvent } from './app.ts';
import { drawGame } from './game-picture.ts';
import type { Picture } from './picture.ts';
import type { Size } from './screen.ts';

const STEP_MANY = 10;
const MOVES = ['first', 'back', 'forward', 'last'] as const;
type Step = (typeof MOVES)[number];

/** A recorded match, replayed ply by ply. */
export class ReplayPage implements Page {
  private readonly app: App;
  private readonly shown: ShownMatch;
  private readonly title: string;
  private readonly comments: readonly (string | undefined)[];
  private readonly ascii: boolean;
  private readonly history: MatchHistory;

  constructor(app: App, shown: ShownMatch, options: ReplayOptions) {
    this.app = app;
    this.shown = shown;
    this.title = options.title;
    this.comments = options.comments;
    this.ascii = options.ascii;
    this.history = new MatchHistory(shown.match, BOTH_HUMAN, shown.facets);
    this.history.goTo(options.ply);
  }

  draw(size: Size): Picture {
    const { replay, game } = this.app.texts;
    const { match, ply } = this.history;
    const { picture } = drawGame(
      {
        shown: this.shown,
        view: this.history.view,
        title: this.title,
        status: `${replay.ply(ply, match.moves.length)} ${this.status()}`,
        message: this.told(),
        prompt: replay.keys,
        offered: [],
        picks: [],
        cursor: null,
        input: null,
        movesTitle: game.moves,
        plies: ply,
        ascii: this.ascii,
        colours: this.app.colours,
        buttons: MOVES.map((id) => ({ id, label: replay.buttons[id] })),
      },
      size,
    );
    return picture;
  }

  private status(): string {
    const { locale } = this.shown;
    const { match, isLookingBack, position } = this.history;
    return isLookingBack || match.outcome === null
      ? `${locale.game.sides[position.turn].toMove}.`
      : `${formatOutcome(locale, match.outcome)}.`;
  }

  private told(): string {
    const last = this.history.ply - 1;
    const words = formatPly(this.shown, last);
    const comment = this.comments[last];
    return words === '' || comment === undefined ? words : `${words} {${comment}}`;
  }

  handle(event: PageEvent): void {
    if (event.kind === 'hit') {
      const step = MOVES.find((id) => id === event.id);
      if (step !== undefined) this.step(step);
      return;
    }
    const { key } = event;
    if (key === 'right' || key === ' ' || key === 'enter') this.step('forward');
    else if (key === 'left' || key === 'backspace') this.step('back');
    else if (key === 'home') this.step('first');
    else if (key === 'end') this.step('last');
    else if (key === 'down' || key === 'page-down') this.history.goTo(this.history.ply + STEP_MANY);
    else if (key === 'up' || key === 'page-up') this.history.goTo(this.history.ply - STEP_MANY);
    else if (key === 'escape' || key === 'q') this.app.close();
  }

  private step(step: Step): void {
    const { match, ply } = this.history;
    const goals = { first: 0, back: ply - 1, forward: ply + 1, last: match.moves.length };
    this.history.goTo(goals[step]);
  }
}

export interface ReplayOptions {
  readonly title: string;
  /** The comment on each ply. */
  readonly comments: readonly (string | undefined)[];
  readonly ply: number;
  readonly ascii: boolean;
}

export interface ReplayStart {
  readonly ply: number;
  readonly ascii: boolean;
  /** Which match of the file it is, when there are several. */
  readonly note: string;
}

/** Replays a recorded match on the screen. */
export async function startReplay(context: Context, read: ReadRecord, options: ReplayStart): Promise<void> {
  const { record, match } = read;
  const { language } = context;
  const shown = await loadShownMatch(match, language);
  const app = new App(context);
  const nameOf = (tag = '?'): string => formatPlayerName(context.texts, record.game, tag, shown.locale.game);
  const names = `${nameOf(read.tags['Player1'])} – ${nameOf(read.tags['Player2'])}`;
  const title = [shown.locale.game.name, names, options.note].filter((part) => part !== '').join(' · ');
  const comments = record.plies.map(({ comment }) => comment);
  const { ply, ascii } = options;
  await app.run(new ReplayPage(app, shown, { title, comments, ply, ascii }));
}
