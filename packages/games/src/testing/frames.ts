import {
  LANGUAGES,
  type Move,
  MoveList,
  type MoveViewer,
  type Notice,
  type Position,
  type SeededRandom,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { loadViewer, loadLocale, manifestOf, type Rules } from '../games.ts';
import type { GameLocale } from '../text/index.ts';
import type { Findings } from './findings.ts';
import { inspectPicture } from './picture.ts';
import { expectSayable } from './sayable.ts';

const SAMPLE = 12;
/** More pictures of one move than this nobody wants to wait for. */
const MOST_FRAMES = 60;

/** Examines how moves look: their frames and the sentences about them. */
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
      expectSayable(findings, this.locales, notice, 'a notice of the last frame can be said', where);
    }
    const kept = new Set(this.viewer.describe(position).pieces.map(({ id }) => id));
    const known = last?.pieces.filter(({ id }) => kept.has(id)).length ?? 0;
    findings.expect(known > 0 || final.pieces.length <= 1 || kept.size <= 1, 'pieces keep their ids', where);
    expectSayable(findings, this.locales, this.moveViewer.tell(position, move), 'a move can be told', where);
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

/** What a view shows, whatever its pieces are called and whatever is marked. */
function anonymous(view: View): unknown {
  const pieces = view.pieces.map(({ shape, owner, at, count, name, pegs, state }) =>
    [shape, owner, 'cell' in at ? at.cell : `tray ${at.tray}`, count, name, pegs?.map(Number).join(''), state].join(
      '|',
    ),
  );
  return { ...view, pieces: pieces.toSorted(), marks: [] };
}
