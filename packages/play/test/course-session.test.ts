import { GAME_IDS, type GameId, hasCourse, loadLocale, type Move, MoveList } from '@tabuleiro/games';
import { wantedMoves } from '@tabuleiro/games/testing';
import { describe, expect, test } from 'vitest';
import { type CourseProgress, makeCourseProgress, parseCourseProgress } from '../src/course-progress.ts';
import { CourseSession, type CurrentTask, loadCourseBoards, textsOfTask } from '../src/course-session.ts';
import { formatLessonNote } from '../src/lesson-session.ts';
import { ManualTimers } from './testing.ts';

interface Taken {
  readonly session: CourseSession;
  readonly timers: ManualTimers;
  /** What was saved last. */
  readonly saved: () => CourseProgress;
  readonly current: () => CurrentTask;
}

const NOTHING: CourseProgress = { done: [], isOver: false };
const NOTE_TEXTS = {
  over: '',
  notYourTurn: '',
  noUndo: '',
  noRedo: '',
  badMove: () => '',
  playerFailed: () => '',
};

async function take(game: GameId, progress = NOTHING, step?: string): Promise<Taken> {
  const loaded = await loadCourseBoards(game, 'en');
  if (loaded === null) throw new Error(`${game} has no course`);
  const timers = new ManualTimers();
  let saved = progress;
  const onProgress = (next: CourseProgress): void => {
    saved = next;
  };
  const session = new CourseSession({
    loaded,
    progress,
    timers,
    canAnimate: () => true,
    onProgress,
    step: step ?? null,
  });
  const current = (): CurrentTask => {
    const task = session.getState().current;
    if (task === null) throw new Error('the course has ended');
    return task;
  };
  return { session, timers, saved: () => saved, current };
}

/** Makes a move pick by pick and waits until it has been shown. */
function make({ lesson }: CurrentTask, move: Move, timers: ManualTimers): void {
  for (const id of lesson.facets.choices.picksOf(lesson.history.position, move)) lesson.pick(id);
  while (!timers.isIdle) timers.tick();
}

async function wantedIn({ lesson, task }: CurrentTask): Promise<readonly Move[]> {
  const { match, position } = lesson.history;
  return wantedMoves(match.rules, position, task);
}

async function solve({ current, timers }: Taken): Promise<void> {
  const [move] = await wantedIn(current());
  if (move === undefined) throw new Error('nothing is wanted');
  make(current(), move, timers);
}

describe.each(GAME_IDS.filter(hasCourse))('the course of %s', (game) => {
  test('is taken from beginning to end by the moves that it wants', async () => {
    const taken = await take(game);
    const { session, saved, current } = taken;
    const ways: string[] = [];
    while (session.getState().current !== null) {
      expect(saved().isOver).toBe(false);
      await solve(taken);
      expect(current().lesson.shown).toMatchObject({ note: { kind: 'done' }, isSolved: true });
      ways.push(session.way);
      session.next();
    }
    const tasks = session.steps.flatMap((step) => step.tasks.map((_, index) => index + 1 === step.tasks.length));
    expect(ways).toEqual([...tasks.slice(0, -1).map((isLast) => (isLast ? 'step' : 'task')), 'end']);
    expect(saved()).toEqual({ done: session.steps.map(({ id }) => id), isOver: true });
  });

  test('answers every wrong move with the words for it, and takes it back', async () => {
    const taken = await take(game);
    const { session, timers, current } = taken;
    const loaded = await loadCourseBoards(game);
    const locale = await loadLocale(game, 'en');
    const texts = (await loaded?.course.texts.en()) ?? {};
    for (const { id } of session.steps.flatMap(({ tasks }) => tasks)) {
      const now = current();
      expect(now.task.id).toBe(id);
      const { task: words } = textsOfTask(texts, now);
      const { position } = now.lesson.history;
      const wanted = new Set(await wantedIn(now));
      const all = new MoveList();
      position.legalMoves(all);
      const byCode = new Map<string, Move>();
      for (const move of all) {
        if (!wanted.has(move)) byCode.set(now.lesson.facets.moveViewer.describeMove(position, move).code, move);
      }
      for (const [code, move] of byCode) {
        make(now, move, timers);
        const said = formatLessonNote(now.lesson.shown.note, words, locale, NOTE_TEXTS);
        expect(said, `${now.task.id} ${code}`).toBe(words.wrong[code] ?? words.wrong.other);
        expect(now.lesson.history.ply).toBe(0);
      }
      session.next();
    }
  });
});

