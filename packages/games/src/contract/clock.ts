/**
 * A rule that games share: a game that counts its plies without progress is over when it has counted this many. What
 * progress is, and what the end is worth, each game says itself; a game that is bound to end need not count.
 */
export const CLOCK_LIMIT = 100;
