import { type Move, MoveList, play, type Position, SeededRandom, toMove } from '../contract/index.ts';
import type { Rules } from '../games.ts';
import type { Findings } from './findings.ts';

/** With up to this many moves all of them are checked, otherwise a sample. */
const ALL_MOVES = 1000;
const SAMPLE = 60;
const STRANGERS = 60;
const LARGEST_MOVE = 2 ** 30;

/** The number of positions in which to test that random moves are uniform. */
const EVEN_POSITIONS = 12;
const EVEN_MOVES = 100;
const DRAWS = 200;

/** The observable state of a position, as text to compare. */
export function snapshot(rules: Rules, position: Position): string {
  const seen = [rules.makePosition(position), position.turn, position.keyLow, position.keyHigh, position.countMoves()];
  return `${seen.join(' | ')} | ${JSON.stringify(position.outcome())}`;
}

/** Checks one position: its text, its key, its moves, its legality test. Leaves the position as it was. */
export class PositionInspector {
  private readonly rules: Rules;
  private readonly findings: Findings;
  private readonly random: SeededRandom;
  private readonly moves = new MoveList();
  private readonly again = new MoveList();
  private evenPositions = 0;

  constructor(rules: Rules, findings: Findings, seed: number) {
    this.rules = rules;
    this.findings = findings;
    this.random = new SeededRandom(seed);
  }

  inspect(position: Position): void {
    const text = this.rules.makePosition(position);
    this.inspectKey(position, text);
    this.inspectText(position, text);
    this.inspectEnd(position, text);
    position.legalMoves(this.moves);
    const legal = new Set(this.moves);
    this.inspectList(position, text, legal);
    for (const move of this.chosenMoves()) this.inspectMove(position, text, move);
    this.inspectStrangers(position, text, legal);
    this.inspectEvenness(position, text);
  }

  private inspectKey(position: Position, text: string): void {
    const key = [position.keyLow, position.keyHigh];
    this.findings.expectEqual(key, position.freshKey(), 'the incremental key equals the fresh key', () => text);
  }

  private inspectText(position: Position, text: string): void {
    const { findings, rules } = this;
    const parsed = rules.parsePosition(text);
    findings.expect(parsed.ok, 'a position can be read back', () => `${text}: ${JSON.stringify(parsed)}`);
    if (!parsed.ok) return;
    findings.expectEqual(
      snapshot(rules, parsed.value),
      snapshot(rules, position),
      'text holds the position',
      () => text,
    );
    const same = parsed.value.repeats(position) && position.repeats(parsed.value);
    findings.expect(same, 'a position repeats itself', () => text);
    const copy = position.clone();
    findings.expectEqual(snapshot(rules, copy), snapshot(rules, position), 'a clone is the same', () => text);
  }

  private inspectEnd(position: Position, text: string): void {
    const over = position.isOver();
    this.findings.expectEqual(position.outcome() !== null, over, 'isOver and outcome agree', () => text);
    this.findings.expectEqual(position.countMoves() === 0, over, 'a game without moves is over', () => text);
  }

  private inspectList(position: Position, text: string, legal: ReadonlySet<Move>): void {
    const { findings, moves, again } = this;
    findings.expectEqual(legal.size, moves.length, 'no move is listed twice', () => text);
    findings.expectEqual(position.countMoves(), moves.length, 'countMoves counts the list', () => text);
    position.clone().legalMoves(again);
    findings.expectEqual([...again], [...moves], 'moves come in a fixed order', () => text);
    if (moves.length === 0) return;
    const drawn = position.randomMove(this.random);
    findings.expect(legal.has(drawn), 'a random move is legal', () => `${text}: ${drawn}`);
    const texts = new Set([...this.chosenMoves()].map((move) => this.rules.makeMove(position, move)));
    const passes = texts.has('pass');
    findings.expect(!passes || moves.length === 1, 'a pass is the only move where it is one', () => text);
  }

  /** All moves, or a sample that begins with the first and the last move. */
  private *chosenMoves(): Generator<Move, void> {
    const { moves } = this;
    if (moves.length <= ALL_MOVES) {
      yield* moves;
      return;
    }
    yield moves.at(0);
    yield moves.at(moves.length - 1);
    for (let count = 0; count < SAMPLE; count++) yield moves.at(this.random.below(moves.length));
  }

  private inspectMove(position: Position, text: string, move: Move): void {
    const { findings, rules } = this;
    const written = rules.makeMove(position, move);
    const where = (): string => `${text}, move ${written}`;
    findings.expect(position.isLegal(move), 'a listed move is legal', where);
    findings.expect(!/\s/.test(written), 'a move has no space in it', where);
    const read = rules.parseMove(position, written);
    findings.expectEqual(read.ok ? read.value : read.error, move, 'a move can be read back', where);

    const before = snapshot(rules, position);
    const played = play(position, move);
    findings.expectEqual(snapshot(rules, position), before, 'play leaves the position alone', where);
    position.apply(move);
    const after = snapshot(rules, position);
    findings.expectEqual(played.ok && snapshot(rules, played.value), after, 'play equals apply', where);
    this.inspectKey(position, rules.makePosition(position));
    position.undo();
    findings.expectEqual(snapshot(rules, position), before, 'undo restores everything', where);
  }

  /** `isLegal` must refuse every number that the generator does not list: altered moves and random numbers. */
  private inspectStrangers(position: Position, text: string, legal: ReadonlySet<Move>): void {
    const { findings, moves, random } = this;
    for (let count = 0; count < STRANGERS; count++) {
      const near = moves.length > 0 && count % 2 === 0;
      const stranger = near
        ? toMove(moves.at(random.below(moves.length)) ^ (1 << random.below(30)))
        : toMove(random.below(LARGEST_MOVE));
      const rule = 'the checker agrees with the generator';
      findings.expectEqual(position.isLegal(stranger), legal.has(stranger), rule, () => `${text}, move ${stranger}`);
    }
  }

  /** Each move should be drawn about DRAWS times; a deviation of five sigma is no accident. */
  private inspectEvenness(position: Position, text: string): void {
    const { findings, moves, random } = this;
    if (moves.length < 2 || moves.length > EVEN_MOVES || this.evenPositions++ >= EVEN_POSITIONS) return;
    const counts = new Map<Move, number>([...moves].map((move) => [move, 0]));
    for (let draw = 0; draw < DRAWS * moves.length; draw++) {
      const move = position.randomMove(random);
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    const tolerance = 5 * Math.sqrt(DRAWS);
    for (const [move, count] of counts) {
      const even = Math.abs(count - DRAWS) <= tolerance;
      findings.expect(even, 'random moves are drawn evenly', () => `${text}, move ${move} came ${count} times`);
    }
  }
}
