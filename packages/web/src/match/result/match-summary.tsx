import { openAnalystIn, PlayerClosed } from '@tabuleiro/engine';
import {
  GAME_IDS,
  type GameId,
  type GameLocale,
  loadViewer,
  manifestOf,
  type Match,
  type Outcome,
  type Side,
  StopFlag,
} from '@tabuleiro/games';
import { type EndClocks, factsOf, formatFacts, findDecidingPly } from '@tabuleiro/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whyNoEngine } from '../../connection/rated-matches.ts';
import { analysisAddress } from '../../routes/match-address.ts';
import { puzzlesAddress, setupAddress } from '../../routes/route.ts';
import { useTexts, lazyTexts } from '../../settings/language.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { useLoaded } from '../../ui/loading.ts';
import { logError } from '../../ui/log-error.ts';
import { pageHost, SEARCH_SETTINGS } from '../../worker/engine-host.ts';
import type { ResultTexts } from './text/en.ts';
import './match-summary.css';

export const RESULT_TEXTS = lazyTexts<ResultTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** A match that is over, here or online. */
export interface EndedMatch {
  readonly match: Match;
  readonly outcome: Outcome;
  readonly locale: GameLocale;
  readonly bottom: Side;
  readonly clocks: EndClocks | null;
  readonly moveNames: readonly string[];
  readonly movers: readonly Side[];
}

interface OwnResultProps {
  readonly locale: GameLocale;
  readonly isWon: boolean;
  readonly opponent: string;
  /** How the match ended, for everybody. */
  readonly result: string;
}

/** The result from the person’s point of view, and why. */
export function OwnResult({ locale, isWon, opponent, result }: OwnResultProps): ReactNode {
  const texts = RESULT_TEXTS[locale.language];
  return (
    <p className="say-result">
      {isWon ? texts.won : texts.lost} {texts.against(opponent)}. <span className="say-reason">{result}</span>
    </p>
  );
}

/** Of a move; a longer one takes too many lines. */
const LONGEST_NAME = 30;

/** The end of a match in two or three numbers, and the move that decided it. */
export function MatchSummary({ ended }: { readonly ended: EndedMatch }): ReactNode {
  const { match, locale, clocks } = ended;
  const viewer = useLoaded(match.rules.game, () => loadViewer(match.rules.game));
  if (viewer === null || match.moves.length === 0) return null;
  return (
    <div className="summary">
      <DecidingMove ended={ended} />
      <p className="summary-facts">{formatFacts(factsOf(match, viewer, clocks), locale).join(' · ')}</p>
    </div>
  );
}

function DecidingMove({ ended }: { readonly ended: EndedMatch }): ReactNode {
  const { match, outcome, locale, bottom, moveNames, movers } = ended;
  const { ply, stop } = useDecidingPly(match, outcome);
  const texts = RESULT_TEXTS[locale.language];
  if (stop !== null) {
    return (
      <p>
        {texts.seeking}{' '}
        <button type="button" className="button quiet" onClick={stop}>
          {texts.stop}
        </button>
      </p>
    );
  }
  const mover = ply === null ? undefined : movers[ply - 1];
  const name = moveNames[(ply ?? 0) - 1] ?? '';
  if (ply === null || mover === undefined) return null;
  return (
    <p>
      {texts.decided}{' '}
      <a className="text-link" href={`${analysisAddress(match, bottom)}&ply=${ply}`}>
        {texts.decidingMove(ply, locale.game.sides[mover].name, name.length > LONGEST_NAME ? '' : name)}
      </a>
    </p>
  );
}

/** Ways on from a match besides another one of the same game. */
export function OtherPages({ game }: { readonly game: GameId }): ReactNode {
  const cards = useTexts(CARD_TEXTS);
  const texts = useTexts(RESULT_TEXTS);
  const next = GAME_IDS[(GAME_IDS.indexOf(game) + 1) % GAME_IDS.length] ?? game;
  return (
    <p className="summary-ways">
      {manifestOf(game).load.puzzles !== undefined && (
        <a className="text-link" href={puzzlesAddress(game)}>
          {texts.puzzles}
        </a>
      )}
      {next !== game && (
        <a className="text-link" href={setupAddress(next)}>
          {texts.nextGame(cards[next]?.name ?? '')}
        </a>
      )}
    </p>
  );
}

/** For each position; and for all of them, after which the best answer so far has to do. */
const POSITION_MS = 100;
const ALL_MS = 8000;

/** What was found, so that a look back does not search again. */
const known = new WeakMap<Outcome, number | null>();

export interface DecidingPly {
  /** Counted from 1; null when there is none, or none is known yet. */
  readonly ply: number | null;
  /** Ends the search; null when none runs. */
  readonly stop: (() => void) | null;
}

/** Searches in the background for the ply that decided a match, unless engines are forbidden now. */
export function useDecidingPly(match: Match, outcome: Outcome): DecidingPly {
  const [found, setFound] = useState<{ readonly of: Outcome; readonly ply: number | null } | null>(null);
  const search = useRef<StopFlag | null>(null);
  const isWanted = outcome.winner !== null && match.moves.length > 0;
  useEffect(() => {
    if (!isWanted || known.has(outcome)) return undefined;
    const stop = new StopFlag();
    search.current = stop;
    const timer = setTimeout(() => stop.raise(), ALL_MS);
    const run = async (): Promise<void> => {
      const ply = await searchFor(match, match.rules.game, stop);
      if (!stop.stopped) known.set(outcome, ply);
      setFound({ of: outcome, ply });
    };
    void run();
    return () => {
      clearTimeout(timer);
      stop.raise();
    };
  }, [match, outcome, isWanted]);
  const own = found?.of === outcome ? found : null;
  const isSearching = isWanted && !known.has(outcome) && own === null;
  const ply = known.get(outcome) ?? own?.ply ?? null;
  return { ply, stop: isSearching ? () => search.current?.raise() : null };
}

async function searchFor(match: Match, game: GameId, stop: StopFlag): Promise<number | null> {
  try {
    if ((await whyNoEngine(game)) !== null || stop.stopped) return null;
    const analyst = openAnalystIn(pageHost(), { ...SEARCH_SETTINGS, lines: 1 });
    try {
      return await findDecidingPly(match, async (way) => {
        if (stop.stopped) return null;
        const analysis = await analyst.analyse(way, { limits: { timeMs: POSITION_MS }, stop, hurries: false });
        return stop.stopped ? null : analysis;
      });
    } finally {
      void analyst.close();
    }
  } catch (error) {
    if (!(error instanceof PlayerClosed)) logError(error);
    return null;
  }
}
