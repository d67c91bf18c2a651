import {
  GAME_IDS,
  type GameId,
  type GameLocale,
  loadViewer,
  manifestOf,
  type Match,
  type Outcome,
  type Side,
} from '@tabuleiro/games';
import { type EndClocks, factsOf, formatFacts } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { analysisAddress } from '../../routes/match-address.ts';
import { puzzlesAddress, setupAddress } from '../../routes/route.ts';
import { useTexts, lazyTexts } from '../../settings/language.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { useLoaded } from '../../ui/loading.ts';
import type { ResultTexts } from './text/en.ts';
import { useDecidingPly } from './use-deciding-ply.ts';
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
