import { PIECE_SHAPES, SIDES } from '@tabuleiro/games';
import { type BufferGeometry, type Material, MeshBasicMaterial, MeshStandardMaterial, type Texture } from 'three';
import { isFigure } from '../../board/pieces/figure-outlines.ts';
import { type BatchName, DECALS, type SolidName, SOLIDS } from '../batch-names.ts';
import { decalGeometry, solidGeometry } from '../geometry/geometries.ts';
import { face, DECAL_DRAWS, highContrastTileTop, title } from './decals.ts';
import { type Draw, paintTexture, textureOf } from './textures.ts';

/** Geometry and material of all scene objects of one batch. */
interface Batch {
  readonly geometry: BufferGeometry;
  readonly material: Material;
  readonly castsShadow: boolean;
  /** Decals are drawn after what they lie on. */
  readonly order: number;
}

const made = new Map<string, Batch>();

/** Made on first use and kept, so switching to 2D and back costs nothing. */
export function batchOf(name: BatchName, isHighContrast = false): Batch {
  const key = isHighContrast ? `high-contrast ${name}` : name;
  const batch = made.get(key) ?? (isHighContrast ? withPlainColour(name) : makeBatch(name));
  made.set(key, batch);
  return batch;
}

/** High contrast uses plain colours instead of wood and stone textures. */
function withPlainColour(name: BatchName): Batch {
  const batch = batchOf(name);
  if (name === 'tile-top') return { ...batch, material: decalMaterial(name, highContrastTileTop) };
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
  return { geometry: decalGeometry(), material: decalMaterial(name), castsShadow: false, order: orderOf(name) };
}

/** These lie in the board or give light, so they cast no shadow. */
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
  /** Its geometry says how much light reaches each point. */
  readonly isShaded?: boolean;
}

function substance({ rough, metal = 0, map, isHollow = false, isShaded = false }: Substance): Material {
  const material = new MeshStandardMaterial({ roughness: rough, metalness: metal, vertexColors: isShaded });
  if (map !== undefined) material.map = map;
  // Hollows are seen from inside, and the side of a lathe's faces depends on its profile.
  if (isHollow) material.side = 2;
  return material;
}

const figure = (): Material => substance({ rough: 0.3, isShaded: true });
const metal = (): Material => substance({ rough: 0.32, metal: 0.6 });
const card = (): Material => substance({ rough: 0.7 });

const SUBSTANCES: Readonly<Record<SolidName, () => Material>> = {
  'marble-square': () => substance({ rough: 0.24, map: textureOf('marble') }),
  'slate-square': () => substance({ rough: 0.7, map: textureOf('slate') }),
  'wood-square': () => substance({ rough: 0.5, map: textureOf('wood') }),
  'plain-square': () => substance({ rough: 1 }),
  dish: () => substance({ rough: 1, isHollow: true }),
  bowl: () => substance({ rough: 0.6, isHollow: true, map: textureOf('wood') }),
  stick: () => substance({ rough: 0.6, map: textureOf('wood'), isShaded: true }),
  counter: () => substance({ rough: 0.6, map: textureOf('wood') }),
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
  'tile-1': () => substance({ rough: 0.55, map: textureOf('wood') }),
  'tile-2': () => substance({ rough: 0.75, map: textureOf('slate') }),
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

function decalMaterial(name: BatchName, draw = drawOf(name)): Material {
  const map = paintTexture(name.startsWith(TITLE) || name === 'spot' || name === 'dot' ? 64 : 256, draw);
  const shared = { map, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2 } as const;
  // Unlit, so marks are as bright in the shade as in the light.
  return isSign(name) ? new MeshBasicMaterial(shared) : new MeshStandardMaterial({ ...shared, roughness: 0.75 });
}

const isSign = (name: BatchName): boolean => /^(?:offer|pick|dot|spot|mark|removed)/.test(name);

function drawOf(name: BatchName): Draw {
  const plain = DECALS.find((one) => one === name);
  if (plain !== undefined) return DECAL_DRAWS[plain];
  if (name.startsWith(TITLE)) return title(name.slice(TITLE.length));
  for (const shape of PIECE_SHAPES) {
    for (const side of SIDES) if (isFigure(shape) && name === `face-${shape}-${side}`) return face(shape, side);
  }
  return title('?');
}

/** Marks of the last move lie under those of what can be picked. */
function orderOf(name: BatchName): number {
  if (/^(?:mark|stitch)/.test(name)) return 1;
  if (/^(?:offer|pick|dot|removed)/.test(name)) return 3;
  return name === 'dimming' || name === 'spot' ? 4 : 2;
}
