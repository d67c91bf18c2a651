import {
  err,
  type Limits,
  ok,
  oneOf,
  type Result,
  type SharedCode,
  type Side,
  type TextError,
  textError,
} from '@tabuleiro/games';

// The line `go …`, read by our server and written by our client. Times are in milliseconds.

const CLOCKS = ['p1time', 'p2time', 'p1inc', 'p2inc'] as const;
const COUNTS = ['movetime', 'depth', 'nodes'] as const;
const NUMBERS = [...CLOCKS, ...COUNTS] as const;
type NumberName = (typeof NUMBERS)[number];

const LARGEST = Number.MAX_SAFE_INTEGER;

export interface Go {
  readonly limits: Limits;
  /** The answer waits for `stop`. */
  readonly infinite: boolean;
}

/** Reads the words after `go`. */
export function parseGo(words: readonly string[]): Result<Go, TextError> {
  const numbers = new Map<NumberName, number>();
  let infinite = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const name = NUMBERS.find((known) => known === word);
    if (name !== undefined) {
      const value = parseCount(name, words[++index] ?? '');
      if (!value.ok) return value;
      numbers.set(name, value.value);
    } else if (word === 'infinite') {
      infinite = true;
    } else {
      return err(textError('go', word, oneOf([...NUMBERS, 'infinite'])));
    }
  }
  return ok({ limits: toLimits(numbers), infinite });
}

function parseCount(name: NumberName, text: string): Result<number, TextError> {
  // Runners report a clock that has run out as it is, below zero; a player that got no answer would wait for ever.
  if (CLOCKS.some((clock) => clock === name) && /^-[0-9]{1,16}$/.test(text)) return ok(0);
  const value = /^[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return value <= LARGEST
    ? ok(value)
    : err(textError<SharedCode>(`go.${name}`, text, { code: 'number', values: { max: LARGEST } }));
}

function toLimits(numbers: ReadonlyMap<NumberName, number>): Limits {
  const [timeMs, depth, nodes] = COUNTS.map((name) => numbers.get(name));
  const [time1, time2, increment1 = 0, increment2 = 0] = CLOCKS.map((name) => numbers.get(name));
  const known = time1 ?? time2;
  return {
    ...(timeMs !== undefined && { timeMs }),
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(known !== undefined && {
      clocks: { timeMs: [time1 ?? known, time2 ?? known], incrementMs: [increment1, increment2] },
    }),
  };
}

/** The line for limits; `fallbackMs` is what a player without limits is given. */
export function makeGo(limits: Limits, fallbackMs: number): string {
  const { timeMs, depth, nodes, clocks } = limits;
  const unlimited = timeMs === undefined && depth === undefined && nodes === undefined && clocks === undefined;
  const numbers: readonly (readonly [NumberName, number | undefined])[] = [
    ['p1time', clocks?.timeMs[0]],
    ['p2time', clocks?.timeMs[1]],
    ['p1inc', clocks?.incrementMs[0]],
    ['p2inc', clocks?.incrementMs[1]],
    ['movetime', unlimited ? fallbackMs : timeMs],
    ['depth', depth],
    ['nodes', nodes],
  ];
  const words = numbers.map(([name, value]) =>
    value === undefined ? '' : ` ${name} ${Math.max(0, Math.round(value))}`,
  );
  return `go${words.join('')}`;
}

/** How long the side may think at most, as far as time is limited. */
export function longestMs(limits: Limits, side: Side): number | undefined {
  const { timeMs, clocks } = limits;
  const clock = clocks && clocks.timeMs[side - 1];
  const increment = clocks?.incrementMs[side - 1] ?? 0;
  const times = [timeMs, clock === undefined ? undefined : clock + increment].filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}
