import {
  CELL_SHAPES,
  EDGES,
  FURNITURE_KINDS,
  LANGUAGES,
  MARK_KINDS,
  type Move,
  MoveList,
  type MoveViewer,
  type Notice,
  pickId,
  PIECE_SHAPES,
  PIECE_STATES,
  type PieceView,
  type Position,
  type SeededRandom,
  SURFACES,
  TRAY_KINDS,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { loadLocale, loadViewer, manifestOf, type Rules } from '../games.ts';
import { drawView } from '../render/index.ts';
import { formatOutcome, type GameLocale } from '../text/index.ts';
import { expectFormattable, type Findings } from './findings.ts';

/** Checks what people see and read of a position. */
export class ViewInspector {
  private readonly rules: Rules;
  private readonly viewer: Viewer;
  private readonly locales: readonly GameLocale[];
  private readonly findings: Findings;

  private constructor(rules: Rules, viewer: Viewer, locales: readonly GameLocale[], findings: Findings) {
    this.rules = rules;
    this.viewer = viewer;
    this.locales = locales;
    this.findings = findings;
  }

  static async load(rules: Rules, findings: Findings): Promise<ViewInspector> {
    const locales = await Promise.all(LANGUAGES.map((language) => loadLocale(rules.game, language)));
    return new ViewInspector(rules, await loadViewer(rules.game), locales, findings);
  }

  inspect(position: Position): View {
    const { findings } = this;
    const text = this.rules.makePosition(position);
    const view = this.viewer.describe(position);
    const where = (): string => text;
    inspectPicture(view, findings, where);
    findings.expectEqual(this.viewer.describe(position), view, 'a view depends on the position alone', where);
    findings.expectEqual(this.rules.makePosition(position), text, 'a view leaves the position alone', where);
    for (const notice of view.notices) {
      expectFormattable(findings, this.locales, notice, 'a notice can be formatted', where);
    }
    for (const locale of this.locales) {
      this.inspectDrawing(view, locale, where);
      this.inspectEnding(position, locale, where);
    }
    return view;
  }

  private inspectDrawing(view: View, locale: GameLocale, where: () => string): void {
    const { findings } = this;
    for (const ascii of [true, false]) {
      const lines = findings.attempt('a view can be drawn', where, () => drawView(view, locale, { ascii }));
      const shown = (): string => `${where()}\n${lines?.join('\n')}`;
      findings.expect(lines?.length !== 0, 'a view can be drawn', where);
      const plain = !ascii || lines === undefined || lines.every((line) => isAsciiBoard(line, locale));
      findings.expect(plain, 'ASCII drawing keeps to ASCII', shown);
    }
  }

  private inspectEnding(position: Position, locale: GameLocale, where: () => string): void {
    const outcome = position.outcome();
    if (outcome === null) return;
    this.findings.attempt('an ending can be described', where, () => formatOutcome(locale, outcome));
  }
}

/** Words may use the letters of their language; everything else in the drawing must be ASCII. */
function isAsciiBoard(line: string, locale: GameLocale): boolean {
  return (locale.language === 'en' ? /^[\x20-\x7e]*$/ : /^[\x20-\x7e\p{L}]*$/u).test(line);
}

const SAMPLE = 12;
/** A longer animation of one move would be tedious. */
const MOST_FRAMES = 60;

/** Checks how moves look: their frames and their descriptions. */
export class FramesInspector {
  private readonly rules: Rules;
  private readonly viewer: Viewer;
  private readonly moveViewer: MoveViewer;
  private readonly locales: readonly GameLocale[];
  private readonly findings: Findings;
  private readonly random: SeededRandom;

  private constructor(parts: FramesParts) {
    this.rules = parts.rules;
    this.viewer = parts.viewer;
    this.moveViewer = parts.moveViewer;
    this.locales = parts.locales;
    this.findings = parts.findings;
    this.random = parts.random;
  }

  static async load(rules: Rules, findings: Findings, random: SeededRandom): Promise<FramesInspector> {
    const viewer = await loadViewer(rules.game);
    const moveViewer = await manifestOf(rules.game).load.moveViewer();
    const locales = await Promise.all(LANGUAGES.map((language) => loadLocale(rules.game, language)));
    return new FramesInspector({ rules, viewer, moveViewer, locales, findings, random });
  }

  inspect(position: Position): void {
    const list = new MoveList();
    position.legalMoves(list);
    const sample =
      list.length <= SAMPLE ? [...list] : Array.from({ length: SAMPLE }, () => list.at(this.random.below(list.length)));
    for (const move of sample) this.inspectMove(position, move);
  }

  private inspectMove(position: Position, move: Move): void {
    const { findings, rules } = this;
    const where = (): string => `${rules.makePosition(position)}, move ${rules.makeMove(position, move)}`;
    const frames = this.moveViewer.frames(position, move);
    findings.expect(frames.length > 0 && frames.length <= MOST_FRAMES, 'a move has some frames, not too many', where);
    for (const frame of frames) inspectPicture(frame, findings, where);
    const after = position.clone();
    after.apply(move);
    const last = frames.at(-1);
    const final = this.viewer.describe(after);
    const shown = last && { ...last, notices: last.notices.filter((notice) => has(final.notices, notice)) };
    findings.expectEqual(shown && anonymous(shown), anonymous(final), 'the last frame shows the position after', where);
    for (const notice of last?.notices ?? []) {
      expectFormattable(findings, this.locales, notice, 'a notice of the last frame can be formatted', where);
    }
    const kept = new Set(this.viewer.describe(position).pieces.map(({ id }) => id));
    const known = last?.pieces.filter(({ id }) => kept.has(id)).length ?? 0;
    findings.expect(known > 0 || final.pieces.length <= 1 || kept.size <= 1, 'pieces keep their ids', where);
    expectFormattable(
      findings,
      this.locales,
      this.moveViewer.describeMove(position, move),
      'a move can be described',
      where,
    );
    const name = this.moveViewer.nameMove?.(position, move);
    if (name !== undefined) expectFormattable(findings, this.locales, name, 'a move can be named', where);
  }
}

interface FramesParts {
  readonly rules: Rules;
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
  readonly locales: readonly GameLocale[];
  readonly findings: Findings;
  readonly random: SeededRandom;
}

function has(notices: readonly Notice[], notice: Notice): boolean {
  return notices.some((one) => JSON.stringify(one) === JSON.stringify(notice));
}

/** The content of a view without the ids of its pieces and without marks. */
function anonymous(view: View): unknown {
  const pieces = view.pieces.map(({ shape, owner, at, count, name, pegs, state }) =>
    [shape, owner, 'cell' in at ? at.cell : `tray ${at.tray}`, count, name, pegs?.map(Number).join(''), state].join(
      '|',
    ),
  );
  return { ...view, pieces: pieces.toSorted(), marks: [] };
}

/** Checks a single view, of a position or of a frame. */
export function inspectPicture(view: View, findings: Findings, where: () => string): void {
  for (const list of [view.cells, view.pieces, view.trays]) {
    const ids = list.map(({ id }) => id);
    findings.expectEqual(new Set(ids).size, ids.length, 'ids in a view are unique', where);
  }
  const picks = [...pickIdsOf(view)];
  findings.expectEqual(new Set(picks).size, picks.length, 'whatever can be picked has a name of its own', where);
  findings.expect(isOnBoard(view), 'every piece stands on a cell or in a tray of the view', where);
  const cells = new Set(view.cells.map(({ id }) => id));
  const marked = view.marks.every(({ cell }) => cells.has(cell));
  findings.expect(marked, 'marks are on cells', where);
  const holesAt = (cell: string): number =>
    view.pieces.find(({ at }) => 'cell' in at && at.cell === cell)?.pegs?.length ?? 0;
  const inHoles = view.marks.every(({ cell, hole }) => hole === undefined || (hole >= 0 && hole < holesAt(cell)));
  findings.expect(inHoles, 'marks of holes are in tiles', where);
  for (const [list, values] of closedLists(view)) {
    const strangers = values.filter((value) => !list.includes(value));
    findings.expectEqual(strangers, [], 'a view uses the closed lists only', where);
  }
}

/** The pick ids of everything in a view: see `pickId`. */
function* pickIdsOf(view: View): Generator<string> {
  yield pickId({ kind: 'done' });
  for (const { id } of view.cells) yield pickId({ kind: 'cell', cell: id });
  for (const piece of view.pieces) {
    if ('tray' in piece.at) yield pickId({ kind: 'piece', piece: piece.id });
    else yield* holeIdsOf(piece);
  }
}

const TILE_SIDE = 5;
const CENTRE = 12;

function* holeIdsOf({ id, pegs = [] }: PieceView): Generator<string> {
  for (const index of pegs.keys()) {
    const [row, column] = [Math.floor(index / TILE_SIDE) + 1, (index % TILE_SIDE) + 1];
    if (index !== CENTRE) yield pickId({ kind: 'hole', piece: id, row, column });
  }
}

function isOnBoard(view: View): boolean {
  const cells = new Set(view.cells.map(({ id }) => id));
  const trays = new Set(view.trays.map(({ id }) => id));
  const standing = view.pieces.flatMap(({ at }) => ('cell' in at ? [at.cell] : []));
  return (
    new Set(standing).size === standing.length &&
    view.pieces.every(({ at }) => ('cell' in at ? cells.has(at.cell) : trays.has(at.tray)))
  );
}

/** The closed lists, each with the values that a view uses. */
function closedLists(view: View): readonly (readonly [list: readonly string[], values: readonly string[]])[] {
  const { cells, pieces, trays, furniture, marks, labels } = view;
  const rails = furniture.filter((item) => item.kind === 'rail');
  return [
    [SURFACES, [view.surface]],
    [CELL_SHAPES, cells.map(({ shape }) => shape)],
    [PIECE_SHAPES, pieces.map(({ shape }) => shape)],
    [PIECE_STATES, pieces.flatMap(({ state }) => (state === undefined ? [] : [state]))],
    [TRAY_KINDS, trays.map(({ kind }) => kind)],
    [FURNITURE_KINDS, furniture.map(({ kind }) => kind)],
    [MARK_KINDS, marks.map(({ kind }) => kind)],
    [EDGES, [...labels, ...rails, ...marks].flatMap(({ edge }) => edge ?? [])],
  ];
}
