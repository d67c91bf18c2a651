import {
  type GameId,
  loadRules,
  loadViewer,
  loadLocale,
  type Move,
  MoveList,
  type Outcome,
  type Position,
  type Rules,
  formatMessage,
  formatTextError,
  type View,
  type GameLocale,
} from '../src/index.ts';

/** What tests ask of one variant of a game, in texts. What cannot be read or is not legal fails the test. */
export interface GameInTexts {
  readonly rules: Rules;
  readonly english: GameLocale;
  readonly portuguese: GameLocale;
  readonly read: (text: string) => Position;
  readonly readMove: (position: Position, text: string) => Move;
  /** The legal moves in the order of the generator. */
  readonly movesOf: (text: string) => string[];
  /** By the checker, which knows nothing of the generator. */
  readonly isLegal: (text: string, move: string) => boolean;
  readonly played: (text: string, ...moves: readonly string[]) => Position;
  readonly after: (text: string, ...moves: readonly string[]) => string;
  readonly outcomeOf: (text: string) => Outcome | null;
  readonly viewOf: (text: string) => View;
  /** In English. */
  readonly noticesOf: (text: string) => string[];
}

export async function loadGame(game: GameId, variant?: string): Promise<GameInTexts> {
  const rules = await loadRules(game, variant);
  const viewer = await loadViewer(game);
  const english = await loadLocale(game, 'en');
  const portuguese = await loadLocale(game, 'pt');

  function read(text: string): Position {
    const parsed = rules.parsePosition(text);
    if (!parsed.ok) throw new Error(formatTextError(english, parsed.error));
    return parsed.value;
  }

  function readMove(position: Position, text: string): Move {
    const parsed = rules.parseMove(position, text);
    if (!parsed.ok) throw new Error(formatTextError(english, parsed.error));
    if (!position.isLegal(parsed.value)) throw new Error(`${text} is not legal in ${rules.makePosition(position)}`);
    return parsed.value;
  }

  function movesOf(text: string): string[] {
    const position = read(text);
    const moves = new MoveList();
    position.legalMoves(moves);
    return Array.from(moves, (move) => rules.makeMove(position, move));
  }

  function isLegal(text: string, move: string): boolean {
    const position = read(text);
    const parsed = rules.parseMove(position, move);
    return parsed.ok && position.isLegal(parsed.value);
  }

  function played(text: string, ...moves: readonly string[]): Position {
    const position = read(text);
    for (const move of moves) position.apply(readMove(position, move));
    return position;
  }

  const viewOf = (text: string): View => viewer.describe(read(text));

  return {
    rules,
    english,
    portuguese,
    read,
    readMove,
    movesOf,
    isLegal,
    played,
    after: (text, ...moves) => rules.makePosition(played(text, ...moves)),
    outcomeOf: (text) => read(text).outcome(),
    viewOf,
    noticesOf: (text) => viewOf(text).notices.map((notice) => formatMessage(english, notice)),
  };
}
