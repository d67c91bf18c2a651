import { type GameId, hasCourse } from '@tabuleiro/games';
import { type CourseProgress, makeCourseProgress, parseCourseProgress } from '@tabuleiro/play';
import { type ReactNode, useState } from 'react';
import { courseAddress } from '../routes/route.ts';
import { useTexts } from '../settings/language.tsx';
import { readSetting, saveSetting } from '../settings/storage.ts';
import { COMMON_TEXTS } from './common-texts.ts';

// Progress in the courses on this device.

const settingName = (game: GameId): string => `course.${game}`;

export function savedCourseProgress(game: GameId): CourseProgress {
  return parseCourseProgress(readSetting(settingName(game)));
}

export function saveCourseProgress(game: GameId, progress: CourseProgress): void {
  saveSetting(settingName(game), makeCourseProgress(progress));
}

interface CourseLinkProps {
  readonly game: GameId;
  /** The online match to whose invitation the course leads back. */
  readonly invitation?: string;
  readonly className: string;
}

/** A link to the course of a game that has one. */
export function CourseLink({ game, invitation, className }: CourseLinkProps): ReactNode {
  const { course } = useTexts(COMMON_TEXTS);
  if (!hasCourse(game)) return null;
  return (
    <a className={className} href={courseAddress(game, invitation)}>
      {course}
    </a>
  );
}

interface CourseOfferProps extends CourseLinkProps {
  readonly name: string;
}

/** The same for newcomers: gone once the course was finished or skipped. */
export function CourseOffer({ game, name, className }: CourseOfferProps): ReactNode {
  const { learn, goOnLearning, aboutGame } = useTexts(COMMON_TEXTS);
  const [{ done, isOver }] = useState(() => savedCourseProgress(game));
  if (isOver || !hasCourse(game)) return null;
  const words = done.length === 0 ? learn : goOnLearning;
  return (
    <a className={className} href={courseAddress(game)} aria-label={aboutGame(words, name)}>
      {words}
    </a>
  );
}
