import {
  type Example,
  FURNITURE_KINDS,
  type GameTexts,
  isWanted,
  LANGUAGES,
  type LineExample,
  MATCH_BEGINS,
  type Move,
  MoveList,
  type Position,
  POSITION_REPEATS,
  type RuleText,
  type TaskExample,
} from '../contract/index.ts';
import {
  type GameId,
  loadCourse,
  loadExamples,
  loadLocale,
  loadMoveViewer,
  loadRules,
  loadRuleTexts,
  type Rules,
} from '../games.ts';
import { Match } from '../record/index.ts';
import { type Finding, Findings } from './findings.ts';

/** Checks that a game's examples are correct and that every language has words for them. */
export async function inspectExamples(game: GameId): Promise<readonly Finding[]> {
  const findings = new Findings(game, 'all');
  const examples = await loadExamples(game);
  const first = neutralPartsOf(await loadRuleTexts(game, 'en'));
  for (const language of LANGUAGES) {
    const rules = await loadRuleTexts(game, language);
    const { messages } = (await loadLocale(game, language)).game;
    inspectWords(rules, messages, examples, findings, language);
    findings.expectEqual(
      neutralPartsOf(rules),
      first,
      'rules have the same ids and occasions in all languages',
      () => language,
    );
  }
  for (const example of examples) await inspectExample(game, example, findings);
  return findings.all;
}

/** Checks that every step of a course can be done wrong and right and has words in every language; none for no course. */
export async function inspectCourse(game: GameId): Promise<readonly Finding[]> {
  const findings = new Findings(game, 'all');
  const course = await loadCourse(game);
  if (course === null) return [];
  const { steps } = course;
  findings.expect(steps.length >= 5 && steps.length <= 8, 'a course has five to eight steps', () => `${steps.length}`);
  const rules = await loadRuleTexts(game, 'en');
  const { messages } = (await loadLocale(game, 'en')).game;
  for (const task of steps.flatMap(({ tasks }) => tasks)) {
    findings.expect(
      rules.some(({ id }) => id === task.rule),
      'a task names a rule of the game',
      () => task.id,
    );
    await inspectExample(game, task, findings, true);
  }
  const shape = steps.map(({ id, tasks }) => [id, tasks.map((task) => task.id).toSorted()] as const);
  for (const language of LANGUAGES) {
    const texts = Object.entries(await course.texts[language]());
    const worded = texts.map(([id, { tasks }]) => [id, Object.keys(tasks).toSorted()] as const);
    findings.expectEqual(worded, shape, 'each step and task has words, in the order of the steps', () => language);
    const codes = texts.flatMap(([, { tasks }]) => Object.values(tasks).flatMap(({ wrong }) => Object.keys(wrong)));
    for (const code of codes) {
      const isKnown = code === 'other' || messages[code] !== undefined;
      findings.expect(isKnown, 'a wrong move is explained by a message code of the game', () => code);
    }
  }
  return findings.all;
}

async function inspectExample(game: GameId, example: Example, findings: Findings, canFail = false): Promise<void> {
  const rules = await loadRules(game, example.variant);
  const position = rules.parsePosition(example.position);
  findings.expect(position.ok, 'the position of an example can be read', () => example.id);
  if (!position.ok) return;
  if (example.kind === 'line') return inspectLine(rules, position.value, example, findings);
  const wanted = await wantedMoves(rules, position.value, example);
  findings.expect(wanted.length > 0, 'a task can be done', () => example.id);
  if (canFail) {
    const all = position.value.countMoves();
    findings.expect(wanted.length < all, 'a task of a course can be done wrong', () => example.id);
  }
}

/** The legal moves that solve a task, in the order of the generator. */
export async function wantedMoves(rules: Rules, position: Position, task: TaskExample): Promise<readonly Move[]> {
  const moveViewer = await loadMoveViewer(rules.game);
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves].filter((move) => {
    const match = new Match(rules, position);
    match.play(move);
    return isWanted(task, moveViewer.describeMove(position, move), match.outcome);
  });
}

function inspectLine(rules: Rules, start: Position, { id, moves, ends }: LineExample, findings: Findings): void {
  const match = new Match(rules, start);
  for (const move of moves) {
    findings.expect(match.playText(move).ok, 'the moves of an example are legal', () => `${id}: ${move}`);
  }
  findings.expectEqual(match.outcome?.reason, ends, 'an example ends as it says', () => id);
}

/** The occasions for first-time texts that are not messages. */
const SIGHTS: ReadonlySet<string> = new Set([
  MATCH_BEGINS,
  POSITION_REPEATS,
  ...FURNITURE_KINDS.map((kind) => `shows-${kind}`),
]);

function inspectWords(
  rules: readonly RuleText[],
  messages: GameTexts['messages'],
  examples: readonly Example[],
  findings: Findings,
  language: string,
): void {
  const ids = rules.map(({ id }) => id);
  findings.expectEqual([...new Set(ids)], ids, 'no two rules have the same id', () => language);
  const shown = examples.map(({ rule, id }) => `${rule} ${id}`).toSorted();
  const worded = rules.flatMap(({ id, examples: words = {} }) => Object.keys(words).map((name) => `${id} ${name}`));
  findings.expectEqual(worded.toSorted(), shown, 'each example has words with its rule, and no others', () => language);
  const names = examples.map(({ id }) => id);
  findings.expectEqual([...new Set(names)], names, 'no two examples have the same id', () => language);
  const occasions = rules.flatMap(({ firstTime = [] }) => firstTime.flatMap(({ codes }) => codes));
  for (const code of occasions) {
    const isKnown = SIGHTS.has(code) || messages[code] !== undefined;
    findings.expect(isKnown, 'an occasion is a sight or a message of the game', () => code);
  }
  const beginnings = occasions.filter((code) => code === MATCH_BEGINS).length;
  findings.expectEqual(beginnings, 1, 'a game says once what it is about when a match begins', () => language);
}

/** The parts of the rules' texts that are not text. */
function neutralPartsOf(rules: readonly RuleText[]): readonly unknown[] {
  return rules.map(({ id, firstTime = [] }) => ({
    id,
    occasions: firstTime.map(({ codes, urgent }) => [codes, urgent]),
  }));
}
