import type { CSSProperties, ReactNode } from 'react';
import { saveSetting } from '../settings/storage.ts';
import { Icon } from '../ui/icons.tsx';
import { useFields } from '../ui/use-store.ts';
import { formatChance, formatChanceWithSide, formatLargeNumber } from './analysis-messages.ts';
import type { BestLine } from './analysis-snapshot.ts';
import type { AnalysisState, PanelProps } from './analysis-store.ts';
import { favouredSide } from './evaluation.ts';
import { LINE_COUNTS, LINES_MEMORY, SUGGESTIONS_MEMORY } from './use-analysis.ts';

const FIELDS = [
  'texts',
  'messages',
  'locale',
  'lines',
  'lineCount',
  'isThinking',
  'isHidden',
  'showsSuggestions',
  'isOver',
  'depth',
  'nodes',
  'hasLiveFailed',
  'solvedValues',
  'isReviewing',
  'turn',
  'setLineCount',
  'showSuggestions',
  'setLive',
  'playLine',
  'showLine',
] as const;
type Shown = Pick<AnalysisState, (typeof FIELDS)[number]>;

/** The best moves with the lines that follow, updated while the engine searches. */
export function BestLinesPanel({ store }: PanelProps): ReactNode {
  const state = useFields(store, FIELDS);
  const { texts, lines, lineCount, isThinking, isHidden, showsSuggestions } = state;
  const ranked = lines.map((line, index) => ({ line, rank: index + 1 }));
  const rows: CSSProperties & Record<'--rows', number> = { '--rows': lineCount };
  return (
    <section className="lines" aria-label={texts.lines.title}>
      <header className="panel-head">
        <select
          className="field"
          aria-label={texts.lines.count}
          title={texts.lines.count}
          value={String(lineCount)}
          onChange={(event) => {
            saveSetting(LINES_MEMORY, event.target.value);
            state.setLineCount(Number(event.target.value));
          }}
        >
          {LINE_COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button quiet icon panel-toggle"
          aria-label={texts.lines.arrows}
          title={texts.lines.arrows}
          aria-pressed={showsSuggestions}
          onClick={() => {
            saveSetting(SUGGESTIONS_MEMORY, showsSuggestions ? 'off' : 'on');
            state.showSuggestions(!showsSuggestions);
          }}
        >
          <Icon name="arrow" />
        </button>
        <button
          type="button"
          className={`button ${isThinking ? '' : 'cool'}`}
          disabled={isHidden || state.isOver}
          onClick={() => state.setLive(!isThinking)}
        >
          {isThinking ? texts.lines.stop : texts.lines.start}
        </button>
        <p className="lines-effort figures">{formatEffort(state)}</p>
      </header>
      <ol className="lines-list" style={rows}>
        {ranked.map(({ line, rank }) => (
          <LineRow key={rank} state={state} line={line} index={rank - 1} />
        ))}
      </ol>
    </section>
  );
}

function formatEffort({ texts, locale, lines, depth, nodes, isHidden, ...state }: Shown): string {
  if (state.isOver) return texts.lines.over;
  if (isHidden) return texts.lines.off;
  if (state.hasLiveFailed) return texts.lines.failed;
  if (lines.length > 0) return texts.lines.effort(depth, formatLargeNumber(locale.language, nodes));
  if (state.solvedValues.isProving) return texts.lines.proofFirst;
  if (state.isReviewing) return texts.lines.waiting;
  return state.isThinking ? texts.lines.searching : texts.lines.off;
}

interface LineRowProps {
  readonly state: Shown;
  readonly line: BestLine;
  readonly index: number;
}

/** The first button plays the first move of the line; the second adds the whole line to the moves. */
function LineRow({ state, line, index }: LineRowProps): ReactNode {
  const { texts, messages, turn } = state;
  const { evaluation } = line;
  // A proved line shows the mark of the side that wins.
  const side = evaluation.proved === null ? turn : favouredSide(evaluation).side;
  const [first = '', ...others] = line.names;
  return (
    <li className="line">
      <button type="button" className="line-play" onClick={() => state.playLine(index)}>
        <span className="visually-hidden">
          {texts.lines.play(first, formatChanceWithSide(messages, evaluation, turn))}
        </span>
        <span className={`line-evaluation figures${evaluation.proved === null ? '' : ' is-proved'}`} aria-hidden="true">
          <span className={`side-mark side-${side}`} />
          {formatChance(messages, evaluation, turn)}
        </span>
        <span className="line-moves">
          <strong>{first}</strong> {others.join(' ')}
        </span>
      </button>
      <button
        type="button"
        className="button quiet icon"
        aria-label={texts.lines.keep(first)}
        title={texts.lines.keep(first)}
        onClick={() => state.showLine(index)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M12 5v14M5 12h14" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  );
}
