import { type GameId, loadEditor, loadRules, variantIds } from '@tabuleiro/games';
import { useEffect, useReducer, useState } from 'react';
import { editorAddress } from '../routes/route.ts';
import { useLoaded } from '../ui/loading.ts';
import { parseEditorQuery, positionQuery } from './editor-address.ts';
import {
  type EditorState,
  type EditorAction,
  type EditorFacets,
  openEditorState,
  readPosition,
  editorReducer,
} from './editor-state.ts';

export function useEditorFacets(game: GameId): EditorFacets | null {
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

export function useEditorState(
  facets: EditorFacets,
  query: string,
): readonly [EditorState, (action: EditorAction) => void] {
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
export function useEditorAddress(facets: EditorFacets, state: EditorState, noteOwn: (query: string) => void): void {
  const rules = facets.rules.find(({ variant }) => variant.id === state.draft.variant) ?? facets.rules[0];
  // Once written, also written after undoing everything, so that a reload does not bring changes back.
  const [wasWritten, setWritten] = useState(false);
  const isAPosition = (state.past.length > 0 || wasWritten) && readPosition(facets, state).ok;
  if (isAPosition && !wasWritten) setWritten(true);
  const query = isAPosition ? positionQuery(rules, facets.editor.makeText(state.draft)) : null;
  const { game } = rules;
  useEffect(() => {
    if (query === null) return;
    noteOwn(query);
    globalThis.history.replaceState(null, '', `${editorAddress(game)}?${query}`);
  }, [game, query, noteOwn]);
}
