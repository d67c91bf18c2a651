import {
  type Attacks,
  type Language,
  loadAttacks,
  NO_REACH,
  NO_THREATS,
  otherSide,
  type Position,
  type Reach,
  type Rules,
  type Side,
  type SignKind,
  type Threats,
} from '@tabuleiro/games';
import { SESSION_TEXTS } from './text/index.ts';

/** What a board shows whose pieces are asked about. */
export interface AttackedBoard {
  readonly rules: Rules;
  /** Null while the board shows anything but a position: a move under way, or one that is half picked. */
  readonly position: Position | null;
  /** The side that is threatened; null for the side to move. */
  readonly you: Side | null;
}

/** Where pieces on a board can go and what is threatened. The rules for it are loaded on demand. */
export class AttackFinder {
  private readonly board: () => AttackedBoard;
  private loaded: { readonly rules: Rules; readonly attacks: Attacks } | null = null;
  private lastThreats: { readonly position: Position; readonly side: Side; readonly threats: Threats } | null = null;

  constructor(board: () => AttackedBoard) {
    this.board = board;
  }

  /** Must have finished before there are answers. */
  async load(): Promise<void> {
    const { rules } = this.board();
    if (this.attacks !== null) return;
    this.loaded = { rules, attacks: await loadAttacks(rules) };
  }

  get isLoaded(): boolean {
    return this.attacks !== null;
  }

  private get attacks(): Attacks | null {
    const { rules } = this.board();
    const isSame = this.loaded?.rules.game === rules.game && this.loaded.rules.variant === rules.variant;
    return isSame ? (this.loaded?.attacks ?? null) : null;
  }

  /** What the piece can do that is on this cell or in a tray; null while that cannot be said. */
  reach(id: string): Reach | null {
    const { position } = this.board();
    return position === null ? null : (this.attacks?.reach(position, id) ?? null);
  }

  /** What is threatened to `you`; null while that cannot be said. */
  threats(): Threats | null {
    const { position, you } = this.board();
    const { attacks } = this;
    if (position === null || attacks === null) return null;
    const side = otherSide(you ?? position.turn);
    if (this.lastThreats?.position !== position || this.lastThreats.side !== side) {
      this.lastThreats = { position, side, threats: attacks.threats(position, side) };
    }
    return this.lastThreats.threats;
  }
}

/** A sign on a cell. */
export interface Sign {
  readonly kind: SignKind;
  readonly cell: string;
}

/** The signs of a reach and of threats; a cell has one of each at most. */
export function signsOf(reach: Reach | null, threats: Threats | null): readonly Sign[] {
  const { goes, attacks } = reach ?? NO_REACH;
  const { captures, wins } = threats ?? NO_THREATS;
  const cells: readonly (readonly [SignKind, readonly string[]])[] = [
    ['goes', goes.filter((cell) => !attacks.includes(cell))],
    ['attacks', attacks],
    ['threatened', captures.filter((cell) => !wins.includes(cell))],
    ['decisive', wins],
  ];
  return cells.flatMap(([kind, on]) => on.map((cell) => ({ kind, cell })));
}

/** "Can go to a3, b4. Attacks b4." */
export function formatReach({ goes, attacks }: Reach, language: Language): string {
  const texts = SESSION_TEXTS[language].reach;
  if (goes.length === 0 && attacks.length === 0) return texts.stuck;
  const parts = [
    goes.length > 0 && texts.goes(goes.join(', ')),
    attacks.length > 0 && texts.attacks(attacks.join(', ')),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** "Threatened: b4, c3. Decides the match: b4." */
export function formatThreats({ captures, wins }: Threats, language: Language): string {
  const texts = SESSION_TEXTS[language].reach;
  if (captures.length === 0 && wins.length === 0) return texts.safe;
  const parts = [
    captures.length > 0 && texts.threatened(captures.join(', ')),
    wins.length > 0 && texts.decisive(wins.join(', ')),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
