import { createContext, type ReactNode, useContext, useId } from 'react';

// Several boards may share a page, so each prefixes the ids of its gradients.

const PaintContext = createContext('board');

export function PaintProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const prefix = `b${useId().replace(/\W/g, '')}`;
  return <PaintContext value={prefix}>{children}</PaintContext>;
}

/** The id of a definition in this drawing. */
export function usePaintId(): (name: PaintName) => string {
  const prefix = useContext(PaintContext);
  return (name) => `${prefix}-${name}`;
}

/** A reference to a definition in this drawing. */
export function usePaint(): (name: PaintName) => string {
  const idOf = usePaintId();
  return (name) => `url(#${idOf(name)})`;
}

export const PAINT_MATERIALS = [
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
export type PaintMaterial = (typeof PAINT_MATERIALS)[number];

export const PATTERNS = ['grains', 'weave', 'veins', 'layers', 'grain', 'card-back'] as const;
export type PaintName = PaintMaterial | (typeof PATTERNS)[number];
