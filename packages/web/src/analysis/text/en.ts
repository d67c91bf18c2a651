import type { Translation } from '../../settings/language.tsx';

export type AnalysisTexts = Translation<typeof en>;

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The analysis page. Names of sides come from the games' texts. */
export const en = {
  title: (game: string) => `Analysis of ${game}`,
  evaluation: {
    label: 'Who stands better',
    unknown: 'Not known yet',
    even: 'Even',
    /** An estimate: "White 62 %". */
    expects: (side: string, percent: string) => `${side} ${percent} %`,
    /** A proved result; `wins` is "White wins". The number of plies may be unknown. */
    proved: (wins: string, plies: number | null) => (plies === null ? wins : `${wins} in ${plural(plies, 'move')}`),
    /** Short forms of the two. */
    percent: (percent: string) => `${percent} %`,
    provedShort: (plies: number | null) => (plies === null ? 'win' : `in ${plies}`),
    provedDraw: 'A draw with best play',
    drawShort: 'draw',
    overShort: 'end',
    isProved: 'proved',
    isEstimate: 'an estimate',
    /** Explains the numbers. */
    meaning:
      'Percentages are estimates: what a side can hope for from a hundred matches, a draw as half a win; 50 % is even. “Wins in 7” is proved: at most 7 moves, counting both sides, whatever the other side does.',
  },
  /** The choice between what follows. */
  panels: 'What the engine says',
  lines: {
    title: 'Best lines',
    arrows: 'Show the best moves on the board',
    start: 'Search',
    stop: 'Stop',
    count: 'Lines',
    effort: (depth: number, nodes: string) => `depth ${depth}, ${nodes} positions`,
    searching: 'Searching …',
    waiting: 'The search continues after the review.',
    proofFirst: 'The search continues once the moves are proved.',
    off: 'The search is stopped.',
    over: 'The match is over here.',
    failed: 'The search stopped working. Start it again.',
    /** For screen readers, before the moves of a line: what choosing it does, and its evaluation. */
    play: (move: string, standing: string) => `Play ${move}. ${standing}. Best play:`,
    keep: (move: string) => `Add the whole line beginning with ${move} to the moves`,
  },
  /** The values of moves from tables of solved positions or from proofs. */
  solvedValues: {
    title: 'Proved results',
    show: 'Show',
    hide: 'Hide',
    loading: 'Loading solved positions …',
    /** The table could not be loaded. */
    none: 'The solved positions could not be loaded.',
    /** No table has any of the moves. */
    unsolved: 'Nothing is proved here yet: positions are solved when few pieces are left.',
    /** A proof is running; it has looked this many plies ahead. */
    proving: (plies: number) => `Proving every move: ${plural(plies, 'move')} ahead …`,
    stop: 'Stop',
    /** There was no time to prove any of the moves, or all of them. */
    unproved: 'Nothing could be proved in time.',
    partial: 'There was no time to prove the others.',
    failed: 'The proof stopped working. Hide the results and show them again.',
    unknown: 'not proved',
    results: { win: 'wins', draw: 'draws', loss: 'loses' },
    /** The least margin of a win or loss. */
    margin: (points: number) => `by ${points} at least`,
    /** After "wins" or "loses": the number of plies, exact or at most. */
    within: (plies: number, isExact: boolean) => (isExact ? `in ${plies}` : `in at most ${plies}`),
  },
  review: {
    title: 'Mistakes',
    start: 'Look for mistakes',
    goOn: 'Continue',
    stop: 'Stop',
    deeper: 'Look deeper',
    progress: (done: number, of: number) => `Looking for mistakes: ${done} of ${of} positions`,
    none: 'Play some moves, or paste a match, to look for its mistakes.',
    noMistakes: 'No mistakes were found.',
    failed: 'The search stopped working. Start it again.',
    /** A link to puzzles made of the person's own mistakes. */
    puzzles: (count: number) => (count === 1 ? '1 mistake is now a puzzle' : `${count} mistakes are now puzzles`),
    next: 'Next mistake',
    accuracy: (percent: string) => `accuracy ${percent} %`,
    noAccuracy: 'nothing to decide',
    /** The number of mistakes of each kind. */
    counts: {
      '?!': (count: number) => plural(count, 'inaccuracy', 'inaccuracies'),
      '?': (count: number) => plural(count, 'mistake'),
      '??': (count: number) => plural(count, 'blunder'),
    },
    /** The meaning of each mark. */
    marks: { '?!': 'An inaccuracy', '?': 'A mistake', '??': 'A blunder' },
    /** "A mistake: c3 was better." */
    better: (mark: string, move: string) => `${mark}: ${move} was better.`,
    gaveAway: (points: number) => `It gave away ${plural(points, 'point')} out of a hundred.`,
  },
  graph: {
    label: 'How the match went',
    start: 'Start',
    at: (ply: number, move: string, standing: string) => `Move ${ply}, ${move}: ${standing}`,
    waiting: 'A graph of the match will be drawn here.',
  },
  retry: {
    start: 'Try again from here',
    ask: (side: string, played: string) => `${side}: find something better than ${played}.`,
    judging: (move: string) => `Looking at ${move} …`,
    best: (move: string) => `${move} is the best move.`,
    good: (move: string, best: string) => `${move} is as good as the best, ${best}.`,
    bad: (move: string, points: number) =>
      `${move} gives away ${plural(points, 'point')} out of a hundred. There is something better.`,
    shown: (move: string) => `The best move is ${move}.`,
    failed: 'The search stopped working. Try the move again.',
    again: 'Try again',
    answer: 'Show the answer',
    leave: 'Back to the match',
    next: 'Next mistake',
  },
  moves: {
    title: 'Moves',
    none: 'No moves yet. Move for either side on the board.',
    variation: 'Variation',
    toMain: 'Back to the main line',
    promote: 'Make it the main line',
    remove: 'Delete the variation',
  },
  tools: {
    playHere: 'Play from here',
    againstComputer: 'Against the computer',
    twoPeople: 'Two people',
    setUp: 'Set up a position',
    pass: 'Pass',
    onlyPass: 'You can only pass here.',
    over: 'The match is over here. Go back to try something else.',
    linkCopied: 'A link to the main line has been copied.',
  },
  paste: {
    title: 'Paste a record or a position',
    /** The beginning of the title. */
    short: 'Paste',
    label: 'A record, moves, a position or a link',
    help: 'Paste here anything that Tabuleiro has copied or saved.',
    open: 'Open',
    empty: 'The box is empty. Paste a record or a position into it.',
    badPosition: (why: string) => `This position cannot be read. ${why}`,
    badLink: (why: string) => `This link cannot be read, so the usual start is shown. ${why}`,
  },
};
