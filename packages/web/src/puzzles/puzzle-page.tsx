import {
  type GameId,
  type GameLocale,
  type Language,
  type Puzzle,
  type PuzzleGrade,
  unreachable,
} from '@tabuleiro/games';
import {
  dayOf,
  dueOn,
  isRated,
  nextPuzzle,
  PUZZLE_GRADES,
  type PuzzleProgress,
  puzzleOfDay,
  withAttempt,
  withMistake,
} from '@tabuleiro/games/puzzle';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { puzzlesAddress } from '../routes/route.ts';
import { useRequestedQuery, type WriteAddress } from '../routes/use-requested-query.ts';
import { useLanguage } from '../settings/language.tsx';
import { formatRatingChange, RatingGraph } from '../ui/charts/rating-graph.tsx';
import { usePageTitle } from '../ui/hooks.ts';
import { useLoaded, useLocale } from '../ui/loading.ts';
import { PuzzleGames } from './puzzle-games.tsx';
import { Race } from './puzzle-race.tsx';
import { PUZZLE_TEXTS, PuzzleView, useKeptFocus } from './puzzle-view.tsx';
import {
  saveDaySolved,
  todaysPuzzle,
  loadAllPuzzles,
  type LoadedPuzzles,
  loadProgress,
  saveProgress,
} from './saved-puzzles.ts';
import '../match/match-page.css';
import '../match/match-side.css';
import './puzzles.css';

interface PuzzlePageProps {
  /** Null if none is chosen yet. */
  readonly game: GameId | null;
  /** What follows `?` in the address: `puzzle=<id>` and `list=day|repeat|own|race|progress`. */
  readonly query?: string;
}

/** The puzzles of a game, or the choice of a game. */
export function PuzzlePage({ game, query = '' }: PuzzlePageProps): ReactNode {
  return game === null ? <PuzzleGames /> : <GamePuzzles game={game} query={query} />;
}

interface GamePuzzlesProps {
  readonly game: GameId;
  readonly query: string;
}

function GamePuzzles({ game, query }: GamePuzzlesProps): ReactNode {
  const { language } = useLanguage();
  const locale = useLocale(game);
  const { requested, revision, write } = useRequestedQuery(query);
  const loaded = useLoaded(game, () => loadAllPuzzles(game));
  usePageTitle(locale === null ? null : PUZZLE_TEXTS[language].titleOf(locale.game.name));
  if (locale === null || loaded === null) return null;
  return <Puzzles key={revision} game={game} loaded={loaded} locale={locale} query={requested} write={write} />;
}

/** Which puzzles follow each other: those near the person's rating, of one grade, or a list of the address. */
type PuzzleList = 'near' | 'day' | 'repeat' | 'own' | PuzzleGrade;

function choosePuzzle(
  list: PuzzleList,
  { puzzles, own }: LoadedPuzzles,
  progress: PuzzleProgress,
  before: string | null,
): Puzzle | null {
  if (typeof list === 'number') return nextPuzzle(puzzles, progress, list, before);
  switch (list) {
    case 'near':
      return nextPuzzle(puzzles, progress, null, before);
    case 'own':
      return nextPuzzle(own, progress, null, before);
    case 'day': {
      const today = todaysPuzzle();
      return (today && puzzleOfDay(puzzles, today.games, today.day)) ?? null;
    }
    case 'repeat': {
      const due = duePuzzles({ puzzles, own }, progress);
      return due.find(({ id }) => id !== before) ?? due[0] ?? null;
    }
    default:
      return unreachable(list);
  }
}

function duePuzzles(
  { puzzles, own }: Pick<LoadedPuzzles, 'own' | 'puzzles'>,
  progress: PuzzleProgress,
): readonly Puzzle[] {
  return dueOn(progress.repetitions, dayOf(Date.now())).flatMap(
    (due) => [...puzzles, ...own].find(({ id }) => id === due) ?? [],
  );
}

/** A puzzle, and the state when it was opened. */
interface OpenedPuzzle {
  readonly list: PuzzleList;
  readonly puzzle: Puzzle | null;
  /** Counts the puzzles opened. */
  readonly number: number;
  readonly points: number;
  readonly isRated: boolean;
}

