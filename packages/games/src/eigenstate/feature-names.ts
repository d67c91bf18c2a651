// Numbers in brackets are the rules of README.md.

// The features; `weights.ts` has them in this order. A lead is what the side to move has more than the other.
export const PIECE_LEAD = 0;
export const PIN_LEAD = 1;
/** Steps that can be taken, and how many that are for each piece: a few pieces that go anywhere are strong. */
export const STEP_LEAD = 2;
export const MEAN_STEP_LEAD = 3;
/** Different cells to step to. */
export const COVER_LEAD = 4;
/** Pairs of enemies so close that a pin could make one take the other: the nearer, the more it matters who is to move. */
export const CONTACT = 5;
/** Whether there is an enemy piece that the side to move can take and that nobody guards; it can take but one. */
export const PREY_LOOSE = 6;
/** How many it can take that are guarded: another enemy piece can step there. */
export const PREY_GUARDED = 7;
/** Own pieces that the enemy could take if it had the turn. */
export const DANGER_LOOSE = 8;
export const DANGER_GUARDED = 9;
/** Only two pieces are left, one capture from the end [5]. */
export const LAST_TWO = 10;
/** When both have two pieces and a full piece does not always win: how much fuller the fullest piece is, the more so the nearer it is to full [6]. */
export const FULL_LEAD = 11;
/** The side to move can take the last piece but one [5]; where a full piece always wins, or fill one [6]. */
export const FINISH = 12;
export const TURN = 13;
/** Where a full piece always wins [6]: how much nearer to full the fullest piece is, from FILL_FROM pins on. */
export const FILL_LEAD = 14;
/** There too: the enemy fills a piece next, which the side to move can neither take nor forestall. */
export const FILL_THREAT = 15;
export const FEATURES = 16;

export const FULL_SCALE = 24;
/** Before that a piece is too far from full: to fill one instead of the others loses more than it threatens. */
const FILL_FROM = 14;
/** How near to full a piece with so many pins is. */
export const nearness = (pins: number): number => (pins > FILL_FROM ? (pins - FILL_FROM) * (pins - FILL_FROM) : 0);
/** [3] [6] A piece with so many pins can be filled by one turn. */
export const FILLABLE = 22;
