import { LANGUAGES, type Position, type View, type Viewer } from '../contract/index.ts';
import { loadViewer, loadLocale, type Rules } from '../games.ts';
import { drawView } from '../render/index.ts';
import { formatOutcome, type GameLocale } from '../text/index.ts';
import type { Findings } from './findings.ts';
import { inspectPicture } from './picture.ts';
import { expectSayable } from './sayable.ts';

/** Examines what people see and read of a position. */
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
    for (const notice of view.notices) expectSayable(findings, this.locales, notice, 'a notice can be said', where);
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
    this.findings.attempt('an ending can be told', where, () => formatOutcome(locale, outcome));
  }
}

/** Words may have the letters of their language; all else that is drawn may not go beyond ASCII. */
function isAsciiBoard(line: string, locale: GameLocale): boolean {
  return (locale.language === 'en' ? /^[\x20-\x7e]*$/ : /^[\x20-\x7e\p{L}]*$/u).test(line);
}
