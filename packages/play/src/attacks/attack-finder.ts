import {
  type ByLanguage,
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
  type View,
} from '@tabuleiro/games';
import type { AttackedBoard } from '../board-controller.ts';
import { type AttackTexts, texts as en } from './text/en.ts';
import { texts as pt } from './text/pt.ts';

const ATTACK_TEXTS: ByLanguage<AttackTexts> = { en, pt };

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
    if (this.attacksIn(rules) === null) this.loaded = { rules, attacks: await loadAttacks(rules) };
  }

  get isLoaded(): boolean {
    return this.attacksIn(this.board().rules) !== null;
  }

  private attacksIn({ game, variant }: Rules): Attacks | null {
    const { loaded } = this;
    return loaded?.rules.game === game && loaded.rules.variant === variant ? loaded.attacks : null;
  }

  /** What the piece can do that is on this cell or in a tray; null while that cannot be said. */
  reach(id: string): Reach | null {
    const { rules, positions, onlySide, view } = this.board();
    const attacks = this.attacksIn(rules);
    if (attacks === null || (onlySide !== null && ownerOf(view, id) !== onlySide)) return null;
    return common(positions.map((position) => attacks.reach(position, id)));
  }

  /** What is threatened to `you`; null while that cannot be said. */
  threats(): Threats | null {
    const { rules, positions, onlySide, you } = this.board();
    const attacks = this.attacksIn(rules);
    const [position] = positions;
    if (position === undefined || attacks === null) return null;
    const side = onlySide ?? otherSide(you ?? position.turn);
    if (positions.length > 1) return common(positions.map((one) => attacks.threats(one, side)));
    if (this.lastThreats?.position !== position || this.lastThreats.side !== side) {
      this.lastThreats = { position, side, threats: attacks.threats(position, side) };
    }
    return this.lastThreats.threats;
  }
}

/** An answer that is the same everywhere; null if it is not, or there is none. */
function common<T>([first, ...others]: readonly T[]): T | null {
  const text = JSON.stringify(first);
  return first !== undefined && others.every((other) => JSON.stringify(other) === text) ? first : null;
}

function ownerOf({ pieces }: View, id: string): Side | null {
  return pieces.find((piece) => ('cell' in piece.at ? piece.at.cell : piece.id) === id)?.owner ?? null;
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
  const texts = ATTACK_TEXTS[language];
  if (goes.length === 0 && attacks.length === 0) return texts.stuck;
  const parts = [
    goes.length > 0 && texts.goes(goes.join(', ')),
    attacks.length > 0 && texts.attacks(attacks.join(', ')),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** "Threatened: b4, c3. Decides the match: b4." */
export function formatThreats({ captures, wins }: Threats, language: Language): string {
  const texts = ATTACK_TEXTS[language];
  if (captures.length === 0 && wins.length === 0) return texts.safe;
  const parts = [
    captures.length > 0 && texts.threatened(captures.join(', ')),
    wins.length > 0 && texts.decisive(wins.join(', ')),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
