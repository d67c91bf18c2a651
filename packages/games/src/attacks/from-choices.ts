import {
  type Attacks,
  type Choices,
  type Editor,
  type Move,
  type MoveViewer,
  NO_REACH,
  NO_THREATS,
  type PieceView,
  type Position,
  type Result,
  type Side,
  type View,
  type Viewer,
} from '../contract/index.ts';

/** The facets from which attacks are derived. */
export interface AttackParts {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly choices: Choices;
  readonly editor: Editor;
  readonly variant: string;
  readonly parsePosition: (text: string) => Result<Position, unknown>;
}

/**
 * How many turns are tried that begin with the same piece and goal. What a capture takes besides is chosen among few
 * pieces; a game with more follow-ups needs a facet of its own.
 */
const MOST_FOLLOW_UPS = 12;

/** The turns that begin with the same picks, as far as those say where a piece goes. */
interface Branch {
  /** The cell that is picked second; null if one pick makes the move. */
  readonly goal: string | null;
  readonly moves: readonly Move[];
}

/** The same in all games: attacks by walking the choices of the side, and comparing what its moves look like. */
export function attacksFromChoices(parts: AttackParts): Attacks {
  const { viewer, choices } = parts;

  return {
    reach: (position, id) => {
      const view = viewer.describe(position);
      const owner = ownerAt(view, id);
      const at = owner === null ? null : withTurn(parts, position, owner);
      if (at === null || owner === null || !offers(choices, at, id)) return NO_REACH;
      const goes = new Set<string>();
      const attacks = new Set<string>();
      for (const { goal, moves } of branchesOf(choices, at, id)) {
        const seen = moves.map((move) => effectOf(parts, at, move));
        for (const cell of goal === null ? seen.flatMap((effect) => effect.filled) : [goal]) goes.add(cell);
        for (const cell of certainly(seen.map(({ harmed }) => harmed))) attacks.add(cell);
      }
      return { goes: [...goes], attacks: [...attacks] };
    },
    threats: (position, side) => {
      const at = withTurn(parts, position, side);
      if (at === null) return NO_THREATS;
      const captures = new Set<string>();
      const wins = new Set<string>();
      for (const first of firstPicks(choices, at)) {
        for (const { goal, moves } of branchesOf(choices, at, first)) {
          const seen = moves.map((move) => effectOf(parts, at, move));
          for (const cell of certainly(seen.map(({ harmed }) => harmed))) captures.add(cell);
          for (const { harmed } of seen.filter(({ isWin }) => isWin)) {
            for (const cell of harmed.length > 0 ? harmed : [goal ?? first]) wins.add(cell);
          }
        }
      }
      return { captures: [...captures], wins: [...wins] };
    },
  };
}

/** The side of the piece on a cell or in a tray; a piece without an owner belongs to the owner of its cell. */
function ownerAt({ pieces, cells }: View, id: string): Side | null {
  const piece = pieces.find(({ id: own, at }) => ('cell' in at ? at.cell === id : own === id));
  if (piece === undefined) return null;
  return piece.owner ?? cells.find((cell) => cell.id === id)?.owner ?? null;
}

/** The position with the turn of a side; null if it cannot be, or is over. */
function withTurn({ editor, variant, parsePosition }: AttackParts, position: Position, turn: Side): Position | null {
  if (position.isOver()) return null;
  if (position.turn === turn) return position;
  const parsed = parsePosition(editor.makeText({ ...editor.fromPosition(position, variant), turn }));
  return parsed.ok && !parsed.value.isOver() ? parsed.value : null;
}

function firstPicks(choices: Choices, at: Position): readonly string[] {
  const walked = choices.walk(at, []);
  return walked.ok && walked.value.kind === 'pick' ? walked.value.picks.map(({ id }) => id) : [];
}

function offers(choices: Choices, at: Position, id: string): boolean {
  return firstPicks(choices, at).includes(id);
}

function branchesOf(choices: Choices, at: Position, first: string): readonly Branch[] {
  const walked = choices.walk(at, [first]);
  if (!walked.ok) return [];
  if (walked.value.kind === 'move') return [{ goal: null, moves: [walked.value.move] }];
  return walked.value.picks.flatMap(({ id, target }) =>
    target.kind === 'cell' ? [{ goal: id, moves: followUps(choices, at, [first, id]) }] : [],
  );
}

/** Some of the moves that begin with these picks: one for each next pick, up to a limit. */
function followUps(choices: Choices, at: Position, picks: readonly string[]): readonly Move[] {
  const walked = choices.walk(at, picks);
  if (!walked.ok) return [];
  if (walked.value.kind === 'move') return [walked.value.move];
  const next = walked.value.picks.slice(0, MOST_FOLLOW_UPS);
  return next.flatMap(({ id }) => followUps(choices, at, [...picks, id]).slice(0, 1));
}

/** What a move does to the pieces. */
interface Effect {
  /** The cells of enemy pieces that leave the board, become fewer, or get into a special condition. */
  readonly harmed: readonly string[];
  /** The cells on which something arrives or becomes more. */
  readonly filled: readonly string[];
  readonly isWin: boolean;
}

function effectOf({ viewer, moveViewer }: AttackParts, at: Position, move: Move): Effect {
  const start = viewer.describe(at);
  const homes = new Map(start.pieces.flatMap((piece) => ('cell' in piece.at ? [[piece.id, piece.at.cell]] : [])));
  const owners = new Map(start.cells.map(({ id, owner }) => [id, owner]));
  const harmed = new Set<string>();
  const filled = new Set<string>();
  let before: ReadonlyMap<string, PieceView> = standing(start);
  for (const frame of moveViewer.frames(at, move)) {
    const now = standing(frame);
    for (const [id, piece] of before) {
      const cell = homes.get(id) ?? cellOf(piece);
      const isEnemy = (piece.owner ?? owners.get(cell) ?? at.turn) !== at.turn;
      if (isEnemy && isWorse(piece, now.get(id))) harmed.add(cell);
    }
    for (const [id, piece] of now) {
      if ((before.get(id)?.count ?? 1) < (piece.count ?? 1) || !before.has(id)) filled.add(cellOf(piece));
    }
    before = now;
  }
  const next = at.clone();
  next.apply(move);
  return { harmed: [...harmed], filled: [...filled], isWin: next.outcome()?.winner === at.turn };
}

/** The pieces on cells, by their ids. */
function standing({ pieces }: View): ReadonlyMap<string, PieceView> {
  return new Map(pieces.flatMap((piece) => ('cell' in piece.at ? [[piece.id, piece]] : [])));
}

const cellOf = ({ at }: PieceView): string => ('cell' in at ? at.cell : at.tray);

function isWorse(before: PieceView, now: PieceView | undefined): boolean {
  if (now === undefined) return true;
  return (now.count ?? 1) < (before.count ?? 1) || (now.state !== undefined && now.state !== before.state);
}

/**
 * What all of these turns harm. If they have nothing in common, any of it may be chosen, so all of it counts: a jump
 * attacks what it jumps over, and not every man that might be taken besides.
 */
function certainly(harmed: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = harmed;
  const common = first.filter((cell) => others.every((cells) => cells.includes(cell)));
  return common.length > 0 ? common : harmed.flat();
}
