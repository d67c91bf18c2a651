import { type EditTool, SIDES, type GameLocale } from '@tabuleiro/games';
import { type ReactNode, useId } from 'react';
import { Defs } from '../board/defs.tsx';
import { PaintProvider } from '../board/paint.tsx';
import type { EditorTexts } from '../text/editor/index.ts';
import { PLAY_TEXTS } from '../text/play/index.ts';
import { ToolPicture } from './tool-picture.tsx';
import { useCarry } from './use-carry.ts';

interface PaletteProps {
  readonly tools: readonly EditTool[];
  readonly value: string;
  readonly texts: EditorTexts;
  readonly locale: GameLocale;
  readonly isOnCard: boolean;
  readonly onChoose: (tool: string) => void;
  /** A thing was dragged from here onto something on the board. */
  readonly onDrop: (tool: string, id: string) => void;
}

/** All that the hand can hold, as radio buttons: arrows choose, and what is chosen stays in the hand. */
export function Palette({ tools, value, texts, locale, isOnCard, onChoose, onDrop }: PaletteProps): ReactNode {
  const name = useId();
  const { carried, carry } = useCarry(onDrop);
  const held = tools.find(({ id }) => id === carried?.tool);
  return (
    <PaintProvider>
      <fieldset className="palette">
        <legend className="editor-title">{texts.tools}</legend>
        <svg className="palette-paint" width={0} height={0} aria-hidden="true">
          <Defs />
        </svg>
        <div className="palette-list board-2d">
          {rowsOf(tools).map((row) => (
            <div key={row[0]?.id} className="palette-row">
              {row.map((tool) => {
                const label = sayTool(tool, texts, locale);
                return (
                  <label
                    key={tool.id}
                    className={`tool tool-${tool.kind}`}
                    title={label}
                    {...(tool.kind === 'put' && carry(tool.id))}
                  >
                    <input
                      type="radio"
                      name={name}
                      value={tool.id}
                      checked={tool.id === value}
                      aria-label={label}
                      onChange={() => onChoose(tool.id)}
                    />
                    <ToolPicture tool={tool} isOnCard={isOnCard} />
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
        {held !== undefined && carried !== null && (
          <div className="carried board-2d" style={{ left: carried.x, top: carried.y }}>
            <ToolPicture tool={held} isOnCard={isOnCard} />
          </div>
        )}
      </fieldset>
    </PaintProvider>
  );
}

/** Signs first, then what each side has. */
function rowsOf(tools: readonly EditTool[]): readonly (readonly EditTool[])[] {
  const signs = tools.filter(({ kind }) => kind !== 'put');
  const things = [...SIDES, null].map((owner) =>
    tools.filter((tool) => tool.kind === 'put' && tool.thing.look.owner === owner),
  );
  return [signs, ...things].filter((row) => row.length > 0);
}

/** "queen, white"; "Take off". */
function sayTool(tool: EditTool, texts: EditorTexts, locale: GameLocale): string {
  if (tool.kind !== 'put') return texts.toolNames[tool.kind];
  const { shape, name = '', owner } = tool.thing.look;
  const said = PLAY_TEXTS[locale.language].shapes[shape](1, name);
  return owner === null ? said : `${said}, ${locale.game.sides[owner].name}`;
}
