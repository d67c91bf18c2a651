import {
  type GameId,
  loadRules,
  type Puzzle,
  type PuzzleGrade,
  type Rules,
  type Language,
  isGameId,
} from '@tabuleiro/games';
import {
  loadPuzzles,
  nextPuzzle,
  PUZZLE_GRADES,
  makeProgress,
  parseProgress,
  type PuzzleProgress,
} from '@tabuleiro/games/puzzle';
import { type GameFacets, loadGameFacets } from '@tabuleiro/play';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BoardPicture } from '../board/board-picture.tsx';
import { puzzlesAddress } from '../routes/route.ts';
import { useRequestedQuery } from '../routes/use-requested-query.ts';
import { useLanguage } from '../settings/language.tsx';
import { readSetting, saveSetting } from '../settings/storage.ts';
import { CARD_TEXTS, SHARED_TEXTS } from '../ui/game-cards/card-texts.ts';
import { CARDS, type GameCardData } from '../ui/game-cards/cards.ts';
import { usePageTitle } from '../ui/hooks.ts';
import { useLoaded, useLocale } from '../ui/loading.ts';
import { BoardCard, PageHead } from '../ui/page-elements.tsx';
import { PUZZLE_TEXTS } from './puzzle-texts.ts';
import { PuzzleView } from './puzzle-view.tsx';
import '../match/match-page.css';
import '../match/match-side.css';
import './puzzles.css';

// The user's progress on this device.

const LAST_GAME = 'puzzles.last';
const progressName = (game: GameId): string => `puzzles.${game}`;

function loadProgress(game: GameId): PuzzleProgress {
  return parseProgress(readSetting(progressName(game)));
}

/** Also remembers the game as the last one used. */
function saveProgress(game: GameId, progress: PuzzleProgress): void {
  saveSetting(progressName(game), makeProgress(progress));
  saveSetting(LAST_GAME, game);
}

function lastPuzzleGame(): GameId | null {
  const game = readSetting(LAST_GAME);
  return game !== null && isGameId(game) ? game : null;
}

interface PuzzlePageProps {
  /** Null if none is chosen yet. */
  readonly game: GameId | null;
  /** What follows `?` in the address: `puzzle=<id>`. */
  readonly query?: string;
}

interface Loaded {
  readonly puzzles: readonly Puzzle[];
  readonly facets: GameFacets;
  readonly rules: ReadonlyMap<string, Rules>;
}

async function load(game: GameId): Promise<Loaded> {
  const [puzzles, facets] = await Promise.all([loadPuzzles(game), loadGameFacets(game)]);
  const variants = [...new Set(puzzles.map(({ variant }) => variant))];
  const rules = await Promise.all(variants.map(async (variant) => [variant, await loadRules(game, variant)] as const));
  return { puzzles, facets, rules: new Map(rules) };
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
  const loaded = useLoaded(game, () => load(game));
  const { requested, revision, noteOwn } = useRequestedQuery(query);
  usePageTitle(locale === null ? null : PUZZLE_TEXTS[language].titleOf(locale.game.name));
  if (locale === null || loaded === null) return null;
  const puzzle = new URLSearchParams(requested).get('puzzle');
  return <Puzzles key={revision} game={game} loaded={loaded} asked={puzzle} noteOwn={noteOwn} />;
}

interface PuzzlesProps {
  readonly game: GameId;
  readonly loaded: Loaded;
  /** The id of the puzzle that the address asks for. */
  readonly asked: string | null;
  readonly noteOwn: (query: string) => void;
}

function Puzzles({ game, loaded, asked, noteOwn }: PuzzlesProps): ReactNode {
  const { language } = useLanguage();
  const locale = useLocale(game);
  const { puzzles, facets, rules } = loaded;
  const [progress, setProgress] = useState(() => loadProgress(game));
  const [grade, setGrade] = useState<PuzzleGrade | null>(null);
  const [puzzle, setPuzzle] = useState(
    () => puzzles.find(({ id }) => id === asked) ?? nextPuzzle(puzzles, progress, null, null),
  );
  const texts = PUZZLE_TEXTS[language];
  useOwnAddress(game, puzzle, noteOwn);
  useEffect(() => saveProgress(game, progress), [game, progress]);
  if (locale === null) return null;
  const choose = (next: PuzzleGrade | null): void => {
    setGrade(next);
    if (next !== null && puzzle?.grade !== next) setPuzzle(nextPuzzle(puzzles, progress, next, null));
    else if (puzzle === null) setPuzzle(nextPuzzle(puzzles, progress, next, null));
  };
  const ofVariant = puzzle === null ? undefined : rules.get(puzzle.variant);
  const solved = puzzles.filter(({ id }) => progress.solved.includes(id)).length;
  return (
    <div className="puzzle-page">
      <h1 className="visually-hidden">{texts.titleOf(locale.game.name)}</h1>
      <div className="puzzle-head">
        <GradeFilter language={language} puzzles={puzzles} grade={grade} onChoose={choose} />
        <p className="puzzle-progress figures">
          {texts.progress(solved, puzzles.length)} · {texts.streak(progress.streak, progress.longest)}
        </p>
      </div>
      {puzzle === null || ofVariant === undefined ? (
        <p className="puzzle-none">{texts.none}</p>
      ) : (
        <PuzzleView
          key={puzzle.id}
          puzzle={puzzle}
          rules={ofVariant}
          facets={facets}
          locale={locale}
          onProgress={setProgress}
          onNext={() => setPuzzle(nextPuzzle(puzzles, progress, grade, puzzle.id))}
        />
      )}
    </div>
  );
}

