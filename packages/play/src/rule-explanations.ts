import { type Match, MATCH_BEGINS, type Move, POSITION_REPEATS, type RuleText } from '@tabuleiro/games';
import type { GameFacets } from './game-facets.ts';
import { MOVES_AGAIN, movesAgain, sharedPlies } from './match-history.ts';

/** A sentence about a rule that matters for the first time. */
export interface RuleExplanation {
  /** Marks it as explained. The same in all languages. */
  readonly id: string;
  /** Its rule; `all` at the start of a match, null for the use of the board. */
  readonly rule: RuleText | 'all' | null;
  readonly text: string;
  /** Queued when one of these codes occurs. */
  readonly codes: readonly string[];
}

/** A front end's own code: the person can pick a place within a piece, which must be enlarged first. */
export const PIECES_OPEN = 'pieces-open';

/**
 * What a game explains, the most important first: the goal, the use of the board, what bears on the move to make now, and
 * then the rules in their order. `opening` explains the use of the board, where it needs words.
 */
export function explanationsOf(rules: readonly RuleText[], opening = ''): readonly RuleExplanation[] {
  const own = rules.flatMap((rule) =>
    (rule.firstTime ?? []).map(({ codes, text, urgent = false }) => {
      const [first] = codes;
      const isGoal = first === MATCH_BEGINS;
      const explanation: RuleExplanation = { id: `${rule.id}.${first}`, rule: isGoal ? 'all' : rule, text, codes };
      return { explanation, rank: isGoal ? 0 : urgent ? 2 : 3 };
    }),
  );
  const board: RuleExplanation = { id: PIECES_OPEN, rule: null, text: opening, codes: [PIECES_OPEN] };
  return [...own, ...(opening === '' ? [] : [{ explanation: board, rank: 1 }])]
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ explanation }) => explanation);
}

/** An explanation that is due. */
export interface DueExplanation {
  readonly id: string;
  /**
   * How many plies ago its occasion was; 0 when it is on the board or the last move, null when it is in no move of the match
   * any more.
   */
  readonly pliesAgo: number | null;
}

interface Occasion {
  readonly match: Match;
  readonly ply: number;
  /** The move that led to it; undefined before the first one. */
  readonly move: Move | undefined;
}

type Seen = Pick<GameFacets, 'viewer' | 'moveViewer'>;

/**
 * The explanations that are due in the matches on one board. It looks at every ply since its last look, keeps the first
 * occasion of each rule, and forgets none: not when other explanations come first, nor when the move is taken back.
 */
export class ExplanationQueue {
  private readonly facets: Seen;
  private readonly explanations: readonly RuleExplanation[];
  private readonly occasions = new Map<string, Occasion>();
  private match: Match | null = null;
  /** The moves of the match that were looked at. */
  private seen: readonly Move[] = [];
  /** What is on the board now. */
  private current: ReadonlySet<string> = new Set();

  /** `explanations` may be those of any language. */
  constructor(facets: Seen, explanations: readonly RuleExplanation[]) {
    this.facets = facets;
    this.explanations = explanations;
  }

  /** Looks at a match that goes on. `now` are codes of what the person is asked, and of the front end. */
  look(match: Match, now: readonly string[] = []): void {
    const { moves } = match;
    const ply = moves.length;
    const known = match === this.match ? sharedPlies(this.seen, moves) : 0;
    this.match = match;
    this.add([MATCH_BEGINS], match, 0);
    this.current = new Set([...(ply < FIRST_TURNS ? [] : codesOn(this.facets, match, ply)), ...now]);
    this.add(now, match, ply);
    // The first turns belong to the goal; what happened in them comes after it.
    if (ply < FIRST_TURNS) return;
    for (let at = known + 1; at <= ply; at++) this.add(codesAt(this.facets, match, at), match, at);
    this.add([...this.current], match, ply);
    this.seen = [...moves];
  }

  /** What is due and not yet explained, the most important first. */
  due(isExplained: (id: string) => boolean): readonly DueExplanation[] {
    return this.explanations.flatMap(({ id, codes }) => {
      const occasion = this.occasions.get(id);
      return occasion === undefined || isExplained(id) ? [] : [{ id, pliesAgo: this.pliesAgo(occasion, codes) }];
    });
  }

  private add(codes: readonly string[], match: Match, ply: number): void {
    for (const explanation of this.explanations) {
      if (this.occasions.has(explanation.id) || !explanation.codes.some((code) => codes.includes(code))) continue;
      this.occasions.set(explanation.id, { match, ply, move: match.moves[ply - 1] });
    }
  }

  private pliesAgo({ match, ply, move }: Occasion, codes: readonly string[]): number | null {
    if (codes.some((code) => code === MATCH_BEGINS || this.current.has(code))) return 0;
    const isKept = match === this.match && ply <= match.moves.length && match.moves[ply - 1] === move;
    return isKept ? match.moves.length - ply : null;
  }
}

/** The second side begins a ply later. */
const FIRST_TURNS = 2;

/** The codes of the move that led to a ply, of what it led to, and of the board. */
function codesAt(facets: Seen, match: Match, ply: number): readonly string[] {
  const move = match.moves[ply - 1];
  if (move === undefined) return [];
  const before = match.positionAt(ply - 1);
  const { moveViewer } = facets;
  const shown = moveViewer.frames(before, move).at(-1)?.notices ?? [];
  return [
    moveViewer.describeMove(before, move).code,
    ...shown.map(({ code }) => code),
    ...codesOn(facets, match, ply),
    ...(movesAgain(match, ply) ? [MOVES_AGAIN] : []),
    ...(isRepeated(match, ply) ? [POSITION_REPEATS] : []),
  ];
}

/** The codes of the notices and of the things on the board. */
function codesOn({ viewer }: Seen, match: Match, ply: number): readonly string[] {
  const { notices, furniture } = viewer.describe(match.positionAt(ply));
  return [...notices.map(({ code }) => code), ...furniture.map(({ kind }) => `shows-${kind}`)];
}

function isRepeated(match: Match, ply: number): boolean {
  const now = match.positionAt(ply);
  for (let at = 0; at < ply; at++) {
    const earlier = match.positionAt(at);
    if (earlier.keyLow === now.keyLow && earlier.keyHigh === now.keyHigh && earlier.repeats(now)) return true;
  }
  return false;
}
