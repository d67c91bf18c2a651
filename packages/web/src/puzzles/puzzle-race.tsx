import { type GameId, type GameLocale, LANGUAGE_TAGS } from '@tabuleiro/games';
import { type PuzzleProgress, withRace, withRaceMistake } from '@tabuleiro/games/puzzle';
import { PuzzleRace, RACE_MISTAKES, RACE_MS, raceLadder, type RaceEnd } from '@tabuleiro/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatSeconds, isLowOnTime } from '../match/clock-face.tsx';
import { puzzlesAddress } from '../routes/route.ts';
import { PAGE_TIMERS } from '../settings/appearance.ts';
import { useSelector } from '../ui/use-store.ts';
import { PUZZLE_TEXTS, PuzzleView, useKeptFocus } from './puzzle-view.tsx';
import type { LoadedPuzzles } from './saved-puzzles.ts';

interface RaceProps {
  readonly game: GameId;
  readonly loaded: LoadedPuzzles;
  readonly locale: GameLocale;
  readonly progress: PuzzleProgress;
  readonly onProgress: (change: (progress: PuzzleProgress) => PuzzleProgress) => void;
}

/** A race: its rules, the race, its result. */
export function Race(props: RaceProps): ReactNode {
  const { loaded, onProgress } = props;
  const [{ race, number }, setRace] = useState<{ readonly race: PuzzleRace | null; readonly number: number }>({
    race: null,
    number: 0,
  });
  useEffect(() => () => race?.stop(), [race]);
  const begin = (): void => {
    const puzzles = raceLadder(loaded.puzzles, Math.floor(Math.random() * 2 ** 32));
    const begun = new PuzzleRace({ puzzles, timers: PAGE_TIMERS, now: () => performance.now() });
    begun.subscribe(() => {
      const { end, score } = begun.getState();
      if (end !== null) onProgress((progress) => withRace(progress, { at: Date.now(), score }));
    });
    setRace({ race: begun, number: number + 1 });
  };
  if (race === null) return <RaceCard {...props} begin={begin} />;
  const stop = (): void => setRace({ race: null, number });
  return <RunningRace key={number} {...props} race={race} begin={begin} onStop={stop} />;
}

interface RaceCardProps extends RaceProps {
  readonly begin: () => void;
  /** Missing before the race. */
  readonly result?: { readonly score: number; readonly mistakes: number; readonly end: RaceEnd };
}

/** The rules before a race, and the result after it. */
function RaceCard({ game, locale, progress, begin, result }: RaceCardProps): ReactNode {
  const texts = PUZZLE_TEXTS[locale.language].race;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = result !== undefined;
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);
  const { races } = progress;
  // The best race so far is the latest of those with the highest score.
  const isBest = isOver && result.score > 0 && races[0]?.score === result.score && races[1]?.score !== result.score;
  return (
    <section className="puzzle-sheet">
      <h1 ref={heading} tabIndex={-1} className="page-title">
        {isOver ? texts.result(result.score) : texts.title}
      </h1>
      <p>{isOver ? texts.ends[result.end] : texts.rules}</p>
      {isBest && <p className="race-best">{texts.isBest}</p>}
      {isOver && result.mistakes > 0 && <p className="note">{texts.comesBack}</p>}
      {races.length > 0 && (
        <>
          <h2>{texts.best}</h2>
          <ol className="race-scores figures">
            {races.map(({ at, score }) => (
              <li key={at}>
                <strong>{score}</strong>
                <span className="note">
                  {new Intl.DateTimeFormat(LANGUAGE_TAGS[locale.language], { dateStyle: 'medium' }).format(at)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="puzzle-sheet-ways">
        <button type="button" className="button primary" onClick={begin}>
          {isOver ? texts.again : texts.start}
        </button>
        <a className="button" href={puzzlesAddress(game)}>
          {texts.leave}
        </a>
      </div>
    </section>
  );
}

interface RunningRaceProps extends RaceProps {
  readonly race: PuzzleRace;
  readonly begin: () => void;
  readonly onStop: () => void;
}

function RunningRace({ race, onStop, ...props }: RunningRaceProps): ReactNode {
  const { loaded, locale, onProgress } = props;
  const { puzzle, number, score, mistakes, end } = useSelector(race, (state) => state);
  const texts = PUZZLE_TEXTS[locale.language].race;
  const [missed, setMissed] = useState<number | null>(null);
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, number);
  if (end !== null) return <RaceCard {...props} result={{ score, mistakes, end }} />;
  const rules = puzzle === null ? undefined : loaded.rules.get(puzzle.variant);
  if (puzzle === null || rules === undefined) return null;
  return (
    <div ref={page} className="task-page puzzle-page is-race">
      <h1 className="visually-hidden">{texts.title}</h1>
      <div className="puzzle-head race-head figures">
        <RaceClock race={race} leftOf={texts.left} />
        <p className="race-score">{texts.score(score)}</p>
        <p className="race-mistakes" role="img" aria-label={texts.mistakes(mistakes, RACE_MISTAKES)}>
          {Array.from({ length: RACE_MISTAKES }, (_, index) => (
            <span key={index} className={index < mistakes ? 'is-made' : undefined} />
          ))}
        </p>
      </div>
      <PuzzleView
        key={number}
        puzzle={puzzle}
        rules={rules}
        facets={loaded.facets}
        locale={locale}
        onMistake={() => {
          onProgress((progress) => withRaceMistake(progress, puzzle, Date.now()));
          setMissed(number + 1);
          race.missed();
        }}
        onEnd={() => undefined}
        onSolved={() => race.solved()}
        onNext={null}
        remark={missed === number ? texts.wrong : ''}
      />
      <div className="puzzle-controls">
        <button type="button" className="button" onClick={onStop}>
          {texts.stop}
        </button>
      </div>
    </div>
  );
}

interface RaceClockProps {
  readonly race: PuzzleRace;
  readonly leftOf: (time: string) => string;
}

const TICK_MS = 200;

/** The time left in whole seconds. While it runs only this renders. */
function RaceClock({ race, leftOf }: RaceClockProps): ReactNode {
  const [leftMs, setLeftMs] = useState(RACE_MS);
  useEffect(() => {
    const show = (): void => setLeftMs(Math.ceil(race.leftMs / 1000) * 1000);
    show();
    const timer = setInterval(show, TICK_MS);
    return () => clearInterval(timer);
  }, [race]);
  const time = formatSeconds(leftMs);
  return (
    // Screen readers read it on focus, not at every tick.
    <span
      className={isLowOnTime(leftMs) ? 'race-clock is-short' : 'race-clock'}
      role="timer"
      aria-live="off"
      aria-label={leftOf(time)}
    >
      {time}
    </span>
  );
}