function openPuzzle(list: PuzzleList, puzzle: Puzzle | null, progress: PuzzleProgress, number: number): OpenedPuzzle {
  const points = Math.round(progress.rating.rating);
  return { list, puzzle, number, points, isRated: puzzle !== null && isRated(progress, puzzle) };
}

function openRequested(loaded: LoadedPuzzles, progress: PuzzleProgress, query: URLSearchParams): OpenedPuzzle {
  const asked = query.get('list');
  const list = LINKED_LISTS.find((one) => one === asked) ?? 'near';
  const named = [...loaded.puzzles, ...loaded.own].find(({ id }) => id === query.get('puzzle'));
  return openPuzzle(list, named ?? choosePuzzle(list, loaded, progress, null), progress, 0);
}

const LINKED_LISTS = ['day', 'repeat', 'own'] as const;
const RACE = 'race';
const PROGRESS = 'progress';

interface PuzzlesProps {
  readonly game: GameId;
  readonly loaded: LoadedPuzzles;
  readonly locale: GameLocale;
  readonly query: string;
  readonly write: WriteAddress;
}

function Puzzles({ game, loaded, locale, query, write }: PuzzlesProps): ReactNode {
  const [progress, setProgress] = useState(() => loadProgress(game));
  useEffect(() => saveProgress(game, progress), [game, progress]);
  const asked = new URLSearchParams(query).get('list');
  if (asked === PROGRESS) return <Progress game={game} progress={progress} locale={locale} />;
  if (asked === RACE) {
    return <Race game={game} loaded={loaded} locale={locale} progress={progress} onProgress={setProgress} />;
  }
  return (
    <PuzzleLists
      game={game}
      loaded={loaded}
      locale={locale}
      query={query}
      write={write}
      progress={progress}
      onProgress={setProgress}
    />
  );
}

interface ProgressProps {
  readonly game: GameId;
  readonly progress: PuzzleProgress;
  readonly locale: GameLocale;
}

interface PuzzleListsProps extends PuzzlesProps {
  readonly progress: PuzzleProgress;
  readonly onProgress: (change: (progress: PuzzleProgress) => PuzzleProgress) => void;
}

function PuzzleLists({ game, loaded, locale, query, write, progress, onProgress }: PuzzleListsProps): ReactNode {
  const { puzzles, facets, rules } = loaded;
  const texts = PUZZLE_TEXTS[locale.language];
  const [opened, setOpened] = useState(() => openRequested(loaded, progress, new URLSearchParams(query)));
  /** The days in a row once today's puzzle is solved. */
  const [days, setDays] = useState<number | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, opened.number);
  const { list, puzzle } = opened;
  const address = addressOf(game, opened);
  useEffect(() => write(address), [address, write]);
  const open = (next: PuzzleList, before: string | null): void => {
    setDays(null);
    setOpened(openPuzzle(next, choosePuzzle(next, loaded, progress, before), progress, opened.number + 1));
  };
  const ofVariant = puzzle === null ? undefined : rules.get(puzzle.variant);
  const solved = puzzles.filter(({ id }) => progress.solved.includes(id)).length;
  const points = Math.round(progress.rating.rating);
  const isJudged = opened.isRated && puzzle !== null && progress.puzzles[puzzle.id] !== undefined;
  const results = [
    ...(isJudged ? [texts.rated(formatRatingChange(points, points - opened.points))] : []),
    ...(days === null ? [] : [texts.day.done(days)]),
  ];
  return (
    <div ref={page} className="task-page puzzle-page">
      <h1 className="visually-hidden">{texts.titleOf(locale.game.name)}</h1>
      <div className="puzzle-head">
        <ListChoice
          loaded={loaded}
          progress={progress}
          language={locale.language}
          list={list}
          onChoose={(next) => open(next, null)}
        />
        <a className="button" href={`${puzzlesAddress(game)}?list=${RACE}`}>
          {texts.race.name}
        </a>
      </div>
      {puzzle === null || ofVariant === undefined ? (
        <div className="puzzle-none">
          <p>{list === 'repeat' || list === 'own' ? texts.none[list] : texts.none.grade}</p>
          <button type="button" className="button" onClick={() => open('near', null)}>
            {texts.buttons.goOn}
          </button>
        </div>
      ) : (
        <PuzzleView
          key={opened.number}
          puzzle={puzzle}
          rules={ofVariant}
          facets={facets}
          locale={locale}
          onMistake={() => onProgress((before) => withMistake(before, puzzle, Date.now()))}
          onEnd={(attempt) => {
            onProgress((before) => withAttempt(before, attempt, Date.now()));
            if (list === 'day' && !attempt.wasShown) setDays(keepDay());
          }}
          results={results}
          onNext={() => open(list === 'day' ? 'near' : list, puzzle.id)}
        />
      )}
      <div className="puzzle-standing">
        <p className="puzzle-progress figures">
          {texts.progress(solved, puzzles.length)} · {texts.streak(progress.streak, progress.longest)}
        </p>
        <a className="figures" href={`${puzzlesAddress(game)}?list=${PROGRESS}`}>
          {texts.rating(points, Math.round(progress.rating.deviation))}
        </a>
      </div>
    </div>
  );
}

