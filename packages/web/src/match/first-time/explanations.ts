import { type Match, MATCH_BEGINS, type MoveViewer, type RuleText, type Viewer } from '@tabuleiro/games';
import { isExplained } from './explained-rules.ts';

/** A sentence about a rule that matters for the first time. */
export interface RuleExplanation {
  /** Marks it as explained. */
  readonly id: string;
  /** Its rule; `all` at the start of a match, null for the use of the board. */
  readonly rule: RuleText | 'all' | null;
  readonly text: string;
  /** Shown when one of these codes occurs. */
  readonly codes: readonly string[];
}

/** Plies to look back: the person's own, the reply, and a pass between them. */
const RECENT = 3;

export interface Viewers {
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
}

/** The page's own code: the person can pick a place within a piece, which must be enlarged first. */
export const PIECES_OPEN = 'pieces-open';

/**
 * The codes of notices, of recent moves, the newest first, and of things on the board. At the start of a match only its own.
 */
export function currentCodes({ viewer, moveViewer }: Viewers, match: Match, ply: number): readonly string[] {
  // The second side begins a ply later.
  if (ply < 2) return [MATCH_BEGINS];
  const { notices, furniture } = viewer.describe(match.positionAt(ply));
  const tellings: string[] = [];
  for (let before = ply - 1; before >= Math.max(0, ply - RECENT); before--) {
    const move = match.moves[before];
    if (move !== undefined) tellings.push(moveViewer.describeMove(match.positionAt(before), move).code);
  }
  return [...notices.map(({ code }) => code), ...tellings, ...furniture.map(({ kind }) => `shows-${kind}`)];
}

export function explanationsOf(rules: readonly RuleText[], opening = ''): readonly RuleExplanation[] {
  const own = rules.flatMap((rule) =>
    (rule.firstTime ?? []).map(({ codes, text }): RuleExplanation => {
      const [first] = codes;
      return { id: `${rule.id}.${first}`, rule: first === MATCH_BEGINS ? 'all' : rule, text, codes };
    }),
  );
  return opening === '' ? own : [...own, { id: PIECES_OPEN, rule: null, text: opening, codes: [PIECES_OPEN] }];
}

/** The explanation of the first code that has a new one. */
export function findExplanation(
  explanations: readonly RuleExplanation[],
  codes: readonly string[],
  told: string,
): RuleExplanation | null {
  const open = explanations.filter(({ id }) => !isExplained(told, id));
  for (const code of codes) {
    const found = open.find((explanation) => explanation.codes.includes(code));
    if (found !== undefined) return found;
  }
  return null;
}