/** Keeps the puzzle in the address, so that a reload or a copied link shows it. */
function useOwnAddress(game: GameId, puzzle: Puzzle | null, noteOwn: (query: string) => void): void {
  useEffect(() => {
    const query = puzzle === null ? '' : `puzzle=${puzzle.id}`;
    const own = query === '' ? puzzlesAddress(game) : `${puzzlesAddress(game)}?${query}`;
    noteOwn(query);
    if (globalThis.location.hash !== own) globalThis.history.replaceState(null, '', own);
  }, [game, puzzle, noteOwn]);
}

interface GradeFilterProps {
  readonly language: Language;
  readonly puzzles: readonly Puzzle[];
  /** Null for all. */
  readonly grade: PuzzleGrade | null;
  readonly onChoose: (grade: PuzzleGrade | null) => void;
}

/** Filters puzzles by difficulty. */
function GradeFilter({ language, puzzles, grade, onChoose }: GradeFilterProps): ReactNode {
  const texts = PUZZLE_TEXTS[language];
  const grades = PUZZLE_GRADES.filter((one) => puzzles.some((puzzle) => puzzle.grade === one));
  return (
    <div className="puzzle-grades" role="group" aria-label={texts.grades}>
      <button type="button" className="button quiet" aria-pressed={grade === null} onClick={() => onChoose(null)}>
        {texts.anyGrade}
      </button>
      {grades.map((one) => (
        <button
          key={one}
          type="button"
          className="button quiet icon"
          aria-label={texts.grade(one)}
          title={texts.grade(one)}
          aria-pressed={grade === one}
          onClick={() => onChoose(one)}
        >
          {one}
        </button>
      ))}
    </div>
  );
}

/** The choice of a game; the last one used comes first. */
function PuzzleGames(): ReactNode {
  const { language } = useLanguage();
  const own = PUZZLE_TEXTS[language];
  usePageTitle(own.title);
  const [games] = useState(() => {
    const last = lastPuzzleGame();
    const cards = CARDS.filter(({ puzzles }) => puzzles > 0);
    const standing = cards.map((card) => ({ card, progress: loadProgress(card.game) }));
    return standing.toSorted((a, b) => Number(b.card.game === last) - Number(a.card.game === last));
  });
  return (
    <div className="sheet">
      <PageHead title={own.title} lead={own.lead} />
      <ul className="board-cards are-tall">
        {games.map(({ card, progress }) => (
          <li key={card.game} className="puzzle-game">
            <PuzzleCard card={card} progress={progress} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PuzzleCardProps {
  readonly card: GameCardData;
  readonly progress: PuzzleProgress;
}

function PuzzleCard({ card: { game, view, puzzles }, progress }: PuzzleCardProps): ReactNode {
  const { language } = useLanguage();
  const texts = PUZZLE_TEXTS[language];
  const own = CARD_TEXTS[language][game];
  const shared = SHARED_TEXTS[language];
  const locale = useMemo(() => (own === undefined ? null : { language, game: own, shared }), [language, own, shared]);
  const { solved, streak, longest } = progress;
  const name = own?.name ?? game;
  const label = solved.length > 0 ? texts.goOn : texts.begin;
  return (
    <BoardCard picture={locale !== null && <BoardPicture view={view} locale={locale} />}>
      <h2 className="row-name">{name}</h2>
      <p className="note figures">{texts.progress(solved.length, puzzles)}</p>
      <progress className="puzzle-bar" value={solved.length} max={puzzles} aria-hidden="true" />
      {longest > 0 && <p className="note figures">{texts.streak(streak, longest)}</p>}
      <a className="button" href={puzzlesAddress(game)} aria-label={texts.ofGame(label, name)}>
        {label}
      </a>
    </BoardCard>
  );
}
