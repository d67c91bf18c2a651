import type { EditTool, Thing } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { Piece } from '../board/pieces/piece.tsx';

// Drawn for this page, like the other icons. The label of the tool says what they mean.
const SHAPES: Readonly<Record<Exclude<EditTool['kind'], 'put'>, string>> = {
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  more: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  pegs: 'M8 8.500h.01M16 8.500h.01M8 15.500h.01M12 12h.01M16 15.500h.01',
  erase: 'M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7M10.500 10.500v5.500M13.500 10.500v5.500',
};

interface ToolIconProps {
  readonly tool: EditTool;
  /** On felt the figures are printed on cards. */
  readonly isOnCard: boolean;
}

/** The piece of a tool as the board draws it, or an icon. */
export function ToolIcon({ tool, isOnCard }: ToolIconProps): ReactNode {
  if (tool.kind === 'put') return <ThingPicture thing={tool.thing} isOnCard={isOnCard} />;
  return (
    <svg
      className="tool-sign"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={tool.kind === 'pegs' ? 3.6 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[tool.kind]} />
    </svg>
  );
}

function ThingPicture({ thing, isOnCard }: { readonly thing: Thing; readonly isOnCard: boolean }): ReactNode {
  const piece = { ...thing.look, id: thing.id, at: { cell: '' } };
  return (
    <svg className="tool-piece" viewBox="-50 -50 100 100" aria-hidden="true">
      <Piece piece={piece} bottom={1} isOnCard={isOnCard} isInStore={false} />
    </svg>
  );
}
