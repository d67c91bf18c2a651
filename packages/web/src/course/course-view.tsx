import type { CourseTexts, GameLocale, Language } from '@tabuleiro/games';
import { type CourseSession, type CurrentTask, formatLessonNote, textsOfTask } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { MATCH_TEXTS, type Messages } from '../match/messages.ts';
import { TaskBoard } from '../match/task/task-board.tsx';
import { lazyTexts } from '../settings/language.tsx';
import { useEscape } from '../ui/hooks.ts';
import { Strokes } from '../ui/icons.tsx';
import { useSelector, useStateWithoutFrame } from '../ui/use-store.ts';
import type { CoursePageTexts } from './text/en.ts';

export const COURSE_TEXTS = lazyTexts<CoursePageTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

interface CourseStepsProps {
  readonly session: CourseSession;
  readonly texts: CourseTexts;
  readonly language: Language;
}

/** The list of steps: which are done, and which one is on the board. */
export function CourseSteps({ session, texts, language }: CourseStepsProps): ReactNode {
  const { current } = useSelector(session, (shown) => shown);
  const words = COURSE_TEXTS[language];
  return (
    <ol className="course-steps" aria-label={words.steps}>
      {session.steps.map((step, index) => {
        const title = texts[step.id]?.title ?? step.id;
        const isDone = session.isDone(step);
        return (
          <li key={step.id}>
            <button
              type="button"
              className={`course-step${isDone ? ' is-done' : ''}`}
              title={title}
              aria-label={words.step(index + 1, title, isDone)}
              aria-current={step === current?.step ? 'step' : undefined}
              onClick={() => session.goToStep(step.id)}
            >
              <span className="course-number figures">
                {isDone ? <Strokes path="M5 12.5 10 17 19 7.5" /> : index + 1}
              </span>
              <span className="course-step-title">{title}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface CourseTaskProps {
  readonly session: CourseSession;
  readonly current: CurrentTask;
  readonly texts: CourseTexts;
  readonly locale: GameLocale;
  /** The way out of the course. */
  readonly children: ReactNode;
}

/** One task: what there is to know, the board, what is said of the moves made on it, and the way on. */
export function CourseTask({ session, current, texts, locale, children }: CourseTaskProps): ReactNode {
  const { lesson, step, stepIndex, task, taskIndex } = current;
  const words = textsOfTask(texts, current);
  const shown = useStateWithoutFrame(lesson);
  const messages: Messages = { locale, texts: MATCH_TEXTS[locale.language] };
  const own = COURSE_TEXTS[locale.language];
  useEscape(() => lesson.clearPicks());
  return (
    <>
      <div className="course-words" aria-live="polite">
        <p className="course-place figures">
          {own.place(stepIndex + 1, session.steps.length, taskIndex + 1, step.tasks.length)}
        </p>
        <h2 className="course-title">{words.step.title}</h2>
        <p className={taskIndex === 0 ? 'course-body' : 'course-body is-read'}>{words.step.body}</p>
        <p className="course-caption">{words.task.caption}</p>
      </div>

      {/* The person plays the side to move. */}
      <TaskBoard
        key={`${step.id} ${task.id}`}
        task={lesson}
        bottom={lesson.history.match.positionAt(0).turn}
        messages={messages}
      />
      <div className="course-said" aria-live="polite">
        <p className={`course-${shown.note.kind}${shown.note.kind === 'begin' ? '' : ' is-answer'}`}>
          {formatLessonNote(shown.note, words.task, locale, messages.texts)}
        </p>
      </div>
      <div className="course-controls">
        <button type="button" className="button" onClick={() => session.again()}>
          {own.again}
        </button>
        {children}
        <button type="button" className={shown.isSolved ? 'button primary' : 'button'} onClick={() => session.next()}>
          {own.next[session.way]}
        </button>
      </div>
    </>
  );
}
