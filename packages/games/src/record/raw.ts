// A record as it was read, before anything in it has been checked against the rules. Text and JSON meet here.

/** A text with the place where it stood. */
export interface Located {
  readonly text: string;
  /** Null in JSON. */
  readonly line: number | null;
  /** How an error names the place: `tags.Variant` in text, `variant` in JSON. */
  readonly field: string;
  /** What errors show instead of `text`, where JSON says it in another way. */
  readonly shown?: string;
}

export interface RawPly {
  readonly move: Located;
  comment?: string;
  clockMs?: number;
  readonly variations: RawLine[];
}

export interface RawLine {
  comment?: string;
  readonly plies: RawPly[];
}

export interface RawMatch extends RawLine {
  readonly tags: Map<string, Located>;
  /** The mark at the end of the moves. */
  result?: Located;
  /** The points, as JSON; text does not hold them. */
  readonly points?: Located;
}
