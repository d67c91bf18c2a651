import {
  type Attacks,
  type Language,
  loadAttacks,
  NO_REACH,
  NO_THREATS,
  otherSide,
  type PieceView,
  type Position,
  type Reach,
  type Rules,
  type Side,
  type SignKind,
  type Threats,
  type View,
} from '@tabuleiro/games';
import type { GameFacets } from './game-facets.ts';
import type { MatchHistory } from './match-history.ts';
import type { Preview } from './move-builder.ts';
import { SESSION_TEXTS } from './text/index.ts';

/** What a board shows whose pieces are asked about. */
export interface AttackedBoard {
  readonly rules: Rules;
  /**
   * The position on the board; while a move is half picked, the positions to which it may lead. Only what is the same in
   * all of them is answered. None while a move is under way.
   */
  readonly positions: readonly Position[];
  /** While a move is half picked, answers are about the pieces of the other side alone: it does not change them. */
  readonly onlySide: Side | null;
  readonly view: View;
  /** The side that is threatened; null for the side to move. */
  readonly you: Side | null;
}

/**
 * What a board at rest shows, or one on which a move is half picked. Threats are against the person at the board; between
 * two people, or two others, against the side to move.
 */
export function attackedBoardOf(
  { viewer }: Pick<GameFacets, 'viewer'>,
  history: MatchHistory,
  preview: Preview | null,
): AttackedBoard {
  const { match, position, view } = history;
  const [isFirst, isSecond] = [history.isHuman(1), history.isHuman(2)];
  const about = { rules: match.rules, you: isFirst === isSecond ? null : isFirst ? 1 : 2 } as const;
  if (preview === null) return { ...about, positions: [position], onlySide: null, view };
  const onlySide = otherSide(position.turn);
  const positions = preview.moves.map((move) => {
    const next = position.clone();
    next.apply(move);
    return next;
  });
  // The rest of the move may shift the whole board.
  const isStill = positions.every((next) =>
    viewer.describe(next).pieces.every((piece) => piece.owner !== onlySide || isAt(preview.view, piece)),
  );
  return { ...about, positions: isStill ? positions : [], onlySide, view: preview.view };
}

function isAt({ pieces }: View, { id, at }: PieceView): boolean {
  return !('cell' in at) || pieces.some((one) => one.id === id && 'cell' in one.at && one.at.cell === at.cell);
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
