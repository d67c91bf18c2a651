import { type GameId, loadEditor, loadRules, variantIds } from '@tabuleiro/games';
import { useEffect, useReducer, useState } from 'react';
import { useLanguage } from '../app/language.tsx';
import { editorAddress } from '../app/route.ts';
import { useLoaded } from '../app/use-voice.ts';
import { type EditorTexts, loadEditorTexts } from '../text/editor/index.ts';
import { askedOf, positionQuery } from './address.ts';
import { type Desk, type DeskAction, type DeskKit, openDesk, readDesk, reduceDesk } from './desk.ts';

export function useDeskKit(game: GameId): DeskKit | null {
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

export function useEditorTexts(): EditorTexts | null {
  const { language } = useLanguage();
  return useLoaded(language, () => loadEditorTexts(language), 'editor');
}

export function useDesk(kit: DeskKit, query: string): readonly [Desk, (action: DeskAction) => void] {
  return useReducer(
    (desk: Desk, action: DeskAction) => reduceDesk(kit, desk, action),
    query,
    (asked) => {
      const { variant, position } = askedOf(asked);
      return openDesk(kit, variant, position);
    },
  );
}

/** Keeps the position in the address, so that a reload or a copied link shows it. */
export function useKeptAddress(kit: DeskKit, desk: Desk, noteOwn: (query: string) => void): void {
  const rules = kit.rules.find(({ variant }) => variant.id === desk.draft.variant) ?? kit.rules[0];
  // What was undone to its beginning must not come back with a reload.
  const [wasWritten, setWritten] = useState(false);
  const isAPosition = (desk.past.length > 0 || wasWritten) && readDesk(kit, desk).ok;
  if (isAPosition && !wasWritten) setWritten(true);
  const query = isAPosition ? positionQuery(rules, kit.editor.makeText(desk.draft)) : null;
  const { game } = rules;
  useEffect(() => {
    if (query === null) return;
    noteOwn(query);
    globalThis.history.replaceState(null, '', `${editorAddress(game)}?${query}`);
  }, [game, query, noteOwn]);
}
