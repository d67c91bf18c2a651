import {
  type BySide,
  type EngineSpec,
  HIGHEST_LEVEL,
  isEngine,
  type Outcome,
  opponentName,
  otherSide,
  type PlayerSpec,
  restyled,
  SIDES,
} from '@tabuleiro/games';
import type { PersonalResult } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { NextOpponent } from '../../opponents/next-opponent.tsx';
import { analysisAddress, humanSides } from '../../routes/match-address.ts';
import { formatPlayer } from '../../ui/common-texts.ts';
import { MATCH_TEXTS } from '../messages.ts';
import type { StatusPanelProps, StatusPanelState } from '../status-panel.tsx';
import { Confirmation } from './confirmation.tsx';
import { MatchSummary, OtherPages, OwnResult, RESULT_TEXTS } from './match-summary.tsx';

interface StateProps {
  readonly state: StatusPanelState;
}

/** The result of the match; with `isBelow` the buttons under it: a question, or what to do next. */
export function ResultPanel({
  isBelow = false,
  ...props
}: StatusPanelProps & { readonly isBelow?: boolean }): ReactNode {
  const { state, asking } = props;
  if (!isBelow) return <Result state={state} />;
  if (state.isElsewhere) return <TakeOver state={state} />;
  if (asking !== null) return <Confirmation {...props} asking={asking} />;
  const { outcome } = state;
  return outcome === null ? <Retry state={state} /> : <NextActions state={state} outcome={outcome} />;
}

/** The result, first from the person's point of view. */
function Result({ state }: StateProps): ReactNode {
  const { locale, result } = state;
  const verdict = resultIn(state);
  const opponent = opponentIn(state);
  if (verdict === null || opponent === null) return <p className="say-result">{result}</p>;
  const name = opponent.kind === 'level' ? opponentName(opponent.level) : formatPlayer(locale, opponent);
  return (
    <>
      {verdict === 'drawn' ? (
        // The result itself says that it is a draw.
        <p className="say-result">{result}</p>
      ) : (
        <OwnResult locale={locale} isWon={verdict === 'won'} opponent={name} result={result} />
      )}
      {state.isSaved && <NextOpponent state={state} opponent={opponent} result={verdict} />}
    </>
  );
}

/** The computer player against a person. */
function opponentIn({ setup: { players } }: StatusPanelState): PlayerSpec | null {
  return SIDES.map((side) => players[side]).find(({ kind }) => kind !== 'human') ?? null;
}

function resultIn({ setup, outcome }: StatusPanelState): PersonalResult | null {
  return outcome === null ? null : personalResult(setup.players, outcome);
}

/** For a match that another window plays. */
function TakeOver({ state }: StateProps): ReactNode {
  return (
    <div className="say-buttons">
      <button type="button" className="button primary" onClick={() => void state.takeOver()}>
        {RESULT_TEXTS[state.locale.language].takeOver}
      </button>
    </div>
  );
}

/** For a computer player that failed. */
function Retry({ state }: StateProps): ReactNode {
  return (
    <div className="say-buttons">
      <button type="button" className="button primary" onClick={state.retry}>
        {MATCH_TEXTS[state.locale.language].buttons.retry}
      </button>
    </div>
  );
}

function NextActions({ state, outcome }: StateProps & { readonly outcome: Outcome }): ReactNode {
  const { setup, locale, clocks } = state;
  const { buttons } = MATCH_TEXTS[locale.language];
  const ended = clocks === null || setup.clock === null ? null : { setup: setup.clock, left: clocks.left };
  return (
    <>
      <MatchSummary ended={{ ...state, outcome, clocks: ended }} />
      <div className="say-buttons">
        <button
          type="button"
          className="button primary"
          title={RESULT_TEXTS[locale.language].sidesChange}
          onClick={() => void state.rematch()}
        >
          {buttons.rematch}
        </button>
        <FairerRematch state={state} />
        <a className="button" href={analysisAddress(state.match, state.bottom, humanSides(setup.players))}>
          {buttons.analyse}
        </a>
        <a className="button" href={`#/${setup.game}`}>
          {buttons.newMatch}
        </a>
      </div>
      <OtherPages game={setup.game} />
    </>
  );
}

/** A rematch against a weaker or stronger opponent. */
function FairerRematch({ state }: StateProps): ReactNode {
  const { setup, locale } = state;
  const verdict = resultIn(state);
  const opponent = verdict === null ? null : fairerOpponent(setup.players, verdict);
  if (opponent === null) return null;
  const { easier, harder } = RESULT_TEXTS[locale.language];
  const label = verdict === 'lost' ? easier : harder;
  const full = `${label}: ${formatPlayer(locale, opponent)}`;
  return (
    <button
      type="button"
      className="button"
      aria-label={full}
      title={full}
      onClick={() => void state.rematch(opponent)}
    >
      {label}
    </button>
  );
}

/** The result for a person who played against a computer; null when two people play, or none. */
export function personalResult(players: BySide<PlayerSpec>, { winner }: Outcome): PersonalResult | null {
  const people = SIDES.filter((side) => players[side].kind === 'human');
  if (people.length !== 1) return null;
  if (winner === null) return 'drawn';
  return people[0] === winner ? 'won' : 'lost';
}

/** A weaker opponent after a loss, a stronger one after a win; null if there is none. */
export function fairerOpponent(players: BySide<PlayerSpec>, verdict: PersonalResult): PlayerSpec | null {
  const side = SIDES.find((one) => players[one].kind === 'human');
  const opponent = side === undefined || verdict === 'drawn' ? undefined : players[otherSide(side)];
  if (opponent === undefined || !isEngine(opponent)) return null;
  const next = fairerLevel(opponent, verdict);
  return next === null ? null : restyled(next, opponent.style);
}

/** Without a style. */
function fairerLevel(opponent: EngineSpec, verdict: PersonalResult): EngineSpec | null {
  if (opponent.kind === 'max') return verdict === 'lost' ? { kind: 'level', level: HIGHEST_LEVEL } : null;
  const level = opponent.level + (verdict === 'won' ? 1 : -1);
  if (level < 1) return null;
  return level > HIGHEST_LEVEL ? { kind: 'max' } : { kind: 'level', level };
}
