import type { GameLocale, PlayerSpec } from '@tabuleiro/games';
import { adaptOpponent, type MatchSetup, type PersonalResult } from '@tabuleiro/play';
import { type ReactNode, useEffect, useState } from 'react';
import { readProgress, type SavedProgress, saveProgress } from '../settings/first-opponent.ts';
import { formatPlayer } from '../ui/common-texts.ts';
import { OPPONENT_TEXTS } from './opponent-line.tsx';

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
  const [before] = useState(() => readProgress(game));
  const [after] = useState(() => afterMatch(before, { seed, opponent, result }));
  useEffect(() => saveProgress(game, after), [game, after]);
  if (after.level === before.level) return null;
  const name = formatPlayer(locale, { kind: 'level', level: after.level });
  return <p className="say-notice">{OPPONENT_TEXTS[locale.language].next(name)}</p>;
}

/** A match counts once, and only if its opponent was the one offered. */
export function afterMatch(before: SavedProgress, { seed, opponent, result }: MatchResult): SavedProgress {
  const isOffered = opponent.kind === 'level' && opponent.style === undefined && opponent.level === before.level;
  if (!isOffered || before.seed === String(seed)) return before;
  return { ...adaptOpponent(before, result), seed: String(seed) };
}
