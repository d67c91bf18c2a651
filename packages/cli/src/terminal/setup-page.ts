import {
  type GameId,
  type GameTexts,
  isEngine,
  loadRuleTexts,
  manifestOf,
  parsePlayer,
  type PlayerGroup,
  playerGroups,
  type PlayerSpec,
  restyled,
  formatPlayerGroup,
  type Side,
  SIDES,
  styleIds,
  type GameLocale,
} from '@tabuleiro/games';
import { BY_LOT, type MatchSetup, usualStart } from '@tabuleiro/play';
import type { App } from './app.ts';
import { type MenuItem, MenuPage } from './menu-page.ts';
import { TextPage } from './text-page.ts';

const MODES = ['person-computer', 'two-people', 'two-computers'] as const;
type Mode = (typeof MODES)[number];

/** A chosen computer player; the style applies if the player has styles. */
interface Computer {
  readonly name: string;
  readonly style: string | undefined;
}

/** The role of a computer: the opponent of a person, or one of two sides. */
type Seat = 'opponent' | Side;

/** The default opponent. */
const USUAL_COMPUTER: Computer = { name: '5', style: undefined };

/** The chosen settings of a match. */
export type ChosenSetup = Omit<MatchSetup, 'clock'>;

/** The menu that sets up a match of one game. All settings have defaults, and the first line starts the match. */
export class SetupMenu {
  private readonly app: App;
  private readonly game: GameId;
  private readonly locale: GameLocale;
  private readonly formatPlayer: (spec: PlayerSpec) => string;
  private readonly groups: readonly PlayerGroup[];
  private mode: Mode = 'person-computer';
  private side: Side = 1;
  private variant: string;
  private start: string;
  private computers: Readonly<Record<Seat, Computer>>;

  constructor(app: App, game: GameId, locale: GameLocale, formatPlayer: (spec: PlayerSpec) => string) {
    this.app = app;
    this.formatPlayer = formatPlayer;
    this.game = game;
    this.locale = locale;
    this.groups = playerGroups(game);
    this.computers = { opponent: USUAL_COMPUTER, 1: USUAL_COMPUTER, 2: USUAL_COMPUTER };
    const [variant] = manifestOf(game).variants;
    this.variant = variant.id;
    this.start = usualStart(variant);
  }

  private get gameTexts(): GameTexts {
    return this.locale.game;
  }

  page(begin: (settings: ChosenSetup) => void): MenuPage {
    const { name, summary } = this.gameTexts;
    return new MenuPage(this.app, { title: name, subtitle: summary, items: () => this.items(begin) });
  }

