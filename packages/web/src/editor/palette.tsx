import { type EditTool, SIDES, type GameLocale } from '@tabuleiro/games';
import { type ReactNode, useId } from 'react';
import { SvgDefs } from '../board/svg-defs.tsx';
import { PaintProvider } from '../board/svg-paint.tsx';
import { MATCH_TEXTS } from '../match/messages.ts';
import type { EditorTexts } from './text/en.ts';
import { ToolIcon } from './tool-icon.tsx';
import { usePaletteDrag } from './use-palette-drag.ts';

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
