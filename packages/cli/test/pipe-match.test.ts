import { Readable } from 'node:stream';
import { PlayerFailure } from '@tabuleiro/engine';
import { type ChosenMove, loadRules, type PlayerSpec, type TextError } from '@tabuleiro/games';
import { newMatch, type OpenPlayer } from '@tabuleiro/play';
import { describe, expect, test } from 'vitest';
import { Context } from '../src/context.ts';
import { Interruption } from '../src/io/interrupt.ts';
import { CommandReader } from '../src/pipes/command-reader.ts';
import type { PipeEvent } from '../src/pipes/events.ts';
import { PipeMatch } from '../src/pipes/pipe-match.ts';
import { PipePlayers } from '../src/pipes/pipe-players.ts';
import { loadMatchFacets } from '../src/text/game-facets.ts';
import { CLI_TEXTS } from '../src/texts.ts';

const PROBLEM: TextError = { field: 'player', found: 'x', expected: { code: 'json' } };

interface Played {
  readonly events: readonly PipeEvent[];
  readonly stop: () => void;
  readonly ended: Promise<unknown>;
}

/** Plays these lines against a computer player opened by `open`. */
async function start(lines: readonly string[], open: OpenPlayer): Promise<Played> {
  const rules = await loadRules('choko');
  const stdin = Readable.from([Buffer.from(lines.map((line) => `${line}\n`).join(''))]);
  const context = new Context({ stdin, stdout: process.stdout, stderr: process.stderr, env: {} }, 'en');
  const facets = await loadMatchFacets(context, rules);
  const specs: { readonly 1: PlayerSpec; readonly 2: PlayerSpec } = {
    1: { kind: 'human' },
    2: { kind: 'level', level: 1 },
  };
  const setup = { game: rules.game, variant: 'standard', start: 'standard', players: specs, clock: null };
  const controller = new AbortController();
  const events: PipeEvent[] = [];
  const pipe = new PipeMatch({
    match: await newMatch(setup, 1),
    facets,
    names: { 1: 'human', 2: '1' },
    source: new CommandReader(stdin, CLI_TEXTS.en.matches.words),
    players: { open, failed: () => undefined, lastChosen: undefined, expectProblem: () => PROBLEM },
    listen: (event) => void events.push(event),
    interruption: new Interruption(controller.signal),
  });
  return { events, stop: () => controller.abort(), ended: pipe.run() };
}

const broken: OpenPlayer = async () => ({
  choose: () => Promise.reject(new PlayerFailure(PROBLEM)),
  close: async () => undefined,
});

test('a player that fails without a reason is an internal error', async () => {
  const rules = await loadRules('choko');
  const io = { stdin: Readable.from([]), stdout: process.stdout, stderr: process.stderr, env: {} };
  const person: PlayerSpec = { kind: 'human' };
  const players = await PipePlayers.prepare(new Context(io, 'en'), rules, { 1: person, 2: person });
  if (!players.ok) throw new Error('there is no player to open');
  expect(() => players.value.expectProblem()).toThrow('a player failed');
  players.value.failed(new PlayerFailure(PROBLEM));
  expect(players.value.expectProblem()).toEqual(PROBLEM);
});

describe('a computer player that fails', () => {
  test('leaves the match unfinished, with the reason', async () => {
    const { events, ended } = await start(['c3'], broken);
    expect(await ended).toBeNull();
    expect(events.at(-2)).toEqual({ type: 'failed', side: 2, problem: PROBLEM });
    expect(events.at(-1)).toMatchObject({ type: 'end', outcome: null, plies: 1 });
  });

  test('fails at a hint, and the match continues', async () => {
    const { events, ended } = await start(['hint', 'resign'], broken);
    expect(await ended).toMatchObject({ winner: 2, reason: 'resignation' });
    expect(events.find(({ type }) => type === 'refused')).toMatchObject({ refused: { code: 'no-hint' } });
  });
});

test('an interrupted match is left, and the computer’s choice is not played', async () => {
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const slow: OpenPlayer = async () => ({
    choose: async (match, _limits, random, stop): Promise<ChosenMove> => {
      asked();
      while (!stop.stopped) await new Promise((resolve) => setImmediate(resolve));
      return { move: match.position.randomMove(random) };
    },
    close: async () => undefined,
  });
  const { events, stop, ended } = await start(['c3'], slow);
  await isAsked;
  stop();
  expect(await ended).toBeNull();
  expect(events.map(({ type }) => type)).toEqual(['start', 'turn', 'move', 'turn', 'end']);
});
