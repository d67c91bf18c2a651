import { type EditTool, SIDES, type GameLocale, type Thing } from '@tabuleiro/games';
import { type ReactNode, useId, type PointerEvent, useRef, useState } from 'react';
import { Piece, PieceSetContext, usePieceSet } from '../board/pieces/piece.tsx';
import { SvgDefs, PaintProvider } from '../board/svg-defs.tsx';
import { MATCH_TEXTS } from '../match/messages.ts';
import type { EditorTexts } from './text/en.ts';

interface PaletteProps {
  readonly tools: readonly EditTool[];
  readonly value: string;
  readonly texts: EditorTexts;
  readonly locale: GameLocale;
  readonly isOnCard: boolean;
  readonly onChoose: (tool: string) => void;
  /** A piece was dragged from the palette onto the board. */
  readonly onDrop: (tool: string, id: string) => void;
}

/** The tools as radio buttons. */
export function Palette({ tools, value, texts, locale, isOnCard, onChoose, onDrop }: PaletteProps): ReactNode {
  const name = useId();
  const { drag, handlersFor } = usePaletteDrag(onDrop);
  const draggedTool = tools.find(({ id }) => id === drag?.tool);
  return (
    <PaintProvider>
      <fieldset className="palette">
        <legend className="editor-title">{texts.tools}</legend>
        <svg className="palette-paint" width={0} height={0} aria-hidden="true">
          <SvgDefs />
        </svg>
        <div className="palette-list board-2d">
          {rowsOf(tools).map((row) => (
            <div key={row[0]?.id} className="palette-row">
              {row.map((tool) => {
                const label = nameOfTool(tool, texts, locale);
                return (
                  <label
                    key={tool.id}
                    className={`tool tool-${tool.kind}`}
                    title={label}
                    {...(tool.kind === 'put' && handlersFor(tool.id))}
                  >
                    <input
                      type="radio"
                      name={name}
                      value={tool.id}
                      checked={tool.id === value}
                      aria-label={label}
                      onChange={() => onChoose(tool.id)}
                    />
                    <ToolIcon tool={tool} isOnCard={isOnCard} />
                    {tool.kind === 'put' ? (
                      tool.thing.look.name !== undefined && <span className="tool-letter">{tool.thing.look.name}</span>
                    ) : (
                      <span className="tool-name">{label}</span>
                    )}
                  </label>
                );
              })}
            </div>
          ))}
        </div>
        {draggedTool !== undefined && drag !== null && (
          <div className="carried board-2d" style={{ left: drag.x, top: drag.y }}>
            <ToolIcon tool={draggedTool} isOnCard={isOnCard} />
          </div>
        )}
      </fieldset>
    </PaintProvider>
  );
}

/** Tools without a piece first, then the pieces of each side. */
function rowsOf(tools: readonly EditTool[]): readonly (readonly EditTool[])[] {
  const signs = tools.filter(({ kind }) => kind !== 'put');
  const things = [...SIDES, null].map((owner) =>
    tools.filter((tool) => tool.kind === 'put' && tool.thing.look.owner === owner),
  );
  return [signs, ...things].filter((row) => row.length > 0);
}

/** "queen, white"; "Take off". */
function nameOfTool(tool: EditTool, texts: EditorTexts, locale: GameLocale): string {
  if (tool.kind !== 'put') return texts.toolNames[tool.kind];
  const { shape, name = '', owner } = tool.thing.look;
  const said = MATCH_TEXTS[locale.language].shapes[shape](1, name);
  return owner === null ? said : `${said}, ${locale.game.sides[owner].name}`;
}

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
function ToolIcon({ tool, isOnCard }: ToolIconProps): ReactNode {
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
      <PieceSetContext value={usePieceSet()}>
        <Piece piece={piece} bottom={1} isOnCard={isOnCard} isInStore={false} />
      </PieceSetContext>
    </svg>
  );
}

// Drags a piece from the palette to the board, with a mouse or a pen: moving a finger scrolls the page.

const TAP_SLACK_PX = 8;

interface DraggedTool {
  readonly tool: string;
  readonly x: number;
  readonly y: number;
}

interface PaletteDragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

interface PaletteDrag {
  readonly drag: DraggedTool | null;
  readonly handlersFor: (tool: string) => PaletteDragHandlers;
}

function usePaletteDrag(onDrop: (tool: string, id: string) => void): PaletteDrag {
  const [drag, setDrag] = useState<DraggedTool | null>(null);
  const begun = useRef<DraggedTool | null>(null);
  const stop = (): void => {
    begun.current = null;
    setDrag(null);
  };
  const handlersFor = (tool: string): PaletteDragHandlers => ({
    onPointerDown: (event) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      begun.current = { tool, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const from = begun.current;
      if (from === null) return;
      const { clientX: x, clientY: y } = event;
      if (drag === null && !isFar(from, event)) return;
      setDrag({ tool, x, y });
    },
    onPointerUp: (event) => {
      const from = begun.current;
      // The last render may be older than this event.
      const isDragged = drag !== null || (from !== null && isFar(from, event));
      stop();
      const id = isDragged ? pickAt(event.clientX, event.clientY) : null;
      if (id !== null) onDrop(tool, id);
    },
    onPointerCancel: stop,
  });
  return { drag, handlersFor };
}

const isFar = ({ x, y }: DraggedTool, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) >= TAP_SLACK_PX;

/** The pick id at a point of the window. */
function pickAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-pick]');
  return found?.getAttribute('data-pick') ?? null;
}
