import {
  classicIds,
  err,
  HIGHEST_LEVEL,
  LEVEL_NAMES,
  manifestOf,
  ok,
  oneOf,
  type Rules,
  textError,
  type ComputerSpec,
} from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import type { Anchor } from '../statistics/ladder.ts';
import { checkSectionTarget } from './report-format.ts';
import {
  type CommonOptions,
  type CommonSettings,
  MOST_GAMES,
  readCommon,
  readLimits,
  refuse,
  takesLimits,
} from './series-options.ts';
import type { SeatSettings } from './series-settings.ts';

/** The options of `tournament` as given. */
export interface TournamentOptions extends CommonOptions {
  readonly variant?: string;
  readonly players?: string;
  readonly pairs?: string;
  readonly games?: string;
  readonly time?: string;
  readonly nodes?: string;
  readonly anchor?: string;
  readonly out?: string;
  readonly dir?: string;
  readonly fresh?: boolean;
  readonly json?: boolean;
}

const PAIRINGS = ['neighbours', 'all'] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** A player of a tournament; `player` is its unique name as typed. */
export interface Entrant extends SeatSettings {
  readonly spec: ComputerSpec;
}

export interface TournamentSetup extends CommonSettings {
  readonly rules: Rules;
  readonly entrants: readonly Entrant[];
  readonly pairing: Pairing;
  /** Matches of every pair. */
  readonly games: number;
  readonly anchor: Anchor;
  /** Absolute paths. */
  readonly out: string | null;
  readonly folder: string | null;
}

const USUAL_PLAYERS = 'levels,max,classics';
const USUAL_GAMES = '200';
const USUAL_TIME = '100';
const USUAL_RATING = 1000;

export async function readTournamentSetup(
  context: LabContext,
  game: string,
  options: TournamentOptions,
): Promise<TournamentSetup> {
  const rules = await context.options.readRules(game, options.variant);
  const common = await readCommon(context, options);
  const games = await context.options.readCount('--games', options.games ?? USUAL_GAMES, MOST_GAMES);
  const { pairs = PAIRINGS[0] } = options;
  const pairing = PAIRINGS.find((one) => one === pairs);
  const entrants = await readEntrants(context, rules, options);
  return {
    ...common,
    rules,
    games,
    entrants,
    pairing: await context.expect(
      pairing === undefined ? err(textError('--pairs', pairs, oneOf(PAIRINGS))) : ok(pairing),
    ),
    anchor: readAnchor(context, entrants, options.anchor),
    out: options.out === undefined ? null : await checkSectionTarget(context, options.out),
    folder: options.dir === undefined ? null : context.files.resolve(options.dir),
  };
}

async function readEntrants(
  context: LabContext,
  rules: Rules,
  options: TournamentOptions,
): Promise<readonly Entrant[]> {
  const { players = USUAL_PLAYERS } = options;
  const words = players.split(',').flatMap((word) => expand(rules, word.trim()));
  const specs: { player: string; spec: ComputerSpec }[] = [];
  for (const player of words) {
    const spec = await context.options.readComputer(rules.game, player, '--players');
    if (specs.some((one) => one.player === player)) refuse(context, '--players', player, 'player-once');
    specs.push({ player, spec });
  }
  if (specs.length < 2) refuse(context, '--players', players, 'two-players');
  const limits = await readTournamentLimits(context, specs, options);
  return specs.map(({ player, spec }) => ({ player, spec, limits: takesLimits(spec) ? limits : {} }));
}

function expand(rules: Rules, word: string): readonly string[] {
  if (word === 'levels') return LEVEL_NAMES;
  return word === 'classics' ? classicIds(rules.game) : [word];
}

async function readTournamentLimits(
  context: LabContext,
  specs: readonly { readonly spec: ComputerSpec }[],
  { time, nodes }: TournamentOptions,
): Promise<SeatSettings['limits']> {
  if (!specs.some(({ spec }) => takesLimits(spec))) {
    if (time !== undefined) refuse(context, '--time', time, 'no-limit');
    if (nodes !== undefined) refuse(context, '--nodes', nodes, 'no-limit');
  }
  const timeText = time ?? (nodes === undefined ? USUAL_TIME : undefined);
  return readLimits(context, {
    ...(timeText !== undefined && { time: { field: '--time', text: timeText } }),
    ...(nodes !== undefined && { nodes: { field: '--nodes', text: nodes } }),
  });
}

/** Reads "player=rating"; by default the first player has a round number. */
function readAnchor(context: LabContext, entrants: readonly Entrant[], text: string | undefined): Anchor {
  if (text === undefined) return { player: entrants[0]?.player ?? '', rating: USUAL_RATING };
  // A UGI command may contain such characters too.
  const [, player = '', rating = ''] = /^(.*)=(-?\d{1,5})$/s.exec(text) ?? [];
  if (rating === '' || !entrants.some((entrant) => entrant.player === player)) {
    refuse(context, '--anchor', text, 'anchor');
  }
  return { player, rating: Number(rating) };
}

/** The command that repeats this tournament, without options that do not affect its results. */
export function makeCommand({ rules, entrants, ...setup }: TournamentSetup): string {
  const { game, variant } = rules;
  const [usual] = manifestOf(game).variants;
  const limited = entrants.find(({ spec }) => takesLimits(spec))?.limits;
  return [
    `npx tabuleiro tournament ${game}`,
    ...(variant.id === usual.id ? [] : [`--variant ${variant.id}`]),
    `--players ${quote(
      shortenPlayers(
        rules,
        entrants.map(({ player }) => player),
      ),
    )}`,
    ...(setup.pairing === PAIRINGS[0] ? [] : [`--pairs ${setup.pairing}`]),
    `--games ${setup.games}`,
    ...(limited?.timeMs === undefined ? [] : [`--time ${limited.timeMs}`]),
    ...(limited?.nodes === undefined ? [] : [`--nodes ${limited.nodes}`]),
    `--opening-plies ${setup.openingPlies}`,
    `--anchor ${quote(`${setup.anchor.player}=${setup.anchor.rating}`)}`,
    `--seed ${setup.seed}`,
  ].join(' ');
}

/** The shortest way to type the list. */
function shortenPlayers(rules: Rules, players: readonly string[]): string {
  const classics = classicIds(rules.game);
  const all = (list: readonly string[], at: number): boolean => list.every((one, index) => players[at + index] === one);
  const words: string[] = [];
  for (let at = 0; at < players.length;) {
    if (all(LEVEL_NAMES, at)) {
      words.push('levels');
      at += HIGHEST_LEVEL;
    } else if (classics.length > 0 && all(classics, at)) {
      words.push('classics');
      at += classics.length;
    } else {
      words.push(players[at] ?? '');
      at++;
    }
  }
  return words.join(',');
}

function quote(text: string): string {
  return /^[\w,.=:/-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
