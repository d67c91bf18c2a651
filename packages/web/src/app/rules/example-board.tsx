import { type Example, type ExampleText, type GameId, loadRules, type GameLocale } from '@tabuleiro/games';
import {
  type GameFacets,
  isBoardNote,
  type LessonNote,
  type LessonOptions,
  LessonSession,
  loadGameFacets,
  sayNote,
  sentenceFrom,
} from '@tabuleiro/play';
import { type ReactNode, useState } from 'react';
import { Board2D } from '../../board/board-2d.tsx';
import { Icon } from '../../play/icons.tsx';
import { nameOnTable } from '../../play/names.ts';
import { PAGE_TIMERS, type Words } from '../../play/words.ts';
import { LIVE_BOARD_TEXTS } from '../../text/live-boards/index.ts';
import { PLAY_TEXTS } from '../../text/play/index.ts';
import { mayMove } from '../motion.ts';
import { useAllButFrames, useParts } from '../use-parts.ts';
import { useLoaded } from '../use-voice.ts';

export interface ExampleBoardProps {
  readonly game: GameId;
  readonly example: Example;
  readonly words: ExampleText;
  readonly locale: GameLocale;
}

/** The board of an example with all that one can do there. Its room is kept by whoever shows it. */
export function ExampleBoard(props: ExampleBoardProps): ReactNode {
  const { game, example } = props;
  const loaded = useLoaded(`${game} ${example.id}`, async () => {
    const [facets, rules]: [GameFacets, LessonOptions['rules']] = await Promise.all([
      loadGameFacets(game),
      loadRules(game, example.variant),
    ]);
    return { example, facets, rules, timers: PAGE_TIMERS, canAnimate: mayMove };
  });
  return loaded === null ? <div className="example-board" /> : <LoadedBoard {...props} options={loaded} />;
}

function LoadedBoard({ words, locale, options }: ExampleBoardProps & { readonly options: LessonOptions }): ReactNode {
  const [lesson] = useState(() => new LessonSession(options));
  const shown = useAllButFrames(lesson);
  const spoken: Words = { locale, texts: PLAY_TEXTS[locale.language] };
  const texts = LIVE_BOARD_TEXTS[locale.language];
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
          {sayLesson(shown.note, words, spoken)}
        </p>
        <Tool
          label={texts.again}
          isPossible={shown.note.kind !== 'begin' || shown.picked.length > 0}
          act={() => lesson.again()}
        >
          <AgainIcon />
        </Tool>
      </div>
    </>
  );
}

function LessonBoard({ lesson, spoken }: { readonly lesson: LessonSession; readonly spoken: Words }): ReactNode {
  const { view, offered, picked, frameMs } = useParts(lesson, (shown) => shown);
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
        nameOf={(id) => nameOnTable(view, spoken, id)}
      />
    </div>
  );
}

/** What a note says. A line that has been seen to its end, and a task that is done, end with what there was to learn. */
function sayLesson(note: LessonNote, { after }: ExampleText, spoken: Words): string {
  const { locale } = spoken;
  const texts = LIVE_BOARD_TEXTS[locale.language];
  if (isBoardNote(note)) return sayNote(note, locale, spoken.texts);
  switch (note.kind) {
    case 'begin':
      return note.messages.length === 0
        ? texts.begin
        : note.messages.map((message) => sentenceFrom(locale, message)).join(' ');
    case 'told':
      return `${sentenceFrom(locale, note.told)}${note.isLast ? ` ${after}` : ''}`;
    case 'unwanted':
      return `${sentenceFrom(locale, note.told)} ${texts.unwanted}`;
    case 'done':
      return `${texts.wellDone} ${after}`;
    default:
      return note satisfies never;
  }
}

interface ToolProps {
  readonly label: string;
  readonly isPossible: boolean;
  readonly act: () => void;
  readonly children: ReactNode;
}

/** It keeps the focus when there is nothing more to do, so that nobody loses their place. */
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

function AgainIcon(): ReactNode {
  return (
    <svg
      className="icon-shape"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M19 12a7 7 0 1 1-2.200-5.100L19 9M19 4.500V9h-4.500" />
    </svg>
  );
}
