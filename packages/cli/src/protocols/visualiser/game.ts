import { randomInt } from 'node:crypto';
import { type EngineHost, type Failed, withFallback } from '@tabuleiro/engine';
import {
  assert,
  type Result,
  type TextError,
  type BySide,
  err,
  ok,
  oneOf,
  parsePlayer,
  playerNames,
  type PlayerSpec,
  textError,
  type GameId,
  GAMES,
  loadRules,
  type Match,
  type Move,
  MoveList,
  type Position,
  type Rules,
  type Visualiser,
} from '@tabuleiro/games';
import { type GameFacets, MatchSession, newMatch, NORMAL_SPEED } from '@tabuleiro/play';
import type { Context } from '../../context.ts';
import { parseRules } from '../../queries/parse-position.ts';

export interface VisualiserGameOptions {
  readonly beginning: GameRequest;
  readonly facets: GameFacets;
  readonly host: EngineHost;
  /** The pause before computer moves, so that people can follow. */
  readonly pauseMs: number;
  readonly send: (lines: string) => Promise<void>;
  readonly failed: Failed;
}

/** A game on a board: sends each turn and plays for the computer players. */
export class VisualiserGame {
  private readonly dialect: Dialect;
  private readonly session: MatchSession<never>;
  private readonly send: (lines: string) => Promise<void>;
  /** Resolves when the board has read everything sent; a computer waits for it before it moves. */
  private sent: Promise<void> = Promise.resolve();
  /** The ply of the last turn sent. */
  private toldPly = -1;

  private constructor(session: MatchSession<never>, { beginning, send }: VisualiserGameOptions) {
    this.session = session;
    this.dialect = beginning.dialect;
    this.send = send;
  }

  static async begin(options: VisualiserGameOptions): Promise<VisualiserGame> {
    const { beginning, facets, host, pauseMs, failed } = options;
    const { rules } = beginning.dialect;
    const setup = {
      game: rules.game,
      variant: rules.variant.id,
      start: rules.variant.starts[0].id,
      players: beginning.players,
      clock: null,
    };
    const game: VisualiserGame = new VisualiserGame(
      new MatchSession<never>(
        await newMatch(setup, randomInt(2 ** 32)),
        facets,
        {
          timers: { after: (_ms, act) => game.later(pauseMs, act) },
          canAnimate: () => false,
          changed: () => game.changed(),
          now: () => performance.now(),
          save: () => undefined,
          openPlayer: async (spec) => {
            assert(spec.kind !== 'human' && spec.kind !== 'ugi', 'players of ours sit at a board');
            return withFallback(host.open(spec), failed);
          },
          failed,
        },
        NORMAL_SPEED,
      ),
      options,
    );
    game.session.settle();
    return game;
  }

  get isOver(): boolean {
    return this.session.history.match.outcome !== null;
  }

  get isPersonsTurn(): boolean {
    return this.session.history.isHumanTurn;
  }

  /** Plays a person's choice, or gives the reason for refusing it. */
  choose(text: string): Result<unknown, TextError> {
    const { session } = this;
    const move = this.dialect.readChoice(session.history.match, text);
    if (move.ok) session.play(move.value);
    return move;
  }

  /** Sends position and turn to the board. */
  tell(): void {
    const { position, outcome } = this.session.history.match;
    const end = outcome?.winner === null ? 'endGame draw' : `endGame victory ${outcome?.winner}`;
    const lines = `gameStatus ${this.dialect.makeStatus(position)}\n${outcome === null ? `playerTurn ${position.turn}` : end}`;
    // Writing fails when the board disconnects; then the connection ends the game.
    this.sent = this.sent.then(() => this.send(lines)).catch(() => undefined);
  }

  close(): void {
    this.session.close();
  }

  private changed(): void {
    const { session } = this;
    const { ply } = session.history;
    // Forced passes are played automatically; the board only sees the next turn.
    if (session.isMoving || ply === this.toldPly || session.playForced()) return;
    this.toldPly = ply;
    this.tell();
  }

  /** Waits until the board has read everything, then for the pause. */
  private later(ms: number, act: () => void): () => void {
    let timer: NodeJS.Timeout | null = null;
    let isCancelled = false;
    const wait = async (): Promise<void> => {
      await this.sent;
      if (!isCancelled) timer = setTimeout(act, ms);
    };
    void wait();
    return () => {
      isCancelled = true;
      if (timer !== null) clearTimeout(timer);
    };
  }
}

export interface GameRequest {
  readonly dialect: Dialect;
  readonly players: BySide<PlayerSpec>;
}

/** Reads the words after `beginGame`. */
export async function parseBeginGame(context: Context, words: readonly string[]): Promise<Result<GameRequest, string>> {
  const [first, second] = words.slice(-2);
  const original = findOriginal();
  const isNamed = words.length === 3;
  if (first === undefined || second === undefined || !(isNamed || (words.length === 2 && original !== undefined))) {
    return err(context.texts.protocols.visualiser.beginGame);
  }
  const dialect =
    isNamed || original === undefined ? await parseGeneral(words[0] ?? '') : ok(await loadOriginalDialect(original));
  if (!dialect.ok) return err(await context.formatTextError(dialect.error));
  const specs: PlayerSpec[] = [];
  for (const [index, text] of [first, second].entries()) {
    const { rules } = dialect.value;
    const field = `player${index + 1}`;
    const spec = parsePlayer(rules.game, text, field);
    if (!spec.ok) {
      // parsePlayer would list outside engines among the players.
      const isPlayer = spec.error.expected.code === 'player';
      const error = isPlayer ? textError(field, text, oneOf(playerNames(rules.game))) : spec.error;
      return err(await context.formatTextError(error));
    }
    // Clients may not start programs on this machine.
    if (spec.value.kind === 'ugi') return err(context.texts.protocols.visualiser.noEngines);
    specs.push(spec.value);
  }
  const [one, two] = specs;
  assert(one !== undefined && two !== undefined, 'two players were read');
  return ok({ dialect: dialect.value, players: { 1: one, 2: two } });
}

/** `<game>[:<variant>]` */
async function parseGeneral(text: string): Promise<Result<Dialect, TextError>> {
  const [game = '', ...variant] = text.split(':');
  const rules = await parseRules(game, variant.length === 0 ? undefined : variant.join(':'));
  return rules.ok ? ok(generalDialect(rules.value)) : rules;
}

/** The format of positions and moves: the game's notation, or that of its original program. */
interface Dialect {
  readonly rules: Rules;
  /** The text after `gameStatus`. */
  makeStatus(position: Position): string;
  /** Reads the move after `playerChoose`. */
  readChoice(match: Match, text: string): Result<Move, TextError>;
}

/** The general format for every game. */
function generalDialect(rules: Rules): Dialect {
  return {
    rules,
    makeStatus: (position) => rules.makePosition(position),
    readChoice: (match, text) => match.readMove(text),
  };
}

/** The game whose original program had this protocol; it is the default game. */
function findOriginal(): GameId | undefined {
  return GAMES.find(({ load }) => load.visualiser !== undefined)?.id;
}

async function loadOriginalDialect(game: GameId): Promise<Dialect> {
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
