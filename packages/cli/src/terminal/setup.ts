import {
  type BySide,
  type GameId,
  type GameTexts,
  isEngine,
  manifestOf,
  parsePlayer,
  type PlayerSpec,
  playerNames,
  restyled,
  type Side,
  SIDES,
  styleIds,
} from '@tabuleiro/games';
import type { App } from './app.ts';
import { type ListItem, ListPage } from './list-page.ts';
import { TextPage } from './text-page.ts';
import type { TerminalTexts } from './text/texts.ts';

const MODES = ['person-computer', 'two-people', 'two-computers'] as const;
type Mode = (typeof MODES)[number];

/** Drawn by lot when the match begins. */
const BY_LOT = 'lot';

/** Whom one meets who did not choose. */
const USUAL_COMPUTER = '5';

/** What a person decided before a match. */
export interface Settings {
  readonly game: GameId;
  readonly variant: string;
  readonly start: string;
  readonly players: BySide<PlayerSpec>;
}

/** The page on which a match of one game is set up. Its first line starts it: everything has a sensible value. */
export class Setup {
  private readonly app: App;
  private readonly game: GameId;
  private readonly gameTexts: GameTexts;
  private readonly sayPlayer: (spec: PlayerSpec) => string;
  private readonly computers: readonly string[];
  private mode: Mode = 'person-computer';
  private side: Side = 1;
  private variant: string;
  private start: string;
  private levels: BySide<string>;
  private styles: BySide<string | undefined> = { 1: undefined, 2: undefined };

  constructor(app: App, game: GameId, gameTexts: GameTexts, sayPlayer: (spec: PlayerSpec) => string) {
    this.app = app;
    this.sayPlayer = sayPlayer;
    this.game = game;
    this.gameTexts = gameTexts;
    this.computers = playerNames(game).filter((name) => name !== 'human');
    this.levels = { 1: USUAL_COMPUTER, 2: USUAL_COMPUTER };
    const [variant] = manifestOf(game).variants;
    this.variant = variant.id;
    this.start = variant.starts[0].id;
  }

  page(begin: (settings: Settings) => void, lot: () => number): ListPage {
    const { name, summary } = this.gameTexts;
    return new ListPage(this.app, { title: name, subtitle: summary, items: () => this.items(begin, lot) });
  }

  private items(begin: (settings: Settings) => void, lot: () => number): readonly ListItem[] {
    const { setup } = this.app.texts;
    return [
      { label: setup.start, choose: () => begin(this.settings(lot)) },
      valueItem(`${setup.mode} ${this.modeText()}`, (by) => {
        this.mode = step(MODES, this.mode, by);
      }),
      ...this.sideItems(),
      ...this.levelItems(),
      ...this.variantItems(),
      ...this.startItems(),
      { label: setup.instructions, choose: () => this.openRules() },
      { label: setup.back, choose: () => this.app.close() },
    ];
  }

  private modeText(): string {
    const { setup } = this.app.texts;
    const words = {
      'person-computer': setup.personAndComputer,
      'two-people': setup.twoPeople,
      'two-computers': setup.twoComputers,
    };
    return words[this.mode];
  }

  private sideItems(): ListItem[] {
    if (this.mode !== 'person-computer') return [];
    const label = `${this.app.texts.setup.side}: ${this.gameTexts.sides[this.side].name}`;
    return [
      valueItem(label, () => {
        this.side = this.side === 1 ? 2 : 1;
      }),
    ];
  }

  private levelItems(): ListItem[] {
    const { setup } = this.app.texts;
    const sides =
      this.mode === 'two-people' ? [] : SIDES.filter((side) => this.mode === 'two-computers' || side !== this.side);
    return sides.flatMap((side) => {
      const title = sides.length === 1 ? setup.opponent : setup.playerOf(this.gameTexts.sides[side].name);
      const level = this.levels[side];
      const item = valueItem(`${title}: ${this.sayPlayer(this.computerOf(side, undefined))}`, (by) => {
        this.levels = { ...this.levels, [side]: step(this.computers, level, by) };
      });
      return [item].concat(this.styleItems(side));
    });
  }

  /** Only where the player of a side has styles. */
  private styleItems(side: Side): ListItem[] {
    const styles = styleIds(this.game);
    if (styles.length === 0 || !isEngine(this.computerOf(side, undefined))) return [];
    const { setup } = this.app.texts;
    const style = this.styles[side];
    const { name, summary } = this.gameTexts.styles?.[style ?? ''] ?? { name: setup.balanced, summary: '' };
    const item = valueItem(`${setup.style}: ${name}`, (by) => {
      this.styles = { ...this.styles, [side]: step([undefined, ...styles], style, by) };
    });
    return [{ ...item, note: summary }];
  }

  private variantItems(): ListItem[] {
    const { variants } = manifestOf(this.game);
    if (variants.length === 1) return [];
    const { name, summary } = this.gameTexts.variants[this.variant] ?? { name: this.variant, summary: '' };
    const ids = variants.map(({ id }) => id);
    const item = valueItem(`${this.app.texts.setup.variant}: ${name}`, (by) => {
      this.variant = step(ids, this.variant, by);
    });
    return [{ ...item, note: summary }];
  }

  private startItems(): ListItem[] {
    const starts = this.startIds();
    if (starts.length === 1) return [];
    const { setup } = this.app.texts;
    const name = this.start === BY_LOT ? setup.byLot : (this.gameTexts.starts[this.start] ?? this.start);
    return [
      valueItem(`${setup.begins}: ${name}`, (by) => {
        this.start = step([...starts, BY_LOT], this.start, by);
      }),
    ];
  }

  private startIds(): readonly string[] {
    const { variants } = manifestOf(this.game);
    return (variants.find(({ id }) => id === this.variant) ?? variants[0]).starts.map(({ id }) => id);
  }

  private openRules(): void {
    this.app.open(rulesPage(this.app, this.gameTexts, this.app.texts));
  }

  private settings(lot: () => number): Settings {
    const starts = this.startIds();
    const start = this.start === BY_LOT ? (starts[Math.floor(lot() * starts.length)] ?? BY_LOT) : this.start;
    return { game: this.game, variant: this.variant, start, players: { 1: this.playerOf(1), 2: this.playerOf(2) } };
  }

  private playerOf(side: Side): PlayerSpec {
    const human = this.mode === 'two-people' || (this.mode === 'person-computer' && side === this.side);
    return human ? { kind: 'human' } : this.computerOf(side, this.styles[side]);
  }

  private computerOf(side: Side, style: string | undefined): PlayerSpec {
    const spec = parsePlayer(this.game, this.levels[side], 'player');
    if (!spec.ok) return { kind: 'human' };
    return isEngine(spec.value) ? restyled(spec.value, style) : spec.value;
  }
}

/** The rules of a game, and the keys. */
export function rulesPage(app: App, game: GameTexts, texts: TerminalTexts): TextPage {
  const keys = { title: texts.game.keysTitle, body: texts.game.keys.join(' ') };
  return new TextPage(app, game.name, [{ title: game.name, body: game.history }, ...game.rules, keys]);
}

/** A line that shows a value; Enter and the arrow keys change it. */
function valueItem(label: string, change: (by: number) => void): ListItem {
  return { label, change, choose: () => change(1) };
}

/** The value so many places further in the list, around its ends. */
function step<T>(list: readonly T[], current: T, by: number): T {
  return list[(list.indexOf(current) + by + list.length) % list.length] ?? current;
}