/** Keeps that today's puzzle is solved; the days in a row. */
function keepDay(): number | null {
  const today = todaysPuzzle();
  if (today === null) return null;
  saveDaySolved(today.day);
  return todaysPuzzle()?.streak ?? null;
}

function addressOf(game: GameId, { list, puzzle }: OpenedPuzzle): string {
  const query = new URLSearchParams();
  if (LINKED_LISTS.some((one) => one === list)) query.set('list', String(list));
  if (puzzle !== null) query.set('puzzle', puzzle.id);
  return query.size === 0 ? puzzlesAddress(game) : `${puzzlesAddress(game)}?${query.toString()}`;
}

interface ListChoiceProps {
  readonly loaded: LoadedPuzzles;
  readonly progress: PuzzleProgress;
  readonly language: Language;
  readonly list: PuzzleList;
  readonly onChoose: (list: PuzzleList) => void;
}

/** The choice of puzzles, in one line on every screen. */
function ListChoice({ loaded, progress, language, list, onChoose }: ListChoiceProps): ReactNode {
  const texts = PUZZLE_TEXTS[language];
  const grades = PUZZLE_GRADES.filter((one) => loaded.puzzles.some(({ grade }) => grade === one));
  const options: readonly (readonly [PuzzleList, string])[] = [
    ['near', texts.near],
    ...grades.map((grade) => [grade, texts.grade(grade)] as const),
    ['repeat', texts.toRepeat(duePuzzles(loaded, progress).length)],
    ['own', texts.fromMatches(loaded.own.length)],
    ...(list === 'day' ? [['day', texts.day.title] as const] : []),
  ];
  return (
    <select
      className="field"
      aria-label={texts.lists}
      value={String(list)}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => String(one) === target.value);
        if (chosen !== undefined) onChoose(chosen[0]);
      }}
    >
      {options.map(([one, label]) => (
        <option key={one} value={String(one)}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The person's rating over time, and what was achieved. */
function Progress({ game, progress, locale }: ProgressProps): ReactNode {
  const texts = PUZZLE_TEXTS[locale.language];
  const { rating, ratings, streak, longest, races } = progress;
  return (
    <section className="puzzle-sheet">
      <h1 className="page-title">{texts.graph(locale.game.name)}</h1>
      <p className="figures">{texts.rating(Math.round(rating.rating), Math.round(rating.deviation))}</p>
      <RatingGraph name={texts.graph(locale.game.name)} points={ratings} texts={texts} />
      <p className="note figures">{texts.streak(streak, longest)}</p>
      {races[0] !== undefined && <p className="note figures">{texts.race.bestOf(races[0].score)}</p>}
      <div className="puzzle-sheet-ways">
        <a className="button" href={puzzlesAddress(game)}>
          {texts.race.leave}
        </a>
      </div>
    </section>
  );
}
