import { createContext, type ReactNode, useContext, useId } from 'react';

// Several boards may stand on one page, so the ids of their gradients begin with a word of their own.

const PaintContext = createContext('board');

export function PaintProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const prefix = `b${useId().replace(/\W/g, '')}`;
  return <PaintContext value={prefix}>{children}</PaintContext>;
}

/** The id under which something is defined in this drawing. */
export function usePaintId(): (name: PaintName) => string {
  const prefix = useContext(PaintContext);
  return (name) => `${prefix}-${name}`;
}

/** Refers to something defined in this drawing. */
export function usePaint(): (name: PaintName) => string {
  const idOf = usePaintId();
  return (name) => `url(#${idOf(name)})`;
}

export const MATERIALS = [
  'sand',
  'sand-hole',
  'felt',
  'marble-light',
  'marble-dark',
  'hardwood',
  'bowl',
  'slate-light',
  'slate-dark',
  'frame',
  'pale-wood',
  'pale-side',
  'dark-wood',
  'dark-side',
  'ivory',
  'jet',
  'card-light',
  'card-dark',
  'maple',
  'stone',
  'brass',
  'copper',
  'gold',
  'seed-0',
  'seed-1',
  'seed-2',
  'wax',
  'flame',
  'dimming',
] as const;
export type Material = (typeof MATERIALS)[number];

export const PATTERNS = ['grains', 'weave', 'veins', 'grain', 'card-back'] as const;
export type PaintName = Material | (typeof PATTERNS)[number];
