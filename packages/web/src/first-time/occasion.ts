import { type Match, MATCH_BEGINS, type MoveViewer, type RuleText, type Viewer } from '@tabuleiro/games';
import { isTold } from './memory.ts';

/** A sentence for somebody who meets a rule for the first time. */
export interface Occasion {
  /** Under this name it is remembered as told. */
  readonly id: string;
  /** Where more is said; the beginning of a match stands for all rules, and how a board is used is none. */
  readonly rule: RuleText | 'all' | null;
  readonly text: string;
  /** Any of them is the occasion. */
  readonly codes: readonly string[];
}

/** So many plies back things still count as just met: one's own, the answer, and a pass between. */
const RECENT = 3;

export interface Eyes {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
}

/** Said by the page itself: what is offered lies within pieces that open when they are touched. */
export const PIECES_OPEN = 'pieces-open';

/**
 * The codes of what stands out now and of what was told last, the newest first, and of what can be seen; but first of all one
 * only wants to know what it is about.
 */
export function codesNow({ viewer, moveViewer }: Eyes, match: Match, ply: number): readonly string[] {
  // Whoever moves second begins a ply later.
  if (ply < 2) return [MATCH_BEGINS];
  const { notices, furniture } = viewer.describe(match.positionAt(ply));
  const tellings: string[] = [];
  for (let before = ply - 1; before >= Math.max(0, ply - RECENT); before--) {
    const move = match.moves[before];
    if (move !== undefined) tellings.push(moveViewer.tell(match.positionAt(before), move).code);
  }
  return [...notices.map(({ code }) => code), ...tellings, ...furniture.map(({ kind }) => `shows-${kind}`)];
}

export function occasionsOf(rules: readonly RuleText[], opening = ''): readonly Occasion[] {
  const own = rules.flatMap((rule) =>
    (rule.firstTime ?? []).map(({ codes, text }): Occasion => {
      const [first] = codes;
      return { id: `${rule.id}.${first}`, rule: first === MATCH_BEGINS ? 'all' : rule, text, codes };
    }),
  );
  return opening === '' ? own : [...own, { id: PIECES_OPEN, rule: null, text: opening, codes: [PIECES_OPEN] }];
}

/** The first of the codes for which there is something new to say. */
export function findOccasion(occasions: readonly Occasion[], codes: readonly string[], told: string): Occasion | null {
  const open = occasions.filter(({ id }) => !isTold(told, id));
  for (const code of codes) {
    const found = open.find((occasion) => occasion.codes.includes(code));
    if (found !== undefined) return found;
  }
  return null;
}
