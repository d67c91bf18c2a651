import { PIECE_SHAPES, SIDES } from '@tabuleiro/games';
import { type BufferGeometry, type Material, MeshBasicMaterial, MeshStandardMaterial, type Texture } from 'three';
import { isFigure } from '../../board/pieces/figures.ts';
import { type BatchName, PRINTS, type SolidName, SOLIDS } from './batch-names.ts';
import { printGeometry, solidGeometry } from './geometries.ts';
import { ground } from './grounds.ts';
import { type Draw, painted } from './paint.ts';
import { face, PRINT_DRAWS, starkTileTop, title } from './prints.ts';

/** What all actors of a name are drawn with. */
export interface Batch {
  readonly geometry: BufferGeometry;
  readonly material: Material;
  readonly castsShadow: boolean;
  /** Prints are drawn after what they lie on. */
  readonly order: number;
}

const made = new Map<string, Batch>();

/** Made when it is first needed, and kept: switching to the flat board and back costs nothing. */
export function batchOf(name: BatchName, isStark = false): Batch {
  const key = isStark ? `stark ${name}` : name;
  const batch = made.get(key) ?? (isStark ? plainly(name) : makeBatch(name));
  made.set(key, batch);
  return batch;
}

/** Without pictures of wood and stone: high contrast wants plain colours. */
function plainly(name: BatchName): Batch {
  const batch = batchOf(name);
  if (name === 'tile-top') return { ...batch, material: printMaterial(name, starkTileTop) };
  const isPainted = batch.order === 0 && batch.material instanceof MeshStandardMaterial;
  if (!isPainted) return batch;
  const { side } = batch.material;
  return { ...batch, material: new MeshStandardMaterial({ roughness: 0.8, side }) };
}

function makeBatch(name: BatchName): Batch {
  const solid = SOLIDS.find((one) => one === name);
  if (solid !== undefined) {
    return { geometry: solidGeometry(solid), material: SUBSTANCES[solid](), castsShadow: !FLAT.has(solid), order: 0 };
  }
  return { geometry: printGeometry(), material: printMaterial(name), castsShadow: false, order: orderOf(name) };
}

/** They lie in the board or give light themselves. */
const FLAT: ReadonlySet<SolidName> = new Set([
  'marble-square',
  'slate-square',
  'wood-square',
  'plain-square',
  'dish',
  'bowl',
  'flame',
  'wick',
  'line',
]);

interface Substance {
  readonly rough: number;
  readonly metal?: number;
  readonly map?: Texture;
  readonly isHollow?: boolean;
}

function substance({ rough, metal = 0, map, isHollow = false }: Substance): Material {
  const material = new MeshStandardMaterial({ roughness: rough, metalness: metal });
  if (map !== undefined) material.map = map;
  // Hollows are seen from within, and lathes do not say which side that is.
  if (isHollow) material.side = 2;
  return material;
}

const figure = (): Material => substance({ rough: 0.26 });
const metal = (): Material => substance({ rough: 0.32, metal: 0.6 });
const card = (): Material => substance({ rough: 0.7 });

const SUBSTANCES: Readonly<Record<SolidName, () => Material>> = {
  'marble-square': () => substance({ rough: 0.24, map: ground('marble') }),
  'slate-square': () => substance({ rough: 0.7, map: ground('slate') }),
  'wood-square': () => substance({ rough: 0.5, map: ground('wood') }),
  'plain-square': () => substance({ rough: 1 }),
  dish: () => substance({ rough: 1, isHollow: true }),
  bowl: () => substance({ rough: 0.6, isHollow: true, map: ground('wood') }),
  stick: () => substance({ rough: 0.6, map: ground('wood') }),
  pawn: figure,
  rook: figure,
  bishop: figure,
  knight: figure,
  queen: figure,
  king: figure,
  band: metal,
  crest: metal,
  'card-1': card,
  'card-2': card,
  'tile-1': () => substance({ rough: 0.55, map: ground('wood') }),
  'tile-2': () => substance({ rough: 0.75, map: ground('slate') }),
  'peg-1': metal,
  'peg-2': metal,
  seed: () => substance({ rough: 0.42 }),
  rail: metal,
  line: () => new MeshBasicMaterial(),
  disc: metal,
  diamond: () => substance({ rough: 0.5 }),
  wax: () => substance({ rough: 0.5 }),
  wick: () => substance({ rough: 1 }),
  flame: () => new MeshBasicMaterial({ toneMapped: false }),
};

const TITLE = 'title-';

function printMaterial(name: BatchName, draw = drawOf(name)): Material {
  const map = painted(name.startsWith(TITLE) || name === 'spot' || name === 'dot' ? 64 : 256, draw);
  const shared = { map, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2 } as const;
  // Signs are as bright in the shade as in the light.
  return isSign(name) ? new MeshBasicMaterial(shared) : new MeshStandardMaterial({ ...shared, roughness: 0.75 });
}

const isSign = (name: BatchName): boolean => /^(?:offer|pick|dot|spot|mark|removed)/.test(name);

function drawOf(name: BatchName): Draw {
  const plain = PRINTS.find((one) => one === name);
  if (plain !== undefined) return PRINT_DRAWS[plain];
  if (name.startsWith(TITLE)) return title(name.slice(TITLE.length));
  for (const shape of PIECE_SHAPES) {
    for (const side of SIDES) if (isFigure(shape) && name === `face-${shape}-${side}`) return face(shape, side);
  }
  return title('?');
}

/** Marks of the last move lie under what can be picked. */
function orderOf(name: BatchName): number {
  if (/^(?:mark|stitch)/.test(name)) return 1;
  if (/^(?:offer|pick|dot|removed)/.test(name)) return 3;
  return name === 'dimming' || name === 'spot' ? 4 : 2;
}
