export type Alignment = 'left' | 'right';

/** Tables: pads the cells of each column to one width. A row may have fewer cells than there are columns. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[],
): readonly string[] {
  const widths = alignments.map((_, column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return alignments[column] === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
