import { memo, type ReactNode } from 'react';
import type { Suggestions } from './board-props.ts';
import type { Point } from './geometry/rect.ts';
import {
  arrowShape,
  arrowWidth,
  BADGE_RADIUS,
  badgesOf,
  type SuggestedMove,
  suggestedMove,
  type SuggestionTable,
} from './geometry/suggested-moves.ts';
import './suggested-moves.css';

interface SuggestedMovesProps extends SuggestionTable {
  readonly suggestions: Suggestions;
}

/** Suggested moves as arrows and rings above the pieces: the best one on top, numbered if there are several. */
export const SuggestedMoves = memo(function SuggestedMoves({ suggestions, ...table }: SuggestedMovesProps): ReactNode {
  const moves = suggestions.map((picks, index) => ({ rank: index + 1, move: suggestedMove(picks, table) }));
  return moves
    .toReversed()
    .map(({ rank, move }) => <Suggestion key={rank} rank={rank} move={move} isNumbered={moves.length > 1} />);
});

interface SuggestionProps {
  readonly rank: number;
  readonly move: SuggestedMove;
  readonly isNumbered: boolean;
}

function Suggestion({ rank, move, isNumbered }: SuggestionProps): ReactNode {
  const { arrows, rings, pins } = move;
  const width = arrowWidth(rank);
  const shapes = arrows.map(([from, to]) => arrowShape(from, to, width));
  const badges = isNumbered ? badgesOf(move, width) : [];
  return (
    <g className={`board-suggestion${rank === 1 ? ' is-best' : ''}`}>
      {shapes.map(({ outline }) => (
        <path key={pathOf(outline)} className="board-suggestion-arrow" d={pathOf(outline)} />
      ))}
      {rings.map(({ x, y, radius }) => (
        <g key={`${x} ${y}`} fill="none">
          <circle className="board-suggestion-rim" cx={x} cy={y} r={radius} strokeWidth={width / 2 + 5} />
          <circle className="board-suggestion-ring" cx={x} cy={y} r={radius} strokeWidth={width / 2 + 1} />
        </g>
      ))}
      {pins.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="board-suggestion-pin" cx={x} cy={y} r={rank === 1 ? 7 : 5} />
      ))}
      {badges.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className="board-suggestion-badge" r={BADGE_RADIUS} />
          <text className="board-suggestion-rank" dy=".36em">
            {rank}
          </text>
        </g>
      ))}
    </g>
  );
}

const pathOf = (outline: readonly Point[]): string =>
  `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
