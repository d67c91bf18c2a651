import {
  err,
  type GameId,
  GAMES,
  loadRules,
  type Match,
  type Move,
  MoveList,
  ok,
  oneOf,
  type Position,
  type Result,
  type Rules,
  type TextError,
  textError,
  type Visualiser,
} from '@tabuleiro/games';

/** The format of positions and moves: the game's notation, or that of its original program. */
export interface Dialect {
  readonly rules: Rules;
  /** The text after `gameStatus`. */
  makeStatus(position: Position): string;
  /** Reads the move after `playerChoose`. */
  readChoice(match: Match, text: string): Result<Move, TextError>;
}

/** The general format for every game. */
export function generalDialect(rules: Rules): Dialect {
  return {
    rules,
    makeStatus: (position) => rules.makePosition(position),
    readChoice: (match, text) => match.readMove(text),
  };
}

/** The game whose original program had this protocol; it is the default game. */
export function findOriginal(): GameId | undefined {
  return GAMES.find(({ load }) => load.visualiser !== undefined)?.id;
}

export async function loadOriginalDialect(game: GameId): Promise<Dialect> {
  const rules = await loadRules(game);
  const load = GAMES.find(({ id }) => id === game)?.load.visualiser;
  return load === undefined ? generalDialect(rules) : originalDialect(rules, await load());
}

function originalDialect(rules: Rules, visualiser: Visualiser): Dialect {
  return {
    rules,
    makeStatus: (position) => visualiser.makeStatus(position),
    readChoice: ({ position }, text) => {
      const moves = new MoveList();
      position.legalMoves(moves);
      const choices = Array.from(moves, (move) => ({ move, name: visualiser.makeChoice(position, move) }));
      const chosen = choices.find(({ name }) => name === text);
      if (chosen !== undefined) return ok(chosen.move);
      return err(textError('playerChoose', text, oneOf(choices.map(({ name }) => name).toSorted())));
    },
  };
}