  private items(begin: (settings: ChosenSetup) => void): readonly MenuItem[] {
    const { setup } = this.app.texts;
    return [
      { label: setup.start, choose: () => begin(this.settings()) },
      valueItem(`${setup.mode} ${this.modeText()}`, (by) => {
        this.mode = step(MODES, this.mode, by);
      }),
      ...this.sideItems(),
      ...this.computerItems(),
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

  private sideItems(): MenuItem[] {
    if (this.mode !== 'person-computer') return [];
    const label = `${this.app.texts.setup.side}: ${this.gameTexts.sides[this.side].name}`;
    return [
      valueItem(label, () => {
        this.side = this.side === 1 ? 2 : 1;
      }),
    ];
  }

  /** The role of a computer on a side; a person's opponent stays the same when sides are swapped. */
  private seatOf(side: Side): Seat {
    return this.mode === 'person-computer' ? 'opponent' : side;
  }

  private computerItems(): MenuItem[] {
    const { setup } = this.app.texts;
    const sides =
      this.mode === 'two-people' ? [] : SIDES.filter((side) => this.mode === 'two-computers' || side !== this.side);
    return sides.flatMap((side) => {
      const title = sides.length === 1 ? setup.opponent : setup.playerOf(this.gameTexts.sides[side].name);
      const seat = this.seatOf(side);
      return [this.computerItem(title, seat)].concat(this.styleItems(seat));
    });
  }

  /** The arrow keys step through all computer players; Enter lists them in groups. */
  private computerItem(title: string, seat: Seat): MenuItem {
    const { name } = this.computers[seat];
    const names = this.groups.flatMap((group) => group.names);
    const group = this.groups.find((one) => one.names.includes(name));
    const heading = group === undefined || group.kind === 'levels' ? '' : ` (${formatPlayerGroup(this.locale, group)})`;
    return {
      label: `${title}: ${this.formatComputer(name)}${heading}`,
      note: this.gameTexts.players?.[name]?.summary ?? '',
      change: (by) => this.setComputer(seat, { name: step(names, name, by) }),
      choose: () => this.app.open(this.computerPage(title, seat, names.indexOf(name))),
    };
  }

  private computerPage(title: string, seat: Seat, chosen: number): MenuPage {
    const choose = (name: string): void => {
      this.setComputer(seat, { name });
      this.app.close();
    };
    const items = this.groups.flatMap((group) =>
      group.names.map((name, index): MenuItem => ({
        label: this.formatComputer(name),
        note: this.gameTexts.players?.[name]?.summary ?? '',
        ...(index === 0 && { heading: formatPlayerGroup(this.locale, group) }),
        choose: () => choose(name),
      })),
    );
    return new MenuPage(this.app, { title, items: () => items, chosen });
  }

  private setComputer(seat: Seat, change: Partial<Computer>): void {
    this.computers = { ...this.computers, [seat]: { ...this.computers[seat], ...change } };
  }

  private formatComputer(name: string): string {
    return this.formatPlayer(this.specOf({ name, style: undefined }));
  }

  /** Only for players with styles. */
  private styleItems(seat: Seat): MenuItem[] {
    const styles = styleIds(this.game);
    const { name: player, style } = this.computers[seat];
    if (styles.length === 0 || !isEngine(this.specOf({ name: player, style: undefined }))) return [];
    const { setup } = this.app.texts;
    const { name, summary } = this.gameTexts.styles?.[style ?? ''] ?? { name: setup.balanced, summary: '' };
    const item = valueItem(`${setup.style}: ${name}`, (by) =>
      this.setComputer(seat, { style: step([undefined, ...styles], style, by) }),
    );
    return [{ ...item, note: summary }];
  }

  private variantItems(): MenuItem[] {
    const { variants } = manifestOf(this.game);
    if (variants.length === 1) return [];
    const { name, summary } = this.gameTexts.variants[this.variant] ?? { name: this.variant, summary: '' };
    const ids = variants.map(({ id }) => id);
    const item = valueItem(`${this.app.texts.setup.variant}: ${name}`, (by) => {
      this.variant = step(ids, this.variant, by);
    });
    return [{ ...item, note: summary }];
  }

  private startItems(): MenuItem[] {
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
    void openRules(this.app, this.game, this.locale);
  }

  private settings(): ChosenSetup {
    const { game, variant, start } = this;
    return { game, variant, start, players: { 1: this.playerOf(1), 2: this.playerOf(2) } };
  }

  private playerOf(side: Side): PlayerSpec {
    const human = this.mode === 'two-people' || (this.mode === 'person-computer' && side === this.side);
    return human ? { kind: 'human' } : this.specOf(this.computers[this.seatOf(side)]);
  }

  private specOf({ name, style }: Computer): PlayerSpec {
    const spec = parsePlayer(this.game, name, 'player');
    if (!spec.ok) return { kind: 'human' };
    return isEngine(spec.value) ? restyled(spec.value, style) : spec.value;
  }
}

/** Opens the rules of a game, and the keys. */
export async function openRules(
  app: App,
  game: GameId,
  { language, game: { name, history } }: GameLocale,
): Promise<void> {
  const { keysTitle, keys } = app.texts.game;
  const rules = await loadRuleTexts(game, language);
  const own = { title: keysTitle, body: keys.join(' ') };
  app.open(new TextPage(app, name, [{ title: name, body: history }, ...rules, own]));
}

/** A menu item with a value; Enter and the arrow keys change it. */
function valueItem(label: string, change: (by: number) => void): MenuItem {
  return { label, change, choose: () => change(1) };
}

/** The value `by` places further in the list, wrapping around. */
function step<T>(list: readonly T[], current: T, by: number): T {
  return list[(list.indexOf(current) + by + list.length) % list.length] ?? current;
}
