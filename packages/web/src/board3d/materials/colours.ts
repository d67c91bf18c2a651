// Based on the 2D board's colours; light and shadow do the rest.

export const COLOURS = {
  white: 0xffffff,
  paleWood: 0xf5e6c8,
  darkWood: 0x55301d,
  ivory: 0xf6e6c6,
  jet: 0x2b2a31,
  paleFoot: 0xd8c9a8,
  cardLight: 0xf8efdc,
  cardDark: 0x3a383f,
  maple: 0xe9cb96,
  stone: 0x39434c,
  brass: 0xdcb04a,
  copper: 0xc0623a,
  /** Text on a copper peg and on a brass one. */
  inkOnCopper: 0x24140a,
  inkOnBrass: 0x231509,
  /** What is cut into brass. */
  carving: 0x5b3d08,
  gold: 0xe2b343,
  wax: 0xf4e7cb,
  lastMove: 0xf4c95d,
  lastMoveOnSand: 0x9a6414,
  attacked: 0xb3202f,
  offer: 0x12818b,
  pick: 0xc2502c,
} as const;

export const SEED_SHADES = [0xb4b1a8, 0x9d9e9a, 0xcdcac0] as const;
