import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback with one identity that always calls the latest function, so that effects need not run again. */
export function useStableCallback<Values extends readonly unknown[], Result>(
  act: (...values: Values) => Result,
): (...values: Values) => Result {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...values) => newest.current(...values), []);
}
