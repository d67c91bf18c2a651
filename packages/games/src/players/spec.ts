import {
  err,
  type GameTexts,
  ok,
  type Result,
  textError,
  type TextError,
  unreachable,
  type BySide,
} from '../contract/index.ts';
import { classicIds, type GameId, manifestOf, styleIds } from '../games.ts';
import type { PlayerGroup, SharedCode } from '../text/index.ts';

/**
 * Who plays a side, as it is written everywhere: `human`, a classic name, a level or `max`, these two perhaps with a style of the
 * game (`7:defend`), or `ugi:<command>`.
 */
export type PlayerSpec =
  | { readonly kind: 'human' }
  | { readonly kind: 'classic'; readonly id: string }
  /** Our engine at a level from 1 to HIGHEST_LEVEL. */
  | { readonly kind: 'level'; readonly level: number; readonly style?: string }
  /** Our engine at full strength. */
  | { readonly kind: 'max'; readonly style?: string }
  /** An external program that speaks the Universal Game Interface. */
  | { readonly kind: 'ugi'; readonly command: string };

/** A computer player. */
export type ComputerSpec = Exclude<PlayerSpec, { readonly kind: 'human' }>;

/** Our engine, at a level or at full strength. */
export type EngineSpec = Extract<PlayerSpec, { readonly kind: 'level' | 'max' }>;

const UGI = 'ugi:';
const MAX = 'max';
const STYLED = ':';

export const HIGHEST_LEVEL = 10;
/** The levels of the engine as they are written, the weakest first. */
export const LEVEL_NAMES: readonly string[] = Array.from({ length: HIGHEST_LEVEL }, (_, index) => String(index + 1));

/** The engine's levels as opponents, the weakest first: the same ten in all games. Records hold the level. */
const OPPONENT_NAMES: readonly string[] = [
  'Bia',
  'Tomé',
  'Inês',
  'Davi',
  'Marta',
  'Kiame',
  'Luz',
  'Rui',
  'Amália',
  'Baltazar',
];

export function opponentName(level: number): string {
  return OPPONENT_NAMES[level - 1] ?? String(level);
}

/** The names of the players that a game offers, people first, then the classic ones and the levels, each from weak to strong. */
export function playerNames(game: GameId): readonly string[] {
  return ['human', ...classicIds(game), ...LEVEL_NAMES, MAX];
}

/** The computer players of a game in the groups of a menu; groups that the game lacks are left out. */
export function playerGroups(game: GameId): readonly PlayerGroup[] {
  const { classics = [], improved = [], originalYear } = manifestOf(game);
  const groups: readonly PlayerGroup[] = [
    { kind: 'levels', names: [...LEVEL_NAMES, MAX] },
    {
      kind: 'originals',
      names: classics.filter((id) => !improved.includes(id)),
      ...(originalYear !== undefined && { year: originalYear }),
    },
    { kind: 'improved', names: improved },
  ];
  return groups.filter(({ names }) => names.length > 0);
}

/** The names of the players of a game with each of its styles, from weak to strong. */
export function styledNames(game: GameId): readonly string[] {
  const styles = styleIds(game);
  return [...LEVEL_NAMES, MAX].flatMap((name) => styles.map((style) => name + STYLED + style));
}

/** What is wrong with a text where a player was expected: one of these names, or an outside program. */
export function playerError(
  game: GameId,
  text: string,
  field: string,
  names: readonly string[],
): TextError<SharedCode> {
  // Of the many names with styles those of the strongest player show the form.
  const styled = styleIds(game).map((style) => MAX + STYLED + style);
  return textError(field, text, { code: 'player', values: { names: [...names, ...styled].join(' ') } });
}

/** Reads a player; `field` is where it was written. */
export function parsePlayer(game: GameId, text: string, field: string): Result<PlayerSpec, TextError<SharedCode>> {
  if (text === 'human') return ok({ kind: 'human' });
  if (classicIds(game).includes(text)) return ok({ kind: 'classic', id: text });
  const command = text.startsWith(UGI) ? text.slice(UGI.length).trim() : '';
  if (command !== '') return ok({ kind: 'ugi', command });
  const [name = '', style, ...more] = text.split(STYLED);
  const engine = parseEngine(name);
  if (engine === null || more.length > 0) return err(playerError(game, text, field, playerNames(game)));
  if (style === undefined) return ok(engine);
  const styles = styleIds(game);
  if (styles.includes(style)) return ok({ ...engine, style });
  if (styles.length === 0) return err(textError(field, text, { code: 'no-style' }));
  return err(textError(field, text, { code: 'style', values: { name, styles: styles.join(' ') } }));
}

/** A level or the strongest player, without a style. */
function parseEngine(name: string): EngineSpec | null {
  if (LEVEL_NAMES.includes(name)) return { kind: 'level', level: Number(name) };
  return name === MAX ? { kind: 'max' } : null;
}

export function makePlayer(spec: PlayerSpec): string {
  switch (spec.kind) {
    case 'human':
      return 'human';
    case 'classic':
      return spec.id;
    case 'level':
      return String(spec.level) + styleSuffix(spec.style);
    case 'max':
      return MAX + styleSuffix(spec.style);
    case 'ugi':
      return `${UGI}${spec.command}`;
    default:
      return unreachable(spec);
  }
}

const styleSuffix = (style: string | undefined): string => (style === undefined ? '' : STYLED + style);

/** Whether a player is our engine, which has styles where the game does. */
export function isEngine(spec: PlayerSpec): spec is EngineSpec {
  return spec.kind === 'level' || spec.kind === 'max';
}

/** The same player with another style, or with none. */
export function restyled(spec: EngineSpec, style: string | undefined): EngineSpec {
  const plain: EngineSpec = spec.kind === 'max' ? { kind: 'max' } : { kind: 'level', level: spec.level };
  return style === undefined ? plain : { ...plain, style };
}

/** A level by its opponent's name, or the strongest player: "Rui (level 8, attack)"; a style without a text goes by its id. */
export function formatEngine(
  spec: EngineSpec,
  texts: { readonly level: (level: number) => string; readonly max: string },
  styles: GameTexts['styles'],
): string {
  const { style } = spec;
  const styled = style === undefined ? [] : [styles?.[style]?.name ?? style];
  const [name, details] =
    spec.kind === 'max' ? [texts.max, styled] : [opponentName(spec.level), [texts.level(spec.level), ...styled]];
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
}

export interface PlayedMatchFacts {
  readonly players: BySide<PlayerSpec>;
  readonly seed: number;
  readonly date: Date;
}

/** The tags of the record of a match between players of ours: enough to play it again with the same moves. */
export function recordTags({ players, seed, date }: PlayedMatchFacts): Readonly<Record<string, string>> {
  return {
    Player1: oneLine(makePlayer(players[1])),
    Player2: oneLine(makePlayer(players[2])),
    Date: makeDate(date),
    Seed: String(seed),
  };
}

/** Tags hold no line breaks; the command of a UGI engine might. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** The local day, such as 2026-05-31. */
function makeDate(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
