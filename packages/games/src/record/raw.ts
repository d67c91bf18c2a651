// A record as it was read, before anything in it has been checked against the rules. Text and JSON meet here.

/** A text with the line it stood on, null in JSON. */
export interface Located {
  readonly text: string;
  readonly line: number | null;
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
}
