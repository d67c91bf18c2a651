import {
  capitalise,
  type Draft,
  type Position,
  type Result,
  SIDES,
  type TextError,
  type GameLocale,
} from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import type { EditorTexts } from '../text/editor/index.ts';
import { analyseFrom, playFrom, type Seat } from './address.ts';
import { Choice } from './choice.tsx';
import type { DeskKit } from './desk.ts';

interface WaysOnProps {
  readonly kit: DeskKit;
  readonly draft: Draft;
  readonly read: Result<Position, TextError>;
  readonly texts: EditorTexts;
  readonly locale: GameLocale;
}

const BOTH = 'both';

/** From here to a match or to the analysis, as soon as there is something to play. */
export function WaysOn({ kit, draft, read, texts, locale }: WaysOnProps): ReactNode {
  const [seat, setSeat] = useState<Seat>(1);
  const { editor } = kit;
  const rules = kit.rules.find(({ variant }) => variant.id === draft.variant) ?? kit.rules[0];
  const position = read.ok && !read.value.isOver() ? read.value : null;
  const sides = SIDES.map((side) => ({ value: String(side), label: capitalise(locale.game.sides[side].name) }));
  return (
    <div className="editor-ways">
      <Choice
        title={texts.youPlay}
        options={[...sides, { value: BOTH, label: texts.both }]}
        value={String(seat)}
        onChange={(value) => setSeat(SIDES.find((side) => String(side) === value) ?? BOTH)}
      />
      <div className="editor-links">
        <Way
          look="primary"
          href={position === null ? null : playFrom(rules, position, seat)}
          label={texts.buttons.play}
        />
        <Way
          look="cool"
          href={position === null ? null : analyseFrom(rules, editor.makeText(draft))}
          label={texts.buttons.analyse}
        />
      </div>
    </div>
  );
}

interface WayProps {
  readonly look: 'primary' | 'cool';
  /** Null while it leads nowhere; why, is said beside it. */
  readonly href: string | null;
  readonly label: string;
}

function Way({ look, href, label }: WayProps): ReactNode {
  if (href === null) {
    return (
      <button type="button" className={`button ${look}`} disabled>
        {label}
      </button>
    );
  }
  return (
    <a className={`button ${look}`} href={href}>
      {label}
    </a>
  );
}
