import { assert } from '@tabuleiro/games';

export interface LongestTask {
  /** On the clock, and of the processor. */
  readonly clockMs: number;
  readonly cpuMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** On the clock and of the processor, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the pages' main threads in a trace of the browser. */
export function longestTaskIn(trace: string): LongestTask {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(threadOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)));
  assert(tasks.length > 0, 'the trace has tasks of the main thread');
  const most = (values: readonly number[]): number => Math.max(0, ...values) / 1000;
  return {
    clockMs: most(tasks.map(({ dur = 0 }) => dur)),
    cpuMs: most(tasks.map(({ tdur = 0 }) => tdur)),
  };
}
