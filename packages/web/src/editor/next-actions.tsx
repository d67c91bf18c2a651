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
import { analysePositionAddress, playPositionAddress, type PlayAs, type EditorFacets } from './editor-state.ts';
import { ChoiceGroup } from './position-fields.tsx';
import type { EditorTexts } from './text/en.ts';

interface NextActionsProps {
  readonly facets: EditorFacets;
  readonly draft: Draft;
  readonly read: Result<Position, TextError>;
  readonly texts: EditorTexts;
  readonly locale: GameLocale;
}

const BOTH = 'both';

/** Links to a match and to the analysis, once the position is valid. */
export function NextActions({ facets, draft, read, texts, locale }: NextActionsProps): ReactNode {
  const [seat, setSeat] = useState<PlayAs>(1);
  const { editor } = facets;
  const rules = facets.rules.find(({ variant }) => variant.id === draft.variant) ?? facets.rules[0];
  const position = read.ok && !read.value.isOver() ? read.value : null;
  const sides = SIDES.map((side) => ({ value: String(side), label: capitalise(locale.game.sides[side].name) }));
  return (
    <div className="editor-ways">
      <ChoiceGroup
        title={texts.youPlay}
        options={[...sides, { value: BOTH, label: texts.both }]}
        value={String(seat)}
        onChange={(value) => setSeat(SIDES.find((side) => String(side) === value) ?? BOTH)}
      />
      <div className="editor-links">
        <ActionLink
          look="primary"
          href={position === null ? null : playPositionAddress(rules, position, seat)}
          label={texts.buttons.play}
        />
        <ActionLink
          look="cool"
          href={position === null ? null : analysePositionAddress(rules, editor.makeText(draft))}
          label={texts.buttons.analyse}
        />
      </div>
    </div>
  );
}

interface ActionLinkProps {
  readonly look: 'primary' | 'cool';
  /** Null while the position is not valid. */
  readonly href: string | null;
  readonly label: string;
}

function ActionLink({ look, href, label }: ActionLinkProps): ReactNode {
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
