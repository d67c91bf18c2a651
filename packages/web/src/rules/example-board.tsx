import { type Example, type ExampleText, type GameId, loadRules, type GameLocale } from '@tabuleiro/games';
import { type GameFacets, type LessonOptions, LessonSession, loadGameFacets, formatLessonNote } from '@tabuleiro/play';
import { type ReactNode, useState } from 'react';
import { Board2D } from '../board/board-2d.tsx';
import { MATCH_TEXTS, type Messages, nameOnBoard } from '../match/messages.ts';
import { PAGE_TIMERS, canAnimate } from '../settings/appearance.ts';
import { Icon, Strokes } from '../ui/icons.tsx';
import { useLoaded } from '../ui/loading.ts';
import { useStateWithoutFrame, useSelector } from '../ui/use-store.ts';
import { RULES_TEXTS } from './rules-contents.tsx';

export interface ExampleBoardProps {
  readonly game: GameId;
  readonly example: Example;
  readonly words: ExampleText;
  readonly locale: GameLocale;
}

/** The board of an example and its buttons. The parent reserves the room. */
export function ExampleBoard(props: ExampleBoardProps): ReactNode {
  const { game, example } = props;
  const loaded = useLoaded(`${game} ${example.id}`, async () => {
    const [facets, rules]: [GameFacets, LessonOptions['rules']] = await Promise.all([
      loadGameFacets(game),
      loadRules(game, example.variant),
    ]);
    return { example, facets, rules, timers: PAGE_TIMERS, canAnimate: canAnimate };
  });
  return loaded === null ? <div className="example-board" /> : <LoadedBoard {...props} options={loaded} />;
}

function LoadedBoard({ words, locale, options }: ExampleBoardProps & { readonly options: LessonOptions }): ReactNode {
  const [lesson] = useState(() => new LessonSession(options));
  const shown = useStateWithoutFrame(lesson);
  const spoken: Messages = { locale, texts: MATCH_TEXTS[locale.language] };
  const texts = RULES_TEXTS[locale.language];
  const { ply } = shown;
  return (
    <>
      <LessonBoard lesson={lesson} spoken={spoken} />
      <div className={`example-foot example-${options.example.kind}`}>
        {lesson.plies > 0 && (
          <div className="example-way">
            <Tool label={texts.back} isPossible={ply > 0} act={() => lesson.back()}>
              <Icon name="back" />
            </Tool>
            <button
              type="button"
              className="button example-forward"
              aria-disabled={ply === lesson.plies}
              onClick={() => lesson.forward()}
            >
              {texts.forward}
            </button>
            <span className="example-progress figures">{texts.progress(ply, lesson.plies)}</span>
          </div>
        )}
        <p className={`example-said example-${shown.note.kind}`} aria-live="polite">
          {formatLessonNote(shown.note, words, locale, spoken.texts) || texts.begin}
        </p>
        <Tool
          label={texts.again}
          isPossible={shown.note.kind !== 'begin' || shown.picked.length > 0}
          act={() => lesson.again()}
        >
          <Strokes path="M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5" />
        </Tool>
      </div>
    </>
  );
}

function LessonBoard({ lesson, spoken }: { readonly lesson: LessonSession; readonly spoken: Messages }): ReactNode {
  const { view, offered, picked, frameMs } = useSelector(lesson, (shown) => shown);
  return (
    <div className="example-board">
      <Board2D
        view={view}
        locale={spoken.locale}
        bottom={1}
        offered={offered}
        picked={picked}
        onPick={(id) => lesson.pick(id)}
        frameMs={frameMs}
        nameOf={(id) => nameOnBoard(view, spoken, id)}
      />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isPossible: boolean;
  readonly act: () => void;
  readonly children: ReactNode;
}

/** Not `disabled`, which would lose the keyboard's focus. */
function Tool({ label, isPossible, act, children }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className="button quiet icon"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      onClick={act}
    >
      {children}
    </button>
  );
}
