import {
  assert,
  type Attacks,
  BrokenInvariant,
  type Choices,
  type ClassicPlayer,
  type Course,
  DEFAULT_RATED_PLIES,
  type Editor,
  err,
  type Evaluation,
  type Example,
  type GameManifest,
  type ByLanguage,
  type Language,
  type Move,
  type MoveViewer,
  type Notation,
  type OpponentFacts,
  type Position,
  type Result,
  type SolverFacet,
  type Start,
  type PlayingStyle,
  type TableFacet,
  type TextError,
  type TypedNotation,
  type Variant,
  type Viewer,
  type RuleText,
} from './contract/index.ts';
import * as registry from './registry.ts';
import { loadSharedTexts, type SharedLocale, type GameLocale } from './text/index.ts';

/** The id of a registered game. */
export type GameId = (typeof registry)[keyof typeof registry]['id'];

/** All registered games, in the alphabetical order that modules list their exports in. */
export const GAMES: readonly (GameManifest & { readonly id: GameId })[] = Object.values(registry);

export const GAME_IDS: readonly GameId[] = GAMES.map((game) => game.id);

export function isGameId(text: string): text is GameId {
  return GAME_IDS.some((id) => id === text);
}

export function manifestOf(game: GameId): GameManifest {
  const manifest = GAMES.find(({ id }) => id === game);
  if (manifest === undefined) throw unknownName(`game ${game}`, GAME_IDS);
  return manifest;
}

/** A rated match of a game that ends after fewer plies changes no rating. */
export function ratedPliesOf(game: GameId): number {
  return manifestOf(game).ratedPlies ?? DEFAULT_RATED_PLIES;
}

/** The error for an unknown name; it lists the known ones. */
function unknownName(what: string, known: readonly string[]): BrokenInvariant {
  return new BrokenInvariant(`there is no ${what}: expected one of ${known.join(', ')}`);
}

/** The variant of that id, the default one without an id, undefined when the game has no such variant. */
export function findVariant(game: GameId, variant?: string): Variant | undefined {
  const { variants } = manifestOf(game);
  return variant === undefined ? variants[0] : variants.find(({ id }) => id === variant);
}

/** The variants of a game as a menu lists them; the first is for people who choose none. */
export function offeredVariants(game: GameId): readonly [Variant, ...Variant[]] {
  const { variants, offeredFirst } = manifestOf(game);
  const first = variants.find(({ id }) => id === offeredFirst) ?? variants[0];
  return [first, ...variants.filter((variant) => variant !== first)];
}

/** The ids of a game's variants, the default one first. */
export function variantIds(game: GameId): readonly string[] {
  return manifestOf(game).variants.map(({ id }) => id);
}

/** One variant of one game, ready to be played: its starts, and its positions and moves in and out of text. */
export class Rules {
  readonly game: GameId;
  readonly variant: Variant;
  private readonly notation: Notation;

  constructor(game: GameId, variant: Variant, notation: Notation) {
    this.game = game;
    this.variant = variant;
    this.notation = notation;
  }

  /** The start of that id, the default one without an id, undefined when the variant has no such start. */
  findStart(id?: string): Start | undefined {
    const { starts } = this.variant;
    return id === undefined ? starts[0] : starts.find((start) => start.id === id);
  }

  /** A new position at the start of a match. */
  start(id?: string): Position {
    const start = this.findStart(id);
    if (start === undefined) {
      const known = this.variant.starts.map((one) => one.id);
      throw unknownName(`start ${id} of ${this.game} ${this.variant.id}`, known);
    }
    const parsed = this.parsePosition(start.position);
    assert(parsed.ok, `the start ${start.id} of ${this.game} can be read`);
    return parsed.value;
  }

  parsePosition(text: string): Result<Position, TextError> {
    return this.signed(this.notation.parsePosition(text, this.variant.id));
  }

  makePosition(position: Position): string {
    return this.notation.makePosition(position);
  }

  /** Reads a well-formed move, which need not be legal. */
  parseMove(position: Position, text: string): Result<Move, TextError> {
    return this.signed(this.notation.parseMove(position, text));
  }

  /** Writes a legal move. */
  makeMove(position: Position, move: Move): string {
    return this.notation.makeMove(position, move);
  }

  /** Says in an error whose texts explain it. */
  private signed<T>(result: Result<T, TextError>): Result<T, TextError> {
    return result.ok ? result : err({ ...result.error, game: this.game });
  }
}

/** Loads the rules of a game; the first variant unless another is named. */
export async function loadRules(game: GameId, variant?: string): Promise<Rules> {
  const found = findVariant(game, variant);
  if (found === undefined) throw unknownName(`variant ${variant} of ${game}`, variantIds(game));
  return new Rules(game, found, await manifestOf(game).load.notation());
}

