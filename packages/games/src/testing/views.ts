import {
  CELL_SHAPES,
  LANGUAGES,
  MARK_KINDS,
  PIECE_SHAPES,
  type Position,
  SURFACES,
  TRAY_KINDS,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { loadViewer, loadVoice, type Rules } from '../games.ts';
import { drawView } from '../render/index.ts';
import { sayMessage, sayOutcome, type Voice } from '../text/index.ts';
import type { Findings } from './findings.ts';
import { hasEnding } from './texts.ts';

/** Examines what people see and read of a position. */
export class ViewInspector {
  private readonly rules: Rules;
  private readonly viewer: Viewer;
  private readonly voices: readonly Voice[];
  private readonly findings: Findings;

  private constructor(rules: Rules, viewer: Viewer, voices: readonly Voice[], findings: Findings) {
    this.rules = rules;
    this.viewer = viewer;
    this.voices = voices;
    this.findings = findings;
  }

  static async load(rules: Rules, findings: Findings): Promise<ViewInspector> {
    const voices = await Promise.all(LANGUAGES.map((language) => loadVoice(rules.game, language)));
    return new ViewInspector(rules, await loadViewer(rules.game), voices, findings);
  }

  inspect(position: Position): View {
    const { findings } = this;
    const text = this.rules.makePosition(position);
    const view = this.viewer.describe(position);
    const where = (): string => text;
    for (const list of [view.cells, view.pieces, view.trays]) {
      const ids = list.map(({ id }) => id);
      findings.expectEqual(new Set(ids).size, ids.length, 'ids in a view are unique', where);
    }
    findings.expect(isOnBoard(view), 'every piece stands on a cell or in a tray of the view', where);
    findings.expect(isFromClosedLists(view), 'a view uses the closed lists only', where);
    findings.expectEqual(this.viewer.describe(position), view, 'a view depends on the position alone', where);
    findings.expectEqual(this.rules.makePosition(position), text, 'a view leaves the position alone', where);
    const outcome = position.outcome();
    for (const voice of this.voices) {
      for (const ascii of [true, false]) {
        const lines = drawView(view, voice, { ascii });
        const plain = lines.every((line) => !ascii || isAsciiBoard(line, voice));
        findings.expect(
          lines.length > 0 && plain,
          'ASCII drawing keeps to ASCII',
          () => `${text}\n${lines.join('\n')}`,
        );
      }
      for (const notice of view.notices) {
        findings.expect(sayMessage(voice, notice) !== '', 'a notice can be said', where);
      }
      if (outcome !== null) {
        findings.expect(hasEnding(voice.game, outcome), 'an ending can be told', where);
        findings.expect(sayOutcome(voice, outcome) !== '', 'an ending can be told', where);
      }
    }
    return view;
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

function isFromClosedLists(view: View): boolean {
  const within = (list: readonly string[], values: readonly string[]): boolean =>
    values.every((value) => list.includes(value));
  return (
    within(SURFACES, [view.surface]) &&
    within(
      CELL_SHAPES,
      view.cells.map(({ shape }) => shape),
    ) &&
    within(
      PIECE_SHAPES,
      view.pieces.map(({ shape }) => shape),
    ) &&
    within(
      TRAY_KINDS,
      view.trays.map(({ kind }) => kind),
    ) &&
    within(
      MARK_KINDS,
      view.marks.map(({ kind }) => kind),
    )
  );
}

/** Words may have accents; what is drawn may not go beyond ASCII. */
function isAsciiBoard(line: string, voice: Voice): boolean {
  return voice.language !== 'en' || /^[\x20-\x7e–]*$/.test(line);
}
