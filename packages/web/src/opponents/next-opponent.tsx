import type { GameId, GameLocale, PlayerSpec } from '@tabuleiro/games';
import { adaptOpponent, type MatchSetup, type PersonalResult } from '@tabuleiro/play';
import { type ReactNode, useEffect, useState } from 'react';
import { firstLevel, readProgress, saveProgress } from '../settings/first-opponent.ts';
import { formatPlayer } from '../ui/common-texts.ts';
import { OPPONENT_TEXTS } from './opponent-texts.ts';

interface MatchResult {
  readonly seed: number;
  readonly opponent: PlayerSpec;
  readonly result: PersonalResult;
}

interface NextOpponentProps extends Omit<MatchResult, 'seed'> {
  readonly state: { readonly seed: number; readonly setup: MatchSetup; readonly locale: GameLocale };
}

/** Counts the result; says so when the next match with one click has another opponent. */
export function NextOpponent({ state, opponent, result }: NextOpponentProps): ReactNode {
  const { seed, locale } = state;
  const { game } = state.setup;
  const [before] = useState(() => firstLevel(game));
  const [next, setNext] = useState(before);
  useEffect(() => {
    countResult(game, { seed, opponent, result });
    setNext(firstLevel(game));
  }, [game, seed, opponent, result]);
  if (next === before) return null;
  const name = formatPlayer(locale, { kind: 'level', level: next });
  return <p className="say-notice">{OPPONENT_TEXTS[locale.language].next(name)}</p>;
}

/** Counts the result of a match once, if its opponent was the one offered. */
export function countResult(game: GameId, { seed, opponent, result }: MatchResult): void {
  const known = readProgress(game);
  const isOffered = opponent.kind === 'level' && opponent.style === undefined && opponent.level === known.level;
  if (!isOffered || known.seed === String(seed)) return;
  saveProgress(game, { ...adaptOpponent(known, result), seed: String(seed) });
}
