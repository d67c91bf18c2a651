import type { CourseTexts, GameId, GameLocale, Language } from '@tabuleiro/games';
import { CourseSession, loadCourseBoards, type LoadedCourse } from '@tabuleiro/play';
import { type ReactNode, useEffect, useState } from 'react';
import { defaultSetup, newMatchAddress } from '../routes/match-address.ts';
import { courseAddress, invitationOf, onlineMatchAddress, puzzlesAddress, rulesAddress } from '../routes/route.ts';
import { useRequestedQuery, type WriteAddress } from '../routes/use-requested-query.ts';
import { canAnimate, PAGE_TIMERS } from '../settings/appearance.ts';
import { useLanguage, useTexts } from '../settings/language.tsx';
import { COMMON_TEXTS } from '../ui/common-texts.ts';
import { saveCourseProgress, savedCourseProgress } from '../ui/course-offer.tsx';
import { CARDS } from '../ui/game-cards/cards.ts';
import { usePageTitle } from '../ui/hooks.ts';
import { useLoaded, useLocale } from '../ui/loading.ts';
import { useSelector } from '../ui/use-store.ts';
import { COURSE_TEXTS, CourseSteps, CourseTask } from './course-view.tsx';
import '../match/match-page.css';
import '../match/match-side.css';
import './course.css';

interface CoursePageProps {
  readonly game: GameId;
  /** What follows `?` in the address: see routes/route.ts. */
  readonly query: string;
}

interface LoadedPage {
  readonly loaded: LoadedCourse;
  readonly texts: CourseTexts;
}

async function load(game: GameId, language: Language): Promise<LoadedPage | 'none'> {
  const loaded = await loadCourseBoards(game);
  return loaded === null ? 'none' : { loaded, texts: await loaded.course.texts[language]() };
}

/** The course of a game. */
export function CoursePage({ game, query }: CoursePageProps): ReactNode {
  const { language } = useLanguage();
  const locale = useLocale(game);
  const page = useLoaded(`${game} ${language}`, () => load(game, language), game);
  const { requested, revision, write } = useRequestedQuery(query);
  usePageTitle(locale === null ? null : COURSE_TEXTS[language].titleOf(locale.game.name));
  if (locale === null || page === null) return null;
  if (page === 'none') return <NoCourse game={game} locale={locale} />;
  return <Course key={revision} game={game} page={page} locale={locale} requested={requested} write={write} />;
}

interface CourseProps {
  readonly game: GameId;
  readonly page: LoadedPage;
  readonly locale: GameLocale;
  /** The query that the address asks for. */
  readonly requested: string;
  readonly write: WriteAddress;
}

function Course({ game, page, locale, requested, write }: CourseProps): ReactNode {
  const asked = new URLSearchParams(requested);
  const invitation = invitationOf(asked);
  const [session] = useState(
    () =>
      new CourseSession({
        loaded: page.loaded,
        progress: savedCourseProgress(game),
        step: asked.get('step'),
        timers: PAGE_TIMERS,
        canAnimate,
        onProgress: (progress) => saveCourseProgress(game, progress),
      }),
  );
  const { current } = useSelector(session, (shown) => shown);
  const address = courseAddress(game, invitation, current?.step.id);
  useEffect(() => write(address), [address, write]);
  const texts = COURSE_TEXTS[locale.language];
  const steps = <CourseSteps session={session} texts={page.texts} language={locale.language} />;
  if (current === null) {
    return (
      <CourseEnd session={session} game={game} locale={locale} invitation={invitation}>
        {steps}
      </CourseEnd>
    );
  }
  return (
    <div className="task-page course-page">
      <h1 className="visually-hidden">{texts.titleOf(locale.game.name)}</h1>
      {steps}
      <CourseTask session={session} current={current} texts={page.texts} locale={locale}>
        {invitation === null ? (
          <a className="button quiet" href={newMatchAddress(defaultSetup(game))} onClick={() => session.dismiss()}>
            {texts.skip}
          </a>
        ) : (
          <a className="button quiet" href={onlineMatchAddress(invitation)}>
            {texts.backToInvitation}
          </a>
        )}
      </CourseTask>
    </div>
  );
}

interface CourseEndProps {
  readonly session: CourseSession;
  readonly game: GameId;
  readonly locale: GameLocale;
  readonly invitation: string | null;
  /** The list of steps. */
  readonly children: ReactNode;
}

/** What stands after the last step: what to do with what one has learned. */
function CourseEnd({ session, game, locale, invitation, children }: CourseEndProps): ReactNode {
  const texts = COURSE_TEXTS[locale.language];
  const common = COMMON_TEXTS[locale.language];
  const isFinished = session.steps.every((step) => session.isDone(step));
  const hasPuzzles = CARDS.some((card) => card.game === game && card.puzzles > 0);
  return (
    <div className="message-page course-end">
      <h1 className="page-title">{texts.finished(locale.game.name)}</h1>
      <p>{isFinished ? texts.whatNext : texts.leftOut}</p>
      <div className="course-ways">
        {invitation !== null && (
          <a className="button primary" href={onlineMatchAddress(invitation)}>
            {texts.backToInvitation}
          </a>
        )}
        <a className={invitation === null ? 'button primary' : 'button'} href={newMatchAddress(defaultSetup(game))}>
          {texts.firstMatch}
        </a>
        {hasPuzzles && (
          <a className="button" href={puzzlesAddress(game)}>
            {common.puzzles}
          </a>
        )}
        <a className="button" href={rulesAddress(game)}>
          {common.rules}
        </a>
      </div>
      {children}
      <button type="button" className="button quiet" onClick={() => session.restart()}>
        {texts.restart}
      </button>
    </div>
  );
}

function NoCourse({ game, locale }: { readonly game: GameId; readonly locale: GameLocale }): ReactNode {
  const texts = COURSE_TEXTS[locale.language];
  const { rulesOf } = useTexts(COMMON_TEXTS);
  return (
    <div className="message-page">
      <h1 className="page-title">{locale.game.name}</h1>
      <p>{texts.none(locale.game.name)}</p>
      <a className="button primary" href={rulesAddress(game)}>
        {rulesOf(locale.game.name)}
      </a>
    </div>
  );
}
