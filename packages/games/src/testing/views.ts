import { LANGUAGES, type Position, type View, type Viewer } from '../contract/index.ts';
import { loadViewer, loadVoice, type Rules } from '../games.ts';
import { drawView } from '../render/index.ts';
import { sayOutcome, type Voice } from '../text/index.ts';
import type { Findings } from './findings.ts';
import { inspectPicture } from './picture.ts';
import { expectSayable } from './sayable.ts';

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
    inspectPicture(view, findings, where);
    findings.expectEqual(this.viewer.describe(position), view, 'a view depends on the position alone', where);
    findings.expectEqual(this.rules.makePosition(position), text, 'a view leaves the position alone', where);
    for (const notice of view.notices) expectSayable(findings, this.voices, notice, 'a notice can be said', where);
    for (const voice of this.voices) {
      this.inspectDrawing(view, voice, where);
      this.inspectEnding(position, voice, where);
    }
    return view;
  }

  private inspectDrawing(view: View, voice: Voice, where: () => string): void {
    const { findings } = this;
    for (const ascii of [true, false]) {
      const lines = findings.attempt('a view can be drawn', where, () => drawView(view, voice, { ascii }));
      const shown = (): string => `${where()}\n${lines?.join('\n')}`;
      findings.expect(lines?.length !== 0, 'a view can be drawn', where);
      const plain = !ascii || lines === undefined || lines.every((line) => isAsciiBoard(line, voice));
      findings.expect(plain, 'ASCII drawing keeps to ASCII', shown);
    }
  }

  private inspectEnding(position: Position, voice: Voice, where: () => string): void {
    const outcome = position.outcome();
    if (outcome === null) return;
    this.findings.attempt('an ending can be told', where, () => sayOutcome(voice, outcome));
  }
}

/** Words may have the letters of their language; all else that is drawn may not go beyond ASCII. */
function isAsciiBoard(line: string, voice: Voice): boolean {
  return (voice.language === 'en' ? /^[\x20-\x7e]*$/ : /^[\x20-\x7e\p{L}]*$/u).test(line);
}
