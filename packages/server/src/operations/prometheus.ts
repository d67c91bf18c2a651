/** Metrics in the text format of Prometheus. */

type Labels = Readonly<Record<string, string>>;
type Read = () => number | Promise<number>;
type LabelledValues = readonly (readonly [Labels, number])[];

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  lines(): readonly string[] | Promise<readonly string[]>;
}

/** A counter, optionally with one label. */
export class Counter {
  private readonly counts = new Map<string, number>();
  private readonly label: string | null;

  constructor(label: string | null = null) {
    this.label = label;
    if (label === null) this.counts.set('', 0);
  }

  add(value = '', amount = 1): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + amount);
  }

  lines(name: string): readonly string[] {
    const { label } = this;
    return [...this.counts].map(([value, count]) => line(name, label === null ? {} : { [label]: value }, count));
  }
}

/** How often something was at most so large. */
export class Histogram {
  private readonly bounds: readonly number[];
  private readonly counts: number[];
  private sum = 0;
  private count = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = bounds.map(() => 0);
  }

  add(value: number): void {
    this.sum += value;
    this.count++;
    const place = this.bounds.findIndex((bound) => value <= bound);
    if (place >= 0) this.counts[place] = (this.counts[place] ?? 0) + 1;
  }

  lines(name: string, labels: Labels = {}): readonly string[] {
    let total = 0;
    const buckets = this.bounds.map((bound, index) => {
      total += this.counts[index] ?? 0;
      return line(`${name}_bucket`, { ...labels, le: String(bound) }, total);
    });
    return [
      ...buckets,
      line(`${name}_bucket`, { ...labels, le: '+Inf' }, this.count),
      line(`${name}_sum`, labels, this.sum),
      line(`${name}_count`, labels, this.count),
    ];
  }
}

/** A histogram for each combination of labels. The caller makes sure that there are few. */
export class LabelledHistogram {
  private readonly bounds: readonly number[];
  private readonly parts = new Map<string, { readonly labels: Labels; readonly histogram: Histogram }>();

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
  }

  add(labels: Labels, value: number): void {
    const key = JSON.stringify(labels);
    const part = this.parts.get(key) ?? { labels, histogram: new Histogram(this.bounds) };
    this.parts.set(key, part);
    part.histogram.add(value);
  }

  lines(name: string): readonly string[] {
    return [...this.parts.values()].flatMap(({ labels, histogram }) => histogram.lines(name, labels));
  }
}

/** All metrics. */
export class MetricsRegistry {
  private readonly metrics: Metric[] = [];

  counter(name: string, help: string, label: string | null = null): Counter {
    const counter = new Counter(label);
    this.metrics.push({ name, help, type: 'counter', lines: () => counter.lines(name) });
    return counter;
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const histogram = new Histogram(bounds);
    this.metrics.push({ name, help, type: 'histogram', lines: () => histogram.lines(name) });
    return histogram;
  }

  labelledHistogram(name: string, help: string, bounds: readonly number[]): LabelledHistogram {
    const histogram = new LabelledHistogram(bounds);
    this.metrics.push({ name, help, type: 'histogram', lines: () => histogram.lines(name) });
    return histogram;
  }

  /** A value that is read whenever the metrics are. */
  gauge(name: string, help: string, read: Read): void {
    this.gauges(name, help, async () => [[{}, await read()]]);
  }

  /** The same for several values that labels tell apart. */
  gauges(name: string, help: string, read: () => LabelledValues | Promise<LabelledValues>): void {
    const lines = async (): Promise<readonly string[]> =>
      (await read()).map(([labels, value]) => line(name, labels, value));
    this.metrics.push({ name, help, type: 'gauge', lines });
  }

  /** Like a gauge, of something that only grows. */
  total(name: string, help: string, read: Read): void {
    this.metrics.push({ name, help, type: 'counter', lines: async () => [line(name, {}, await read())] });
  }

  /** Everything, one line each. */
  async write(): Promise<string> {
    const blocks = await Promise.all(
      this.metrics.map(async (metric) => {
        const { name, help, type } = metric;
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await metric.lines())].join('\n');
      }),
    );
    return `${blocks.join('\n')}\n`;
  }
}

function line(name: string, labels: Labels, value: number): string {
  const inside = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${inside.length === 0 ? '' : `{${inside.join(',')}}`} ${value}`;
}

function escape(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
}
