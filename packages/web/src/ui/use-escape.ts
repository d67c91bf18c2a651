import { useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/** Calls `act` for the Escape key. */
export function useEscape(act: () => void): void {
  const actNow = useStableCallback(act);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') actNow();
    };
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [actNow]);
}
