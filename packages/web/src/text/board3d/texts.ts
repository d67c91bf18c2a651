/** What is said around the board in depth. */
export interface Board3DTexts {
  /** The switch between the flat and the deep board. */
  readonly depth: string;
  readonly depths: Readonly<Record<'2d' | '3d', string>>;
  /** When the browser cannot draw in depth, or the part that does could not be loaded. */
  readonly failed: string;
  /** How one looks at it from elsewhere. */
  readonly turn: string;
}
