// Hot: the search itself.
import { MAX_PROOF_PLIES, isWon, type Move, MoveList, NO_MOVE_FOUND, type ProofGuide, toMove } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import { OPEN, type ProofContext } from './proof-context.ts';
import { type ProofNumberTable, restOf } from './proof-number-table.ts';

/** Greater than every proof or disproof number. */
const INFINITE = 100_000_000;
/**
 * The search stays with a child until its number exceeds that of the second-best child by 1 / PATIENCE. This saves
 * repeated descents.
 */
const PATIENCE = 4;
const UNTHREATENED = 3;

/**
 * The children of one node on the current path. The search allocates one level per height and reuses it; other searches
 * reuse it too.
 */
export class Level {
  readonly moves = new MoveList();
  low = new Int32Array(256);
  high = new Int32Array(256);
  proof = new Int32Array(256);
  disproof = new Int32Array(256);
  plies = new Int32Array(256);
  /** The initial proof number of an unvisited child. */
  first = new Int32Array(256);
  /** Whether the numbers are final: a terminal position, or a repetition of a position on the current path. */
  isFixed = new Uint8Array(256);
  keyLow = 0;
  keyHigh = 0;

  reserve(length: number): void {
    if (this.low.length >= length) return;
    const room = 2 * length;
    this.low = new Int32Array(room);
    this.high = new Int32Array(room);
    this.proof = new Int32Array(room);
    this.disproof = new Int32Array(room);
    this.plies = new Int32Array(room);
    this.first = new Int32Array(room);
    this.isFixed = new Uint8Array(room);
  }
}

/**
 * Depth-first proof-number search: expands the node with the fewest positions left to prove, so it follows forcing
 * lines deeply and skips the rest. It only searches for a win of the attacker; giving up proves nothing. It treats a
 * repetition on the current path as no win; a shortest win never needs one.
 */
export class ProofNumberSearch {
  private readonly scene: ProofContext;
  private readonly guide: ProofGuide;
  private readonly table: ProofNumberTable;
  private readonly budget: Budget;
  private readonly levels: Level[];
  /** The search unwinds when `budget.nodes` reaches this value; a later call resumes it. */
  private nodesEnd = 0;

  // The numbers that the last call of `expand` computed for its node.
  private proof = 1;
  private disproof = 1;

  constructor(scene: ProofContext, table: ProofNumberTable, budget: Budget, levels: Level[] = []) {
    this.scene = scene;
    this.guide = scene.guide;
    this.table = table;
    this.budget = budget;
    this.levels = levels;
  }

  /**
   * Searches for about `nodes` nodes; returns whether a win is proved. `plies` is then an upper bound of its length.
   */
  search(nodes: number): boolean {
    this.nodesEnd = this.budget.nodes + nodes;
    this.expand(INFINITE, INFINITE, 0);
    return this.proof === 0;
  }

  /** Whether the search has nothing left to expand. This does not disprove a win. */
  get hasGivenUp(): boolean {
    return this.disproof === 0;
  }

  get plies(): number {
    const { scene, table } = this;
    return table.probe(scene.keyLow, scene.keyHigh) ? table.plies : 0;
  }

  private get isEnough(): boolean {
    return this.budget.isSpent || this.budget.nodes >= this.nodesEnd;
  }

  /** Expands the current node until its numbers reach a limit. */
  private expand(proofLimit: number, disproofLimit: number, height: number): void {
    const { scene, budget } = this;
    const level = (this.levels[height] ??= new Level());
    level.keyLow = scene.keyLow;
    level.keyHigh = scene.keyHigh;
    const isAttackers = scene.isAttackers;
    const began = budget.nodes;
    this.list(level, height);
    for (;;) {
      this.refresh(level);
      const best = isAttackers ? this.sumUpAttack(level) : this.sumUpDefence(level);
      const { proof, disproof } = this;
      const isDone = proof >= proofLimit || disproof >= disproofLimit || proof === 0 || disproof === 0;
      if (isDone || this.isEnough || best < 0) {
        this.store(level, best, isAttackers, budget.nodes - began);
        return;
      }
      this.descend(level, best, isAttackers, proofLimit, disproofLimit, height);
    }
  }

  private descend(
    level: Level,
    best: number,
    isAttackers: boolean,
    proofLimit: number,
    disproofLimit: number,
    height: number,
  ): void {
    const { searchState } = this.guide;
    const { proof, disproof, second } = this;
    const childProof = level.proof[best]!;
    const childDisproof = level.disproof[best]!;
    const limit = second >= INFINITE ? INFINITE : second + 1 + Math.trunc(second / PATIENCE);
    searchState.apply(level.moves.at(best));
    if (isAttackers) {
      this.expand(Math.min(proofLimit, limit), disproofLimit - disproof + childDisproof, height + 1);
    } else {
      this.expand(proofLimit - proof + childProof, Math.min(disproofLimit, limit), height + 1);
    }
    searchState.undo();
  }

  /** The number of the second-best child; the search leaves the best child when its number exceeds this. */
  private second = INFINITE;

  /** Lists the moves of a node and initialises the numbers of its children. */
  private list(level: Level, height: number): void {
    const { guide, scene, budget } = this;
    const { searchState } = guide;
    const { moves } = level;
    searchState.legalMoves(moves);
    level.reserve(moves.length);
    for (let index = 0; index < moves.length; index++) {
      searchState.apply(moves.at(index));
      budget.spend();
      level.low[index] = scene.keyLow;
      level.high[index] = scene.keyHigh;
      level.isFixed[index] = 1;
      const end = scene.endVerdict();
      if (end !== OPEN) this.fix(level, index, isWon(end) && end < MAX_PROOF_PLIES ? end : -1);
      else if (height + 1 >= MAX_PROOF_PLIES || this.isOnTheWay(level, index, height)) this.fix(level, index, -1);
      else if (!this.lookForWin(level, index)) {
        level.isFixed[index] = 0;
        level.first[index] = this.firstProof();
      }
      searchState.undo();
    }
  }

