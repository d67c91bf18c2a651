import type { Match, MoveViewer, RuleText, Viewer } from '@tabuleiro/games';
import { isTold } from './memory.ts';

/** A sentence for somebody who meets a rule for the first time. */
export interface Occasion {
  /** Under this name it is remembered as told. */
  readonly id: string;
  readonly rule: RuleText;
  readonly text: string;
}

/** So many plies back things still count as just met: one's own, the answer, and a pass between. */
const RECENT = 3;

export interface Eyes {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
}

/** The codes of what stands out now and of what was told last, the newest first. */
export function codesNow({ viewer, moveViewer }: Eyes, match: Match, ply: number): readonly string[] {
  const notices = viewer.describe(match.positionAt(ply)).notices.map(({ code }) => code);
  const tellings: string[] = [];
  for (let before = ply - 1; before >= Math.max(0, ply - RECENT); before--) {
    const move = match.moves[before];
    if (move !== undefined) tellings.push(moveViewer.tell(match.positionAt(before), move).code);
  }
  return [...notices, ...tellings];
}

export function occasionsOf(rules: readonly RuleText[]): readonly (Occasion & { readonly codes: readonly string[] })[] {
  return rules.flatMap((rule) =>
    (rule.firstTime ?? []).map(({ codes, text }) => ({ id: `${rule.id}.${codes[0]}`, rule, text, codes })),
  );
}

/** The first of the codes for which there is something new to say. */
export function findOccasion(rules: readonly RuleText[], codes: readonly string[], told: string): Occasion | null {
  const open = occasionsOf(rules).filter(({ id }) => !isTold(told, id));
  for (const code of codes) {
    const found = open.find((occasion) => occasion.codes.includes(code));
    if (found !== undefined) return found;
  }
  return null;
}
