import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react';
import type { GraphPoint } from './shown.ts';
import type { PanelState } from './store.ts';
import { sayStanding } from './words.ts';

/** A few plies at once, for those who go by keyboard. */
const LEAP = 5;

/** Who stood better in the course of the match. Touching it, or the keys of a slider, go to a ply. */
export function Graph({ state }: { readonly state: PanelState }): ReactNode {
  const { graph, texts, words, node, goToNode } = state;
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
  const said = sayStanding(words, at?.standing ?? null);
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
          : texts.graph.at(shown, sayMove(state, at), said)
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
      {graph.map(({ ply, mark, standing }) =>
        mark === null ? null : (
          <span
            key={ply}
            className={`graph-mark mark-${mark.length === 1 ? 'plain' : mark === '??' ? 'grave' : 'slight'}`}
            style={{
              left: within(MARK_ROOM, percent(ply, last)),
              top: within(MARK_ROOM, `${100 - (standing?.points ?? 50)}%`),
            }}
          />
        ),
      )}
    </div>
  );
}

/** The ply of the main line where one is, or has left it. */
function plyOnMain(graph: readonly GraphPoint[], node: PanelState['node']): number {
  for (let at = node; at !== null; at = at.before) if (graph[at.ply]?.node === at) return at.ply;
  return 0;
}

function sayMove({ texts }: PanelState, { node, mark }: GraphPoint): string {
  const text = node?.text ?? '';
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

/** Half of a mark, so that none is cut off at an edge. */
const MARK_ROOM = '0.5rem';

const within = (room: string, place: string): string => `clamp(${room}, ${place}, 100% - ${room})`;

/** Stretched to the room there is; side 1 has what is below the line. Where nothing is known yet, nothing is drawn. */
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

/** The stretches of plies about which something is known. */
export function runsOf(graph: readonly GraphPoint[]): readonly (readonly Known[])[] {
  const runs: Known[][] = [];
  let isOpen = false;
  for (const { ply, standing } of graph) {
    if (standing !== null) {
      const known = { ply, points: standing.points };
      if (isOpen) runs.at(-1)?.push(known);
      else runs.push([known]);
    }
    isOpen = standing !== null;
  }
  return runs;
}
