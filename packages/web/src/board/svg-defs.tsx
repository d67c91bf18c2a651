import { type ReactNode, createContext, useContext, useId } from 'react';

type Stop = readonly [offset: number, colour: string, opacity?: number];

interface Recipe {
  readonly kind: 'down' | 'across' | 'round';
  readonly stops: readonly Stop[];
  /** Its colour in high contrast: see contrast.css. */
  readonly tone: 'light' | 'dark' | 'ground' | 'ground-dark' | 'metal' | 'own';
}

const down = (tone: Recipe['tone'], ...stops: readonly Stop[]): Recipe => ({ kind: 'down', stops, tone });
const across = (tone: Recipe['tone'], ...stops: readonly Stop[]): Recipe => ({ kind: 'across', stops, tone });
const round = (tone: Recipe['tone'], ...stops: readonly Stop[]): Recipe => ({ kind: 'round', stops, tone });

/** All gradients assume one light from the upper left. */
const RECIPES: Readonly<Record<PaintMaterial, Recipe>> = {
  sand: down('ground', [0, '#e8d2a6'], [1, '#d9bd89']),
  'sand-hole': round('ground-dark', [0, '#b18f5a'], [0.7, '#bf9d68'], [1, '#cfb17c']),
  felt: round('ground', [0, '#3f7d5e'], [1, '#2a5a43']),
  'marble-light': down('ground', [0, '#f3efe7'], [1, '#e6dfd2']),
  'marble-dark': down('ground-dark', [0, '#a9a79f'], [1, '#94928c']),
  hardwood: across('ground', [0, '#7d4a29'], [0.5, '#8f5833'], [1, '#7a4726']),
  bowl: round('ground-dark', [0, '#5a3119'], [0.72, '#4a2713'], [1, '#331a0b']),
  'slate-light': down('ground', [0, '#8e9aa2'], [1, '#818d96']),
  'slate-dark': down('ground-dark', [0, '#6d7981'], [1, '#626e77']),
  frame: across('ground-dark', [0, '#4a3324'], [1, '#3c291c']),
  'pale-wood': round('light', [0, '#f9ecd0'], [1, '#e9cf9f']),
  'pale-side': across('light', [0, '#f0dcb4'], [0.45, '#e0c08a'], [1, '#b78f57']),
  'dark-wood': round('dark', [0, '#6b4530'], [1, '#4a2c1c']),
  'dark-side': across('dark', [0, '#5b3925'], [0.45, '#452817'], [1, '#26140a']),
  ivory: across('light', [0, '#fffdf6'], [0.55, '#f6ead0'], [1, '#d9c39a']),
  jet: across('dark', [0, '#4b4a50'], [0.5, '#2a292e'], [1, '#141317']),
  'card-light': down('light', [0, '#fffaf0'], [1, '#f1e5cd']),
  'card-dark': down('dark', [0, '#3c3a41'], [1, '#28262c']),
  maple: down('light', [0, '#f3ddb3'], [1, '#e4c48d']),
  stone: down('dark', [0, '#404a53'], [1, '#2b333b']),
  brass: round('metal', [0, '#fbe7a1'], [0.6, '#dcb552'], [1, '#a57e26']),
  copper: round('metal', [0, '#e08d62'], [0.6, '#b3552b'], [1, '#7c3416']),
  gold: across('metal', [0, '#f7df94'], [0.5, '#d8a93b'], [1, '#a97c1d']),
  'seed-0': round('light', [0, '#e4e2dc'], [0.6, '#b9b6ae'], [1, '#7f7c74']),
  'seed-1': round('light', [0, '#d6d6d2'], [0.6, '#a5a6a3'], [1, '#6f706d']),
  'seed-2': round('light', [0, '#ecebe6'], [0.6, '#c9c6bd'], [1, '#8f8b81']),
  wax: across('light', [0, '#fffaf0'], [0.5, '#f1e3c4'], [1, '#d3bd8f']),
  flame: down('own', [0, '#ffe9a8'], [0.5, '#f8b13f'], [1, '#d9541e']),
  dimming: round('own', [0, '#1c1613', 0], [0.5, '#1c1613', 0.12], [1, '#1c1613', 0.72]),
};

/** The gradients and patterns of the drawing. */
export function SvgDefs(): ReactNode {
  return (
    <defs>
      {PAINT_MATERIALS.map((name) => (
        <MaterialDef key={name} name={name} />
      ))}
      <Patterns />
    </defs>
  );
}

