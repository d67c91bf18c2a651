/** Where a piece can go, and what is in danger. */
export interface AttackTexts {
  readonly goes: (cells: string) => string;
  readonly attacks: (cells: string) => string;
  readonly stuck: string;
  readonly threatened: (cells: string) => string;
  /** Where the other side could win at once. */
  readonly decisive: (cells: string) => string;
  readonly safe: string;
}

export const texts: AttackTexts = {
  goes: (cells) => `Can go to ${cells}.`,
  attacks: (cells) => `Attacks ${cells}.`,
  stuck: 'Cannot move now.',
  threatened: (cells) => `Threatened: ${cells}.`,
  decisive: (cells) => `Could decide the match: ${cells}.`,
  safe: 'Nothing is threatened.',
};
