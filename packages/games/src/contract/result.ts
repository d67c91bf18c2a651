/**
 * Expected failure as a value. A plain union, so that it survives JSON and `postMessage`. Parsers and all other code
 * that takes outside input return it and never throw.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Thrown for a bug in the program; caught only at the edge of a process. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

/** Asserts a condition that must hold for every input. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new BrokenInvariant(`this does not hold: ${message}`);
}

/** Closes an exhaustive switch: it compiles only while every case is handled. */
export function unreachable(value: never): never {
  throw new BrokenInvariant(`not reachable: ${String(value)}`);
}