function MaterialDef({ name }: { readonly name: PaintMaterial }): ReactNode {
  const idOf = usePaintId();
  const { kind, stops, tone } = RECIPES[name];
  const children = stops.map(([offset, colour, opacity = 1]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));
  const shared = { id: idOf(name), className: `board-tone-${tone}` };
  if (kind === 'round') {
    // What glows or dims is centred; solid things are lit from the upper left.
    const [fx, fy] = tone === 'own' || tone === 'ground' ? [0.5, 0.5] : [0.38, 0.32];
    return (
      <radialGradient {...shared} cx={0.5} cy={0.5} r={tone === 'ground' ? 0.75 : 0.55} fx={fx} fy={fy}>
        {children}
      </radialGradient>
    );
  }
  return (
    <linearGradient {...shared} x1={0} y1={0} x2={kind === 'across' ? 1 : 0} y2={kind === 'across' ? 0.15 : 1}>
      {children}
    </linearGradient>
  );
}

function Patterns(): ReactNode {
  const idOf = usePaintId();
  const shared = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <>
      <pattern id={idOf('grains')} {...shared} width={46} height={46}>
        {GRAINS.map(([x, y, r, isDark]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={r} fill={isDark ? '#8a6a3a' : '#fff6df'} opacity={0.4} />
        ))}
      </pattern>
      <pattern id={idOf('weave')} {...shared} width={6} height={6} patternTransform="rotate(35)">
        <path d="M0 1.5h6M0 4.5h6" stroke="#fff" strokeWidth={0.7} opacity={0.05} />
        <path d="M1.5 0v6M4.5 0v6" stroke="#000" strokeWidth={0.7} opacity={0.08} />
      </pattern>
      <pattern id={idOf('veins')} {...shared} width={310} height={270}>
        <g fill="none" stroke="#6e685d" strokeLinecap="round" opacity={0.2}>
          <path d="M-10 40C50 60 90 20 150 70S250 90 320 60" strokeWidth={1.6} />
          <path d="M90 34C100 90 140 120 130 180S170 240 160 280" strokeWidth={1} />
          <path d="M-10 210C60 190 110 230 180 200S280 230 320 215" strokeWidth={2} />
          <path d="M230 84C240 120 280 140 270 200" strokeWidth={0.9} />
        </g>
      </pattern>
      <pattern id={idOf('layers')} {...shared} width={330} height={290}>
        <g fill="none" strokeLinecap="round" strokeWidth={1.4}>
          <path
            d="M14 30l58 -9M190 22l86 13M96 68l64 -7M248 92l58 -6M22 112l88 10M150 128l66 -9M60 176l52 5M232 160l80 11M16 222l74 -8M140 214l92 9M262 238l50 -5M70 268l86 7"
            stroke="#2c353c"
            opacity={0.22}
          />
          <path
            d="M40 52l70 6M210 60l52 -7M130 96l74 8M284 120l40 -4M40 146l58 -6M170 176l46 6M96 200l60 -6M244 204l70 7M30 252l52 6M180 258l64 -7"
            stroke="#dfe8ee"
            opacity={0.2}
          />
        </g>
      </pattern>
      <pattern id={idOf('grain')} {...shared} width={420} height={64}>
        <g fill="none" stroke="#3a1d0b" opacity={0.26} strokeWidth={1.3}>
          <path d="M0 8C80 2 140 16 220 8S360 12 420 8" />
          <path d="M0 22C70 26 130 14 210 24S340 20 420 22" strokeWidth={0.8} />
          <path d="M0 36C90 30 160 44 240 34S370 42 420 36" />
          <path d="M0 44C90 40 160 52 240 44S370 50 420 44" strokeWidth={0.7} />
          <path d="M0 57C100 62 170 50 250 58S380 54 420 57" strokeWidth={0.9} />
        </g>
      </pattern>
      <pattern id={idOf('card-back')} {...shared} width={12} height={12} patternTransform="rotate(45)">
        <rect width={12} height={12} fill="#7b3b2c" />
        <path d="M0 0h12M0 0v12" stroke="#e9d3b0" strokeWidth={1.6} opacity={0.75} />
      </pattern>
    </>
  );
}

const GRAINS: readonly (readonly [x: number, y: number, r: number, isDark: boolean])[] = [
  [4, 6, 0.9, true],
  [13, 17, 0.7, false],
  [22, 4, 0.8, true],
  [31, 12, 0.6, true],
  [41, 7, 0.9, false],
  [7, 28, 0.7, true],
  [18, 36, 0.9, false],
  [28, 27, 0.8, true],
  [38, 33, 0.7, true],
  [43, 22, 0.6, false],
  [11, 42, 0.6, true],
  [33, 43, 0.8, true],
];

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
