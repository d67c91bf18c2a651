import { capitalise, type GameId, SIDES, type GameLocale } from '@tabuleiro/games';
import { type ReactNode, useMemo, useState } from 'react';
import { useAsked } from '../app/address/use-asked.ts';
import { useLanguage } from '../app/language.tsx';
import { usePageName } from '../app/page-name.ts';
import { useLocale } from '../app/use-voice.ts';
import type { EditorTexts } from '../text/editor/index.ts';
import { Choice } from './choice.tsx';
import { DeskButtons } from './desk-buttons.tsx';
import { canUndo, type DeskKit, offeredOn, readDesk, textOn, toolOf } from './desk.ts';
import { EditorBoard } from './editor-board.tsx';
import { FieldList } from './field-list.tsx';
import { Palette } from './palette.tsx';
import { PositionText } from './position-text.tsx';
import { sayDesk, sayHint } from './sentences.ts';
import { useDesk, useDeskKit, useEditorTexts, useKeptAddress } from './use-desk.ts';
import { WaysOn } from './ways-on.tsx';
import './editor.css';

interface EditorPageProps {
  readonly game: GameId;
  /** What stands after `?` in the address: `position` and `variant`. */
  readonly query: string;
}

/** Where a person sets up any position, by hand or as text, to play or to analyse it. */
export function EditorPage({ game, query }: EditorPageProps): ReactNode {
  const kit = useDeskKit(game);
  const locale = useLocale(game);
  const texts = useEditorTexts();
  const { asked, turn, noteOwn } = useAsked(query);
  usePageName(locale === null || texts === null ? null : texts.title(locale.game.name));
  if (kit === null || locale === null || texts === null) return null;
  return <DeskPage key={turn} kit={kit} locale={locale} texts={texts} query={asked} noteOwn={noteOwn} />;
}

interface DeskPageProps {
  readonly kit: DeskKit;
  readonly locale: GameLocale;
  readonly texts: EditorTexts;
  readonly query: string;
  readonly noteOwn: (query: string) => void;
}

function DeskPage({ kit, locale, texts, query, noteOwn }: DeskPageProps): ReactNode {
  const { app } = useLanguage().texts;
  const [desk, act] = useDesk(kit, query);
  const [bottom, setBottom] = useState<1 | 2>(1);
  useKeptAddress(kit, desk, noteOwn);

  const { editor, rules } = kit;
  const { draft } = desk;
  const view = useMemo(() => editor.describe(draft), [editor, draft]);
  const offered = useMemo(() => offeredOn(kit, desk), [kit, desk]);
  const read = readDesk(kit, desk);
  const tool = toolOf(kit, desk);
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
        picked={desk.picked}
        act={act}
      />
      <div className="editor-hand">
        <Palette
          tools={editor.tools}
          value={desk.tool}
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
          {sayHint(desk, tool, texts, locale)}
        </p>
        <DeskButtons
          texts={texts}
          canUndo={canUndo(desk)}
          act={act}
          turnBoard={() => setBottom(bottom === 1 ? 2 : 1)}
        />
      </div>
      <div className="editor-rest">
        <Choice
          title={texts.toMove}
          options={sides}
          value={String(draft.turn)}
          onChange={(value) => act({ kind: 'turn', side: value === '1' ? 1 : 2 })}
        />
        {variants.length > 1 && (
          <Choice
            title={app.setup.variant}
            options={variants}
            value={draft.variant}
            onChange={(variant) => act({ kind: 'variant', variant })}
          />
        )}
        <FieldList
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
          text={textOn(kit, desk)}
          said={sayDesk(read, texts, locale)}
          isGood={read.ok}
          onChange={(text) => act({ kind: 'text', text })}
        />
        <WaysOn kit={kit} draft={draft} read={read} texts={texts} locale={locale} />
      </div>
    </div>
  );
}