export async function loadViewer(game: GameId): Promise<Viewer> {
  return manifestOf(game).load.viewer();
}

export async function loadMoveViewer(game: GameId): Promise<MoveViewer> {
  return manifestOf(game).load.moveViewer();
}

export async function loadChoices(game: GameId): Promise<Choices> {
  return manifestOf(game).load.choices();
}

/** What pieces could do, whichever side is to move: from the game, or else derived from its choices. */
export async function loadAttacks(rules: Rules): Promise<Attacks> {
  const { load } = manifestOf(rules.game);
  if (load.attacks !== undefined) return load.attacks();
  const [viewer, moveViewer, choices, editor, { attacksFromChoices }] = await Promise.all([
    load.viewer(),
    load.moveViewer(),
    load.choices(),
    load.editor(),
    import('./attacks/from-choices.ts'),
  ]);
  const parsePosition = (text: string): Result<Position, TextError> => rules.parsePosition(text);
  return attacksFromChoices({ viewer, moveViewer, choices, editor, variant: rules.variant.id, parsePosition });
}

/** How the original program had moves typed; null where it had no notation of its own. */
export async function loadTypedNotation(game: GameId): Promise<TypedNotation | null> {
  return (await manifestOf(game).load.typed?.()) ?? null;
}

/** How a position of a game is set up by hand. */
export async function loadEditor(game: GameId): Promise<Editor> {
  return manifestOf(game).load.editor();
}

/** What a search needs to know of a game. */
export async function loadEvaluation(game: GameId): Promise<Evaluation> {
  return manifestOf(game).load.evaluation();
}

/** The ids of the styles in which the engine can play a game. */
export function styleIds(game: GameId): readonly string[] {
  return manifestOf(game).styles ?? [];
}

/** A style of a game; null without an id. */
export async function loadStyle(game: GameId, id: string | undefined): Promise<PlayingStyle | null> {
  if (id === undefined) return null;
  const styles = (await manifestOf(game).load.styles?.()) ?? [];
  const style = styles.find((one) => one.id === id);
  if (style === undefined) throw unknownName(`style ${id} of ${game}`, styleIds(game));
  return style;
}

/** How the levels of the engine play a game; null where nothing was measured. */
export async function loadOpponentFacts(game: GameId): Promise<OpponentFacts | null> {
  return (await manifestOf(game).load.opponents?.()) ?? null;
}

/** What a game knows about proofs; null where every move is tried. */
export async function loadSolverFacet(game: GameId): Promise<SolverFacet | null> {
  return (await manifestOf(game).load.solver?.()) ?? null;
}

/** How positions of a game are kept in tables; null where they are not. */
export async function loadTables(game: GameId): Promise<TableFacet | null> {
  return (await manifestOf(game).load.tables?.()) ?? null;
}

/** The ids of the original computer players, the weakest first; none where a game has none. */
export function classicIds(game: GameId): readonly string[] {
  return manifestOf(game).classics ?? [];
}

/** The original computer players, the weakest first; none where a game has none. */
export async function loadClassics(game: GameId): Promise<readonly ClassicPlayer[]> {
  return (await manifestOf(game).load.classics?.()) ?? [];
}

/** The rules of a game in pictures. */
export async function loadExamples(game: GameId): Promise<readonly Example[]> {
  return manifestOf(game).load.examples();
}

export function hasCourse(game: GameId): boolean {
  return manifestOf(game).load.course !== undefined;
}

/** The course of a game; null where it has none. */
export async function loadCourse(game: GameId): Promise<Course | null> {
  return (await manifestOf(game).load.course?.()) ?? null;
}

/** Loads what is needed to explain an error in a language. */
export async function loadErrorLocale(error: TextError, language: Language): Promise<SharedLocale> {
  const { game } = error;
  return game !== undefined && isGameId(game)
    ? loadLocale(game, language)
    : { language, shared: await loadSharedTexts(language) };
}

/** Loads what is needed to speak of a game in a language. */
export async function loadLocale(game: GameId, language: Language): Promise<GameLocale> {
  const [own, shared] = await Promise.all([manifestOf(game).load.texts[language](), loadSharedTexts(language)]);
  return { language, game: own, shared };
}

/** The rules of a game in words, in the order of reading. */
export async function loadRuleTexts(game: GameId, language: Language): Promise<readonly RuleText[]> {
  return manifestOf(game).load.ruleTexts[language]();
}

/** The same in every language. */
export async function loadLocales(game: GameId): Promise<ByLanguage<GameLocale>> {
  const [en, pt] = await Promise.all([loadLocale(game, 'en'), loadLocale(game, 'pt')]);
  return { en, pt };
}
