import type { SignKind } from '@tabuleiro/games';

// The shapes of signs around the middle of a cell, for both boards. Each kind has a shape of its own: a thin frame, a diamond,
// the corners of a frame, a warning triangle, and that triangle in a whole frame.

/** A filled shape, a line, a thin one, or a line on a shape in the colour of its edge. */
export interface SignShape {
  readonly look: 'solid' | 'line' | 'thin' | 'on-solid';
  /** The outline, as in an SVG path. */
  readonly d: string;
}

const solid = (d: string): SignShape => ({ look: 'solid', d });
const line = (d: string): SignShape => ({ look: 'line', d });

const DIAMOND = [solid('M0 -15L15 0L0 15L-15 0Z')];
/** At the near edge of a cell whose middle is taken. */
const LOW_DIAMOND = [solid('M0 21L13 34L0 47L-13 34Z')];
const CORNERS = [line('M-44 -22V-44H-22M22 -44H44V-22M44 22V44H22M-22 44H-44V22')];
/** Bowls and holes are round. */
const ARCS = [
  line('M-44 -14A46 46 0 0 1 -14 -44M14 -44A46 46 0 0 1 44 -14M44 14A46 46 0 0 1 14 44M-14 44A46 46 0 0 1 -44 14'),
];
const WARNING: readonly SignShape[] = [
  solid('M-30 -48L-12 -17H-48Z'),
  { look: 'on-solid', d: 'M-30 -38V-29M-30 -23V-22.5' },
];
const FRAME = 'M-44 -44H44V44H-44Z';
const RING = 'M-46 0A46 46 0 0 1 46 0A46 46 0 0 1 -46 0Z';

export function shapesOfSign(kind: SignKind, isTaken: boolean, isRound: boolean): readonly SignShape[] {
  const whole = isRound ? RING : FRAME;
  switch (kind) {
    case 'pointed':
      return [{ look: 'thin', d: whole }];
    case 'goes':
      return isTaken ? LOW_DIAMOND : DIAMOND;
    case 'attacks':
      return isRound ? ARCS : CORNERS;
    case 'threatened':
      return WARNING;
    case 'decisive':
      return [line(whole), ...WARNING];
    default:
      return kind;
  }
}
