// What tables find of a position of a match, for the side to move.
export const UNKNOWN = 0;
export const WON = 1;
export const DRAWN = 2;
export const LOST = 3;
