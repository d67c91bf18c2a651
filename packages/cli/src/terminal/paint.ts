/** How a piece of text looks. Every look works without colour too. */
export interface Style {
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
  readonly colour?: Colour;
}

export type Colour = 'two' | 'accent' | 'hint' | 'warning';

// Of the 256 colours, ones that can be read on light and on dark grounds. Side 1 has the terminal's own colour.
const COLOURS: Readonly<Record<Colour, string>> = {
  two: '38;5;67',
  accent: '38;5;167',
  hint: '38;5;37',
  warning: '38;5;172',
};

/** One character on the screen. */
interface Spot {
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

/** A picture of the whole screen while it is made. */
export class Picture {
  readonly hits: Hit[] = [];
  private readonly spots: Spot[][] = [];

  get height(): number {
    return this.spots.length;
  }

  get width(): number {
    return Math.max(0, ...this.spots.map((row) => row.length));
  }

  write(row: number, column: number, text: string, style: Style = {}): void {
    while (this.spots.length <= row) this.spots.push([]);
    const line = this.spots[row] ?? [];
    let at = column;
    for (const character of text) {
      while (line.length < at) line.push({ character: ' ', style: {} });
      line[at++] = { character, style };
    }
  }

  /** Changes how a rectangle looks, leaving what stands there. */
  restyle(place: Omit<Hit, 'id'>, style: Style): void {
    for (let row = place.row; row < place.row + place.height; row++) {
      const line = this.spots[row] ?? [];
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

  /** The lines as characters alone. */
  plain(): string[] {
    return this.spots.map((row) =>
      row
        .map(({ character }) => character)
        .join('')
        .trimEnd(),
    );
  }

  /** The lines with the codes that make a terminal show their looks. */
  coded(colours: boolean): string[] {
    return this.spots.map((row) => codedLine(row, colours));
  }
}

function codedLine(row: readonly Spot[], colours: boolean): string {
  let line = '';
  let current = '';
  for (const { character, style } of row) {
    const code = codeOf(style, colours);
    if (code !== current) line += `\x1b[0${code === '' ? '' : `;${code}`}m`;
    current = code;
    line += character;
  }
  return current === '' ? line : `${line}\x1b[0m`;
}

function codeOf(style: Style, colours: boolean): string {
  const codes = [
    style.bold === true ? '1' : '',
    style.dim === true ? '2' : '',
    style.underline === true ? '4' : '',
    style.inverse === true ? '7' : '',
    colours && style.colour !== undefined ? COLOURS[style.colour] : '',
  ];
  return codes.filter((code) => code !== '').join(';');
}
