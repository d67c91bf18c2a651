import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { useFields } from '../ui/use-store.ts';
import { formatEvaluation } from './analysis-messages.ts';
import type { GraphPoint } from './analysis-snapshot.ts';
import type { AnalysisState, PanelProps } from './analysis-store.ts';

/** How many plies Page Up and Page Down skip. */
const LEAP = 5;

const FIELDS = ['graph', 'texts', 'messages', 'node', 'moveNameOf', 'goToNode'] as const;
type Shown = Pick<AnalysisState, (typeof FIELDS)[number]>;

/** The evaluation over the main line. A slider: pointer and keys go to a ply. */
export function EvaluationGraph({ store }: PanelProps): ReactNode {
  const state = useFields(store, FIELDS);
  const { graph, texts, messages, node, goToNode } = state;
  const last = graph.length - 1;
  const shown = plyOnMain(graph, node);
  const go = (ply: number): void => {
    const point = graph[Math.max(0, Math.min(last, ply))];
    if (point !== undefined && point.node !== node) goToNode(point.node);
  };
  const touch = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * last));
  };
  const press = (event: KeyboardEvent): void => {
    const goal = goalOf(event.key, shown, last);
    if (goal === null) return;
    event.preventDefault();
    go(goal);
  };
  const at = graph[shown];
  const said = formatEvaluation(messages, at?.evaluation ?? null);
  return (
    <div
      className="graph"
      role="slider"
      tabIndex={0}
      aria-label={texts.graph.label}
      aria-valuemin={0}
      aria-valuemax={Math.max(last, 1)}
      aria-valuenow={shown}
      aria-valuetext={
        at === undefined || at.node === null
          ? `${texts.graph.start}: ${said}`
          : texts.graph.at(shown, labelOf(state, at), said)
      }
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        touch(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) touch(event);
      }}
      onKeyDown={press}
    >
      {last === 0 && <p className="graph-none">{texts.graph.waiting}</p>}
      {last > 0 && <Curve graph={graph} />}
      {last > 0 && <span className="graph-now" style={{ left: within('2px', percent(shown, last)) }} />}
      {graph.map(({ ply, mark, evaluation }) =>
        mark === null ? null : (
          <span
            key={ply}
            className={`graph-mark mark-${mark.length === 1 ? 'plain' : mark === '??' ? 'grave' : 'slight'}`}
            style={{
              left: within(MARK_ROOM, percent(ply, last)),
              top: within(MARK_ROOM, `${100 - (evaluation?.points ?? 50)}%`),
            }}
          />
        ),
      )}
    </div>
  );
}

/** The current ply, or the one at which the current variation leaves the main line. */
function plyOnMain(graph: readonly GraphPoint[], node: Shown['node']): number {
  for (let at = node; at !== null; at = at.before) if (graph[at.ply]?.node === at) return at.ply;
  return 0;
}

function labelOf({ texts, moveNameOf }: Shown, { node, mark }: GraphPoint): string {
  const text = node === null ? '' : moveNameOf(node);
  return mark === null ? text : `${text} (${texts.review.marks[mark]})`;
}

function goalOf(key: string, ply: number, last: number): number | null {
  const goals: Readonly<Record<string, number>> = {
    Home: 0,
    End: last,
    PageUp: ply + LEAP,
    PageDown: ply - LEAP,
    ArrowUp: ply + 1,
    ArrowDown: ply - 1,
  };
  return goals[key] ?? null;
}

const percent = (ply: number, last: number): string => `${((ply / Math.max(last, 1)) * 100).toFixed(2)}%`;

/** Half a mark, so that none is cut off at the edge. */
const MARK_ROOM = '0.5rem';

const within = (room: string, place: string): string => `clamp(${room}, ${place}, 100% - ${room})`;

/** The curve, stretched to the available width. The area below it belongs to side 1. Unknown plies are left out. */
const Curve = memo(function Curve({ graph }: { readonly graph: readonly GraphPoint[] }): ReactNode {
  const last = graph.length - 1;
  return (
    <svg className="graph-curve" viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
      {runsOf(graph).map((run) => {
        const line = run.map(({ ply, points }) => `${ply},${(100 - points).toFixed(1)}`).join(' ');
        const [from, to] = [run[0]?.ply ?? 0, run.at(-1)?.ply ?? 0];
        return (
          <g key={from}>
            <polygon className="graph-above" points={`${from},0 ${line} ${to},0`} />
            <polygon className="graph-below" points={`${from},100 ${line} ${to},100`} />
            <polyline className="graph-line" points={line} />
          </g>
        );
      })}
      <line className="graph-middle" x1="0" x2={last} y1="50" y2="50" />
    </svg>
  );
});

interface Known {
  readonly ply: number;
  readonly points: number;
}

/** Stretches of plies with known evaluations. */
export function runsOf(graph: readonly GraphPoint[]): readonly (readonly Known[])[] {
  const runs: Known[][] = [];
  let isOpen = false;
  for (const { ply, evaluation } of graph) {
    if (evaluation !== null) {
      const known = { ply, points: evaluation.points };
      if (isOpen) runs.at(-1)?.push(known);
      else runs.push([known]);
    }
    isOpen = evaluation !== null;
  }
  return runs;
}
