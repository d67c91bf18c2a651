import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that is the same at every drawing and calls the newest one: for effects that must not begin anew with it. */
export function useStableCallback<Values extends readonly unknown[], Result>(
  act: (...values: Values) => Result,
): (...values: Values) => Result {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...values) => newest.current(...values), []);
}
