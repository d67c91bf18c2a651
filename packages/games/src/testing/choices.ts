import {
  type Choices,
  LANGUAGES,
  type Move,
  MoveList,
  pickId,
  type Position,
  type SeededRandom,
  type View,
} from '../contract/index.ts';
import { loadLocale, manifestOf, type Rules } from '../games.ts';
import type { GameLocale } from '../text/index.ts';
import { expectFormattable, type Findings } from './findings.ts';

/** With up to this many moves the inspector tries all walks, otherwise a sample. */
const ALL_WALKS = 1000;
const SAMPLE = 25;
const LONGEST_WALK = 8;

/** Checks how a person builds a move: the walks, and the reasons for refused picks. */
export class ChoicesInspector {
  private readonly rules: Rules;
  private readonly choices: Choices;
  private readonly locales: readonly GameLocale[];
  private readonly findings: Findings;
  private readonly random: SeededRandom;

  private constructor(parts: ChoicesParts) {
    this.rules = parts.rules;
    this.choices = parts.choices;
    this.locales = parts.locales;
    this.findings = parts.findings;
    this.random = parts.random;
  }

  static async load(rules: Rules, findings: Findings, random: SeededRandom): Promise<ChoicesInspector> {
    const choices = await manifestOf(rules.game).load.choices();
    const locales = await Promise.all(LANGUAGES.map((language) => loadLocale(rules.game, language)));
    return new ChoicesInspector({ rules, choices, locales, findings, random });
  }

  inspect(position: Position, view: View): void {
    const text = this.rules.makePosition(position);
    if (position.isOver()) return;
    const list = new MoveList();
    position.legalMoves(list);
    const wide = list.length > ALL_WALKS;
    const sample = wide ? Array.from({ length: SAMPLE }, () => list.at(this.random.below(list.length))) : [...list];
    for (const move of sample) this.inspectMove(position, text, move);
    if (wide) for (let count = 0; count < SAMPLE; count++) this.walkAtRandom(position, text);
    else {
      const reached = new Set<Move>();
      this.walkAll(position, [], reached);
      this.findings.expectEqual(reached.size, list.length, 'walking all choices gives all legal moves', () => text);
      const legal = [...reached].every((move) => position.isLegal(move));
      this.findings.expect(legal, 'walking all choices gives legal moves only', () => text);
    }
    this.inspectRefusals(position, text, view);
    this.findings.expectEqual(this.rules.makePosition(position), text, 'choices leave the position alone', () => text);
  }

  private inspectMove(position: Position, text: string, move: Move): void {
    const picks = this.choices.picksOf(position, move);
    const step = this.choices.walk(position, picks);
    const found = step.ok && step.value.kind === 'move' ? step.value.move : step;
    this.findings.expectEqual(found, move, 'the picks of a move lead to it', () => `${text}, picks ${picks.join(' ')}`);
  }

  private walkAll(position: Position, picks: readonly string[], reached: Set<Move>): void {
    for (const next of this.nextPicks(position, picks, reached)) this.walkAll(position, [...picks, next], reached);
  }

  private walkAtRandom(position: Position, text: string): void {
    const reached = new Set<Move>();
    const picks: string[] = [];
    for (;;) {
      const next = this.nextPicks(position, picks, reached);
      const pick = next[this.random.below(next.length)];
      if (pick === undefined) break;
      picks.push(pick);
    }
    const legal = [...reached].some((move) => position.isLegal(move));
    this.findings.expect(legal, 'a random walk ends in a legal move', () => `${text}, picks ${picks.join(' ')}`);
  }

  /** The legal next picks. When there are none, the move goes into `reached`. */
  private nextPicks(position: Position, picks: readonly string[], reached: Set<Move>): readonly string[] {
    const { findings } = this;
    const where = (): string => `${this.rules.makePosition(position)}, picks ${picks.join(' ')}`;
    const step = this.choices.walk(position, picks);
    findings.expect(step.ok && picks.length <= LONGEST_WALK, 'an offered pick can be picked', where);
    if (!step.ok || picks.length > LONGEST_WALK) return [];
    if (step.value.kind === 'move') {
      reached.add(step.value.move);
      return [];
    }
    const ids = step.value.picks.map(({ id }) => id);
    expectFormattable(findings, this.locales, step.value.prompt, 'a prompt can be formatted', where);
    findings.expect(ids.length > 0 && new Set(ids).size === ids.length, 'offered picks are some and unique', where);
    findings.expectEqual(
      step.value.picks.map(({ target }) => pickId(target)),
      ids,
      'a pick is known by its target',
      where,
    );
    return ids;
  }

  /** Checks that every other pick on the table is refused with a reason. */
  private inspectRefusals(position: Position, text: string, view: View): void {
    const things = [
      ...view.cells.map(({ id }) => id),
      ...view.pieces.filter(({ at }) => 'tray' in at).map(({ id }) => id),
      'done',
    ];
    const picks: string[] = [];
    for (let depth = 0; depth < LONGEST_WALK; depth++) {
      const step = this.choices.walk(position, picks);
      if (!step.ok || step.value.kind === 'move') return;
      const offered = step.value.picks.map(({ id }) => id);
      for (const thing of things.filter((id) => !offered.includes(id))) {
        const refused = this.choices.walk(position, [...picks, thing]);
        const where = (): string => `${text}, picks ${[...picks, thing].join(' ')}`;
        this.findings.expect(!refused.ok, 'what is not offered is refused', where);
        if (!refused.ok) {
          expectFormattable(this.findings, this.locales, refused.error, 'a refusal can be formatted', where);
        }
      }
      picks.push(offered[this.random.below(offered.length)] ?? '');
    }
  }
}

interface ChoicesParts {
  readonly rules: Rules;
  readonly choices: Choices;
  readonly locales: readonly GameLocale[];
  readonly findings: Findings;
  readonly random: SeededRandom;
}
