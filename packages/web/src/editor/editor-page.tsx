import {
  capitalise,
  type GameId,
  SIDES,
  type GameLocale,
  loadEditor,
  loadRules,
  variantIds,
  type Draft,
  type Position,
  type Result,
  type TextError,
} from '@tabuleiro/games';
import { type ReactNode, useMemo, useState, useEffect, useReducer } from 'react';
import { MATCH_TEXTS } from '../match/messages.ts';
import { editorAddress } from '../routes/route.ts';
import { useRequestedQuery, type WriteAddress } from '../routes/use-requested-query.ts';
import { useTexts, lazyTexts } from '../settings/language.tsx';
import { usePageTitle } from '../ui/hooks.ts';
import { useLocale, useLoaded } from '../ui/loading.ts';
import { EditorBoard } from './editor-board.tsx';
import {
  parseEditorQuery,
  positionQuery,
  canUndo,
  type EditorFacets,
  offeredIn,
  readPosition,
  textOf,
  toolOf,
  type EditorAction,
  formatPositionStatus,
  formatHint,
  type EditorState,
  openEditorState,
  editorReducer,
  analysePositionAddress,
  playPositionAddress,
  type PlayAs,
} from './editor-state.ts';
import { Palette } from './palette.tsx';
import { ChoiceGroup, PositionFields, PositionText } from './position-fields.tsx';
import type { EditorTexts } from './text/en.ts';
import './editor.css';

const EDITOR_TEXTS = lazyTexts<EditorTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

interface EditorPageProps {
  readonly game: GameId;
  /** What follows `?` in the address: `position` and `variant`. */
  readonly query: string;
}

/** Sets up a position, by hand or as text, to play or analyse it. */
export function EditorPage({ game, query }: EditorPageProps): ReactNode {
  const facets = useEditorFacets(game);
  const locale = useLocale(game);
  const texts = useTexts(EDITOR_TEXTS);
  const { requested, revision, write } = useRequestedQuery(query);
  usePageTitle(locale === null ? null : texts.title(locale.game.name));
  if (facets === null || locale === null) return null;
  return (
    <PositionEditor key={revision} facets={facets} locale={locale} texts={texts} query={requested} write={write} />
  );
}

interface PositionEditorProps {
  readonly facets: EditorFacets;
  readonly locale: GameLocale;
  readonly texts: EditorTexts;
  readonly query: string;
  readonly write: WriteAddress;
}

function PositionEditor({ facets, locale, texts, query, write }: PositionEditorProps): ReactNode {
  const { setup } = useTexts(MATCH_TEXTS);
  const [state, act] = useEditorState(facets, query);
  const [bottom, setBottom] = useState<1 | 2>(1);
  useEditorAddress(facets, state, write);

  const { editor, rules } = facets;
  const { draft } = state;
  const view = useMemo(() => editor.describe(draft), [editor, draft]);
  const offered = useMemo(() => offeredIn(facets, state), [facets, state]);
  const read = readPosition(facets, state);
  const tool = toolOf(facets, state);
  const sides = SIDES.map((side) => ({ value: String(side), label: capitalise(locale.game.sides[side].name) }));
  const variants = rules.map(({ variant: { id } }) => ({ value: id, label: locale.game.variants[id]?.name ?? id }));
  return (
    <div className={`editor with-${tool?.kind ?? 'none'}`}>
      <h1 className="editor-head">{texts.title(locale.game.name)}</h1>
      <EditorBoard
        view={view}
        locale={locale}
        texts={texts}
        bottom={bottom}
        offered={offered}
        picked={state.picked}
        act={act}
      />
      <div className="editor-hand">
        <Palette
          tools={editor.tools}
          value={state.tool}
          texts={texts}
          locale={locale}
          isOnCard={view.surface === 'felt'}
          onChoose={(id) => act({ kind: 'tool', tool: id })}
          onDrop={(id, at) => {
            act({ kind: 'tool', tool: id });
            act({ kind: 'touch', id: at });
          }}
        />
        <p className="editor-hint" aria-live="polite">
          {formatHint(state, tool, texts, locale)}
        </p>
        <EditorButtons
          texts={texts}
          isUndoable={canUndo(state)}
          act={act}
          turnBoard={() => setBottom(bottom === 1 ? 2 : 1)}
        />
      </div>
      <div className="editor-rest">
        <ChoiceGroup
          title={texts.toMove}
          options={sides}
          value={String(draft.turn)}
          onChange={(value) => act({ kind: 'turn', side: value === '1' ? 1 : 2 })}
        />
        {variants.length > 1 && (
          <ChoiceGroup
            title={setup.variant}
            options={variants}
            value={draft.variant}
            onChange={(variant) => act({ kind: 'variant', variant })}
          />
        )}
        <PositionFields
          fields={editor.fields(draft.variant)}
          draft={draft}
          texts={texts}
          locale={locale}
          onChange={(field, value) => act({ kind: 'field', field, value })}
        />
      </div>
      <div className="editor-end">
        <PositionText
          texts={texts}
          text={textOf(facets, state)}
          said={formatPositionStatus(read, texts, locale)}
          isGood={read.ok}
          onChange={(text) => act({ kind: 'text', text })}
        />
        <NextActions facets={facets} draft={draft} read={read} texts={texts} locale={locale} />
      </div>
    </div>
  );
}

