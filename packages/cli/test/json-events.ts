/** An event as printed with `--json`. */
export interface Event {
  readonly event: string;
  readonly move?: string;
  readonly notices?: readonly { readonly code: string; readonly text: string }[];
}

/** The events of an output, one a line. */
export function readEvents(out: string): readonly Event[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => {
      const event: Event = JSON.parse(line);
      return event;
    });
}
