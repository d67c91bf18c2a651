import { type GameId, loadRules, type Puzzle, type PuzzleGrade, type Rules } from '@tabuleiro/games';
import { loadPuzzles, nextPuzzle } from '@tabuleiro/games/puzzle';
import { type GameFacets, loadGameFacets } from '@tabuleiro/play';
import { type ReactNode, useEffect, useState } from 'react';
import { useAsked } from '../app/address/use-asked.ts';
import { useLanguage } from '../app/language.tsx';
import { usePageName } from '../app/page-name.ts';
import { useLoaded, useLocale } from '../app/use-voice.ts';
import { PUZZLE_TEXTS } from '../text/puzzles/index.ts';
import { puzzlesAddress } from './address.ts';
import { GradeFilter } from './grade-filter.tsx';
import { recallProgress, rememberProgress } from './memory.ts';
import { PuzzleGames } from './puzzle-games.tsx';
import { PuzzleTable } from './puzzle-table.tsx';
import '../play/game-page.css';
import '../play/game-side.css';
import './puzzles.css';

interface PuzzlePageProps {
  /** Null where one has still to be chosen. */
  readonly game: GameId | null;
  /** What stands after `?` in the address: `puzzle=<id>`, if one is asked for. */
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

/** One at a time. */
function GamePuzzles({ game, query }: GamePuzzlesProps): ReactNode {
  const { language } = useLanguage();
  const locale = useLocale(game);
  const loaded = useLoaded(game, () => load(game));
  const { asked, turn, noteOwn } = useAsked(query);
  usePageName(locale === null ? null : PUZZLE_TEXTS[language].titleOf(locale.game.name));
  if (locale === null || loaded === null) return null;
  const puzzle = new URLSearchParams(asked).get('puzzle');
  return <Puzzles key={turn} game={game} loaded={loaded} asked={puzzle} noteOwn={noteOwn} />;
}

interface PuzzlesProps {
  readonly game: GameId;
  readonly loaded: Loaded;
  /** The puzzle that the address asks for. */
  readonly asked: string | null;
  readonly noteOwn: (query: string) => void;
}

function Puzzles({ game, loaded, asked, noteOwn }: PuzzlesProps): ReactNode {
  const { language } = useLanguage();
  const locale = useLocale(game);
  const { puzzles, facets, rules } = loaded;
  const [progress, setProgress] = useState(() => recallProgress(game));
  const [grade, setGrade] = useState<PuzzleGrade | null>(null);
  const [puzzle, setPuzzle] = useState(
    () => puzzles.find(({ id }) => id === asked) ?? nextPuzzle(puzzles, progress, null, null),
  );
  const texts = PUZZLE_TEXTS[language];
  useOwnAddress(game, puzzle, noteOwn);
  useEffect(() => rememberProgress(game, progress), [game, progress]);
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
        <PuzzleTable
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

/** The address names the puzzle, so that a reload or a copied address shows it again. */
function useOwnAddress(game: GameId, puzzle: Puzzle | null, noteOwn: (query: string) => void): void {
  useEffect(() => {
    const query = puzzle === null ? '' : `puzzle=${puzzle.id}`;
    const own = query === '' ? puzzlesAddress(game) : `${puzzlesAddress(game)}?${query}`;
    noteOwn(query);
    if (globalThis.location.hash !== own) globalThis.history.replaceState(null, '', own);
  }, [game, puzzle, noteOwn]);
}