interface EditorButtonsProps {
  readonly texts: EditorTexts;
  readonly isUndoable: boolean;
  readonly act: (action: EditorAction) => void;
  readonly turnBoard: () => void;
}

function EditorButtons({ texts: { buttons }, isUndoable, act, turnBoard }: EditorButtonsProps): ReactNode {
  return (
    <div className="editor-buttons">
      <button
        type="button"
        className="button"
        // Disabled by aria only, so that it keeps the focus.
        aria-disabled={!isUndoable}
        onClick={() => act({ kind: 'undo' })}
      >
        {buttons.undo}
      </button>
      <button type="button" className="button" onClick={() => act({ kind: 'start' })}>
        {buttons.start}
      </button>
      <button type="button" className="button" onClick={() => act({ kind: 'empty' })}>
        {buttons.empty}
      </button>
      <button type="button" className="button" onClick={turnBoard}>
        {buttons.turn}
      </button>
    </div>
  );
}

function useEditorFacets(game: GameId): EditorFacets | null {
  return useLoaded(game, async () => {
    const [first = '', ...others] = variantIds(game);
    const [editor, usual, ...rules] = await Promise.all([
      loadEditor(game),
      loadRules(game, first),
      ...others.map(async (variant) => loadRules(game, variant)),
    ]);
    return { editor, rules: [usual, ...rules] as const };
  });
}

function useEditorState(facets: EditorFacets, query: string): readonly [EditorState, (action: EditorAction) => void] {
  return useReducer(
    (state: EditorState, action: EditorAction) => editorReducer(facets, state, action),
    query,
    (asked) => {
      const { variant, position } = parseEditorQuery(asked);
      return openEditorState(facets, variant, position);
    },
  );
}

/** Keeps the position in the address, so that a reload or a copied link shows it. */
function useEditorAddress(facets: EditorFacets, state: EditorState, write: WriteAddress): void {
  const rules = facets.rules.find(({ variant }) => variant.id === state.draft.variant) ?? facets.rules[0];
  // Once written, also written after undoing everything, so that a reload does not bring changes back.
  const [wasWritten, setWritten] = useState(false);
  const isAPosition = (state.past.length > 0 || wasWritten) && readPosition(facets, state).ok;
  if (isAPosition && !wasWritten) setWritten(true);
  const query = isAPosition ? positionQuery(rules, facets.editor.makeText(state.draft)) : null;
  const { game } = rules;
  useEffect(() => {
    if (query !== null) write(`${editorAddress(game)}?${query}`);
  }, [game, query, write]);
}

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
