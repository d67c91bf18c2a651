import {
  type Attacks,
  type Choices,
  type Move,
  MoveList,
  type MoveViewer,
  otherSide,
  type PieceView,
  type Position,
  type Reach,
  type SeededRandom,
  type Side,
  SIDES,
  type Threats,
  type View,
} from '../contract/index.ts';
import { loadAttacks, loadChoices, loadMoveViewer, type Rules } from '../games.ts';
import type { Findings } from './findings.ts';

const SAMPLE = 12;

/** Checks where pieces go and what they attack against the legal moves and what those do. */
export class AttacksInspector {
  private readonly rules: Rules;
  private readonly attacks: Attacks;
  private readonly choices: Choices;
  private readonly moveViewer: MoveViewer;
  private readonly findings: Findings;
  private readonly random: SeededRandom;

  private constructor(parts: AttacksParts) {
    this.rules = parts.rules;
    this.attacks = parts.attacks;
    this.choices = parts.choices;
    this.moveViewer = parts.moveViewer;
    this.findings = parts.findings;
    this.random = parts.random;
  }

  static async load(rules: Rules, findings: Findings, random: SeededRandom): Promise<AttacksInspector> {
    const [attacks, choices, moveViewer] = await Promise.all([
      loadAttacks(rules),
      loadChoices(rules.game),
      loadMoveViewer(rules.game),
    ]);
    return new AttacksInspector({ rules, attacks, choices, moveViewer, findings, random });
  }

  inspect(position: Position, view: View): void {
    const text = this.rules.makePosition(position);
    const threats = { 1: this.attacks.threats(position, 1), 2: this.attacks.threats(position, 2) };
    for (const side of SIDES) this.inspectSide(position, view, side, threats[side], text);
    if (!position.isOver()) {
      for (const move of this.sampleOf(position)) this.inspectMove(position, view, threats[position.turn], move);
    }
    this.findings.expectEqual(this.rules.makePosition(position), text, 'attacks leave the position alone', () => text);
  }

  private sampleOf(position: Position): readonly Move[] {
    const list = new MoveList();
    position.legalMoves(list);
    if (list.length <= SAMPLE) return [...list];
    return Array.from({ length: SAMPLE }, () => list.at(this.random.below(list.length)));
  }

  /** What the pieces of a side can do, whether it has the turn or not. */
  private inspectSide(position: Position, view: View, side: Side, threats: Threats, text: string): void {
    const pieces = view.pieces.filter((piece) => ownerOf(view, piece) === side);
    const piece = pieces[this.random.below(Math.max(1, pieces.length))];
    const { captures, wins } = threats;
    const where = (): string => `${text}, side ${side}, ${piece?.id}`;
    this.inspectCells(view, captures, where);
    this.inspectCells(view, wins, where);
    this.inspectVictims(view, captures, side, where);
    if (piece === undefined) return;
    const id = 'cell' in piece.at ? piece.at.cell : piece.id;
    const reach = this.attacks.reach(position, id);
    this.inspectCells(view, reach.goes, where);
    this.inspectCells(view, reach.attacks, where);
    this.inspectVictims(view, reach.attacks, side, where);
    const isThreat = reach.attacks.every((cell) => captures.includes(cell));
    this.findings.expect(isThreat, 'what a piece attacks, its side threatens', where);
    if (side === position.turn && !position.isOver()) this.inspectGoals(position, id, reach, where);
  }

  private inspectCells(view: View, cells: readonly string[], where: () => string): void {
    const known = cells.every((cell) => view.cells.some(({ id }) => id === cell));
    const isSet = new Set(cells).size === cells.length;
    this.findings.expect(known && isSet, 'reach and threats are cells, each once', where);
  }

  private inspectVictims(view: View, cells: readonly string[], side: Side, where: () => string): void {
    const ownersOn = (cell: string): readonly (Side | null)[] => [
      view.cells.find(({ id }) => id === cell)?.owner ?? null,
      ...view.pieces.filter(({ at }) => 'cell' in at && at.cell === cell).map(({ owner }) => owner),
    ];
    const areTheirs = cells.every((cell) => ownersOn(cell).includes(otherSide(side)));
    this.findings.expect(areTheirs, 'only what belongs to the enemy is attacked', where);
  }

  /** A piece that goes somewhere can be picked, and so can its goals, unless one pick makes the move. */
  private inspectGoals(position: Position, id: string, { goes }: Reach, where: () => string): void {
    const picked = this.choices.walk(position, [id]);
    if (!picked.ok) return this.findings.expect(goes.length === 0, 'what cannot be picked goes nowhere', where);
    if (picked.value.kind === 'move') return;
    const next = picked.value.picks.map((pick) => pick.id);
    const after = next.flatMap((goal) => {
      const walked = this.choices.walk(position, [id, goal]);
      return walked.ok && walked.value.kind === 'pick' ? walked.value.picks.map((pick) => pick.id) : [];
    });
    const goals = new Set([...next, ...after]);
    const areLegal = goes.every((cell) => goals.has(cell));
    this.findings.expect(areLegal, 'a piece goes only where a move takes it', where);
  }

  /** A legal move agrees with what its piece reaches and its side threatens. */
  private inspectMove(position: Position, view: View, { captures, wins }: Threats, move: Move): void {
    const { findings, rules, attacks } = this;
    const where = (): string => `${rules.makePosition(position)}, move ${rules.makeMove(position, move)}`;
    const [first = '', goal = ''] = this.choices.picksOf(position, move);
    const reach = attacks.reach(position, first);
    const isPiece = view.pieces.some(({ id, at }) => ('cell' in at ? at.cell === first : id === first));
    const isToCell = isPiece && view.cells.some(({ id }) => id === goal);
    if (isToCell) findings.expect(reach.goes.includes(goal), 'a piece reaches where a move takes it', where);
    const harmed = this.harmedBy(position, view, move);
    if (harmed.length > 0 && isPiece) {
      const isSeen = harmed.some((cell) => reach.attacks.includes(cell) && captures.includes(cell));
      findings.expect(isSeen, 'a piece attacks what its move captures', where);
    }
    const next = position.clone();
    next.apply(move);
    const isWin = next.outcome()?.winner === position.turn;
    if (isWin) findings.expect(wins.length > 0, 'a move that wins is a threat', where);
  }

  /** The cells of enemy pieces that are gone or fewer in the last frame. */
  private harmedBy(position: Position, view: View, move: Move): readonly string[] {
    const last = this.moveViewer.frames(position, move).at(-1);
    return view.pieces.flatMap((piece) => {
      if (!('cell' in piece.at) || ownerOf(view, piece) !== otherSide(position.turn)) return [];
      const now = last?.pieces.find(({ id }) => id === piece.id);
      const isHarmed = now === undefined || !('cell' in now.at) || (now.count ?? 1) < (piece.count ?? 1);
      return isHarmed ? [piece.at.cell] : [];
    });
  }
}

/** The side of a piece, or of its cell. */
function ownerOf(view: View, { owner, at }: PieceView): Side | null {
  return owner ?? view.cells.find(({ id }) => 'cell' in at && id === at.cell)?.owner ?? null;
}

interface AttacksParts {
  readonly rules: Rules;
  readonly attacks: Attacks;
  readonly choices: Choices;
  readonly moveViewer: MoveViewer;
  readonly findings: Findings;
  readonly random: SeededRandom;
}
