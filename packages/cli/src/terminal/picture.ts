/** The style of a piece of text. Every style works without colours too. */
export interface Style {
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
  readonly colour?: Colour;
}

export type Colour = 'two' | 'accent' | 'hint' | 'warning';

// Colours of the 256 that are readable on light and dark backgrounds. Side 1 has the terminal's default colour.
const COLOURS: Readonly<Record<Colour, string>> = {
  two: '38;5;67',
  accent: '38;5;167',
  hint: '38;5;37',
  warning: '38;5;172',
};

/** One character cell. */
interface Cell {
  readonly character: string;
  readonly style: Style;
}

/** Something that can be clicked. */
export interface Hit {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of the whole screen. */
export class Picture {
  readonly hits: Hit[] = [];
  private readonly cells: Cell[][] = [];

  get height(): number {
    return this.cells.length;
  }

  get width(): number {
    return Math.max(0, ...this.cells.map((row) => row.length));
  }

  write(row: number, column: number, text: string, style: Style = {}): void {
    while (this.cells.length <= row) this.cells.push([]);
    const line = this.cells[row] ?? [];
    let at = column;
    for (const character of text) {
      while (line.length < at) line.push({ character: ' ', style: {} });
      line[at++] = { character, style };
    }
  }

  /** Changes the style of a rectangle and keeps its text. */
  restyle(place: Omit<Hit, 'id'>, style: Style): void {
    for (let row = place.row; row < place.row + place.height; row++) {
      const line = this.cells[row] ?? [];
      for (let column = place.column; column < place.column + place.width; column++) {
        const spot = line[column] ?? { character: ' ', style: {} };
        while (line.length < column) line.push({ character: ' ', style: {} });
        line[column] = { character: spot.character, style: { ...spot.style, ...style } };
      }
    }
  }

  hit(hit: Hit): void {
    this.hits.push(hit);
  }

  hitAt(row: number, column: number): string | undefined {
    return this.hits.findLast(
      (hit) => row >= hit.row && row < hit.row + hit.height && column >= hit.column && column < hit.column + hit.width,
    )?.id;
  }

  /** The lines with ANSI codes for their styles. */
  toAnsi(colours: boolean): string[] {
    return this.cells.map((row) => lineToAnsi(row, colours));
  }
}

function lineToAnsi(row: readonly Cell[], colours: boolean): string {
  let line = '';
  let current = '';
  for (const { character, style } of row) {
    const code = ansiCode(style, colours);
    if (code !== current) line += `\x1b[0${code === '' ? '' : `;${code}`}m`;
    current = code;
    line += character;
  }
  return current === '' ? line : `${line}\x1b[0m`;
}

function ansiCode(style: Style, colours: boolean): string {
  const codes = [
    style.bold === true ? '1' : '',
    style.dim === true ? '2' : '',
    style.underline === true ? '4' : '',
    style.inverse === true ? '7' : '',
    colours && style.colour !== undefined ? COLOURS[style.colour] : '',
  ];
  return codes.filter((code) => code !== '').join(';');
}
