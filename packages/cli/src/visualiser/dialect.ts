import {
  err,
  type GameId,
  GAMES,
  loadRules,
  type Match,
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

/** How a board and we speak of one game: in the game's own notation, or as its original program did. */
export interface Dialect {
  readonly rules: Rules;
  /** What follows `gameStatus`. */
  makeStatus(position: Position): string;
  /** Plays what followed `playerChoose`. */
  choose(match: Match, text: string): Result<unknown, TextError>;
}

/** The general form, which every game speaks. */
export function generalDialect(rules: Rules): Dialect {
  return {
    rules,
    makeStatus: (position) => rules.makePosition(position),
    choose: (match, text) => match.playText(text),
  };
}

/** The game whose original program spoke to boards: it is meant when no game is named. */
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
    choose: (match, text) => {
      const moves = new MoveList();
      match.position.legalMoves(moves);
      const choices = Array.from(moves, (move) => ({ move, name: visualiser.makeChoice(match.position, move) }));
      const chosen = choices.find(({ name }) => name === text);
      if (chosen !== undefined && match.play(chosen.move).ok) return ok(chosen.move);
      return err(textError('playerChoose', text, oneOf(choices.map(({ name }) => name).toSorted())));
    },
  };
}
