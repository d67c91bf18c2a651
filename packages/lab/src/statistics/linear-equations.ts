import { assert } from '@tabuleiro/games';

/** Solves a system with a symmetric positive definite matrix, given as its lower triangle (Cholesky). */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const root = matrix.map((row) => Float64Array.from(row));
  const at = (row: number, column: number): number => root[row]?.[column] ?? 0;
  const size = right.length;
  for (const [row, cells] of root.entries()) {
    for (let column = 0; column <= row; column++) {
      let rest = at(row, column);
      for (let before = 0; before < column; before++) rest -= at(row, before) * at(column, before);
      if (column < row) cells[column] = rest / at(column, column);
      else {
        assert(rest > 0, 'the matrix is positive definite');
        cells[column] = Math.sqrt(rest);
      }
    }
  }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let rest = solution[row] ?? 0;
    for (let before = 0; before < row; before++) rest -= at(row, before) * (solution[before] ?? 0);
    solution[row] = rest / at(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = solution[row] ?? 0;
    for (let after = row + 1; after < size; after++) rest -= at(after, row) * (solution[after] ?? 0);
    solution[row] = rest / at(row, row);
  }
  return solution;
}