const GAME: GameId = GAME_IDS.find(hasCourse) ?? 'choko';

test('is resumed at the first step that is not done, or at the one that is asked for', async () => {
  const { session } = await take(GAME);
  const [first, second, third] = session.steps.map(({ id }) => id);
  const done = [first ?? '', third ?? ''];
  const resumed = await take(GAME, { done, isOver: true });
  expect(resumed.current().step.id).toBe(second);
  expect((await take(GAME, { done, isOver: false }, third)).current().step.id).toBe(third);
  expect((await take(GAME, { done, isOver: false }, 'no-such-step')).current().step.id).toBe(second);
});

test('a step counts as done when all its tasks are solved, in any order', async () => {
  const taken = await take(GAME);
  const { session, saved, current } = taken;
  const step = session.steps.find(({ tasks }) => tasks.length === 2);
  if (step === undefined) throw new Error('there is a step with two tasks');
  session.goToStep(step.id);
  session.next();
  await solve(taken);
  expect(saved().done).toEqual([]);
  session.goToStep(step.id);
  session.again();
  await solve(taken);
  expect(saved()).toEqual({ done: [step.id], isOver: false });
  expect(current().step.id).toBe(step.id);
});

test('after the last step leads to the steps left out, then to the end', async () => {
  const all = (await take(GAME)).session.steps.map(({ id }) => id);
  const { session, current } = await take(GAME, { done: all.slice(1, -1), isOver: false }, all.at(-1));
  while (session.way === 'task') session.next();
  session.next();
  expect(current().step.id).toBe(all[0]);
  const ended = await take(GAME, { done: all, isOver: true });
  expect(ended.session.getState().current).toBeNull();
  ended.session.restart();
  expect(ended.saved()).toEqual(NOTHING);
  expect(ended.current().step.id).toBe(all[0]);
});

test('is no longer offered when it was skipped', async () => {
  const { session, saved } = await take(GAME);
  session.dismiss();
  expect(saved()).toEqual({ done: [], isOver: true });
});

test('tells screens of every new task, and of progress', async () => {
  const taken = await take(GAME);
  let calls = 0;
  const end = taken.session.subscribe(() => {
    calls++;
  });
  await solve(taken);
  taken.session.next();
  expect(calls).toBe(2);
  end();
  taken.session.next();
  expect(calls).toBe(2);
});

test('takes moves as text, after a wrong one too', async () => {
  const taken = await take(GAME);
  const { lesson } = taken.current();
  const { rules } = lesson.history.match;
  const { position } = lesson.history;
  const [move] = await wantedIn(taken.current());
  const all = new MoveList();
  position.legalMoves(all);
  const wrong = [...all].find((one) => one !== move);
  if (move === undefined || wrong === undefined) throw new Error('there are two moves');
  expect(lesson.typeMove('nonsense')).toBe(false);
  expect(lesson.shown.note.kind).toBe('unreadable-move');
  const right = rules.makeMove(position, move).toUpperCase();
  expect(lesson.typeMove(rules.makeMove(position, wrong))).toBe(true);
  expect(lesson.typeMove(`${right}.`)).toBe(true);
  while (!taken.timers.isIdle) taken.timers.tick();
  expect(lesson.shown).toMatchObject({ isSolved: true, understood: rules.makeMove(position, move) });
  expect(lesson.typeMove(right)).toBe(false);
});

test.each([null, '', 'nonsense', '[]', '{"done":1}', '{"done":[1],"isOver":"no"}'])('%j is no progress', (text) => {
  expect(parseCourseProgress(text)).toEqual(NOTHING);
});

test('progress is read as it was written', () => {
  const progress = { done: ['goal', 'moves'], isOver: true };
  expect(parseCourseProgress(makeCourseProgress(progress))).toEqual(progress);
});
