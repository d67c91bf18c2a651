import { addAfterEffect, useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';

/** Part of a scene that tells when all of it has been drawn for the first time. */
export function FirstFrame({ onDrawn }: { readonly onDrawn: () => void }): null {
  const isBegun = useRef(false);
  useFrame(() => {
    isBegun.current = true;
  });
  // Frames are asked for before they are drawn, this one afterwards.
  useEffect(
    () =>
      addAfterEffect(() => {
        if (isBegun.current) onDrawn();
      }),
    [onDrawn],
  );
  return null;
}