  /** A defender under no threat has more answers, so the initial number is higher. */
  private firstProof(): number {
    const { scene, guide } = this;
    if (scene.isAttackers || guide.threatens === undefined) return 1;
    return guide.threatens(scene.attacker) ? 1 : UNTHREATENED;
  }

  /** Whether the side to move wins at once, according to the guide. */
  private lookForWin(level: Level, index: number): boolean {
    const { scene, guide } = this;
    const winning = scene.isAttackers ? scene.winningMove() : guide.winningMove();
    if (winning === NO_MOVE_FOUND) return false;
    this.fix(level, index, scene.isAttackers ? 1 : -1);
    return true;
  }

  /** Makes the numbers of a child final: a win in `plies` plies, or no win if `plies` is negative. */
  private fix(level: Level, index: number, plies: number): void {
    level.proof[index] = plies >= 0 ? 0 : INFINITE;
    level.disproof[index] = plies >= 0 ? INFINITE : 0;
    level.plies[index] = Math.max(plies, 0);
  }

  private isOnTheWay(level: Level, index: number, height: number): boolean {
    for (let below = height; below >= 0; below -= 1) {
      const { keyLow, keyHigh } = this.levels[below]!;
      if (keyLow === level.low[index] && keyHigh === level.high[index]) return true;
    }
    return false;
  }

  private refresh(level: Level): void {
    const { table } = this;
    const { low, high, proof, disproof, plies, first, isFixed } = level;
    for (let index = 0; index < level.moves.length; index++) {
      if (isFixed[index] === 1) continue;
      const isKnown = table.probe(low[index]!, high[index]!);
      // The clock could end the match before a longer win: beyond MAX_PROOF_PLIES it is not part of the key.
      if (isKnown && table.proof === 0 && table.plies >= MAX_PROOF_PLIES) {
        this.fix(level, index, -1);
        continue;
      }
      proof[index] = isKnown ? table.proof : first[index]!;
      disproof[index] = isKnown ? table.disproof : 1;
      plies[index] = isKnown ? table.plies : 0;
    }
  }

  /** One proved child proves the node; only all children disproved disprove it. */
  private sumUpAttack({ moves, proof, disproof, plies }: Level): number {
    let best = -1;
    let least = INFINITE;
    let second = INFINITE;
    let most = 0;
    let open = 0;
    for (let index = 0; index < moves.length; index++) {
      const number = proof[index]!;
      if (disproof[index]! > 0) {
        open++;
        most = Math.max(most, disproof[index]!);
      }
      if (number < least || (number === 0 && least === 0 && plies[index]! < plies[best]!)) {
        second = least;
        least = number;
        best = index;
      } else if (number < second) second = number;
    }
    this.proof = least;
    this.disproof = open === 0 ? 0 : Math.min(INFINITE, most + open - 1);
    this.second = second;
    return best;
  }

  /** One disproved child disproves the node; only all children proved prove it. */
  private sumUpDefence({ moves, proof, disproof }: Level): number {
    let best = -1;
    let least = INFINITE + 1;
    let second = INFINITE;
    let most = 0;
    let open = 0;
    for (let index = 0; index < moves.length; index++) {
      const number = disproof[index]!;
      if (proof[index]! > 0) {
        open++;
        most = Math.max(most, proof[index]!);
      }
      if (number < least) {
        second = Math.min(least, INFINITE);
        least = number;
        best = index;
      } else if (number < second) second = number;
    }
    this.disproof = Math.min(INFINITE, least);
    this.proof = open === 0 ? 0 : Math.min(INFINITE, most + open - 1);
    this.second = second;
    return best;
  }

  private store(level: Level, best: number, isAttackers: boolean, work: number): void {
    const { proof, disproof } = this;
    let plies = 0;
    let move = best < 0 ? NO_MOVE_FOUND : level.moves.packed[best]!;
    if (proof === 0) {
      if (isAttackers) plies = level.plies[best]! + 1;
      else {
        for (let index = 0; index < level.moves.length; index++) {
          if (level.plies[index]! + 1 <= plies) continue;
          plies = level.plies[index]! + 1;
          move = level.moves.packed[index]!;
        }
      }
    }
    this.table.store(level.keyLow, level.keyHigh, proof, disproof, move, restOf(plies, work));
  }

  /**
   * The line of a proved win, as far as the table still has it: the attacker's moves against the longest resistance.
   */
  line(): readonly Move[] {
    const { scene, table } = this;
    const { searchState } = this.guide;
    const moves: Move[] = [];
    while ((moves.length === 0 || scene.endVerdict() === OPEN) && moves.length < MAX_PROOF_PLIES) {
      const winning = scene.isAttackers ? scene.winningMove() : NO_MOVE_FOUND;
      const isKnown = winning === NO_MOVE_FOUND && table.probe(scene.keyLow, scene.keyHigh) && table.proof === 0;
      const move = winning === NO_MOVE_FOUND ? (isKnown ? table.move : NO_MOVE_FOUND) : winning;
      if (move === NO_MOVE_FOUND) break;
      moves.push(toMove(move));
      searchState.apply(toMove(move));
    }
    for (let count = 0; count < moves.length; count++) searchState.undo();
    return moves;
  }
}
