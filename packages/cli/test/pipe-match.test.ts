import { Readable } from 'node:stream';
import { type Chosen, loadRules, type PlayerSpec, type TextError } from '@tabuleiro/games';
import { newMatch, type OpenPlayer } from '@tabuleiro/play';
import { describe, expect, test } from 'vitest';
import { Context } from '../src/context.ts';
import type { MatchEvent } from '../src/play/events.ts';
import { Interruption } from '../src/play/interrupt.ts';
import { LineSource } from '../src/play/lines.ts';
import { PipeMatch } from '../src/play/pipe-match.ts';
import { PipePlayers } from '../src/play/pipe-players.ts';
import { loadStage } from '../src/play/stage.ts';
import { PlayerFailure } from '../src/players/failure.ts';
import { CLI_TEXTS } from '../src/text/index.ts';

const PROBLEM: TextError = { field: 'player', found: 'x', expected: { code: 'json' } };

interface Played {
  readonly events: readonly MatchEvent[];
  readonly stop: () => void;
  readonly ended: Promise<unknown>;
}

/** A match of a person who types these lines against a computer player that is opened so. */
async function start(lines: readonly string[], open: OpenPlayer): Promise<Played> {
  const rules = await loadRules('choko');
  const stdin = Readable.from([Buffer.from(lines.map((line) => `${line}\n`).join(''))]);
  const context = new Context({ stdin, stdout: process.stdout, stderr: process.stderr, env: {} }, 'en');
  const stage = await loadStage(context, rules);
  const specs: { readonly 1: PlayerSpec; readonly 2: PlayerSpec } = {
    1: { kind: 'human' },
    2: { kind: 'level', level: 1 },
  };
  const setup = { game: rules.game, variant: 'standard', start: 'standard', players: specs, clock: null };
  const controller = new AbortController();
  const events: MatchEvent[] = [];
  const pipe = new PipeMatch({
    match: await newMatch(setup, 1),
    stage,
    names: { 1: 'human', 2: '1' },
    source: new LineSource(stdin, CLI_TEXTS.en.matches.words),
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

test('players that say no reason for a failure make an error of ours', async () => {
  const rules = await loadRules('choko');
  const io = { stdin: Readable.from([]), stdout: process.stdout, stderr: process.stderr, env: {} };
  const person: PlayerSpec = { kind: 'human' };
  const players = await PipePlayers.prepare(new Context(io, 'en'), rules, { 1: person, 2: person });
  if (!players.ok) throw new Error('there is nobody to open');
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

  test('at a hint leaves the match going on', async () => {
    const { events, ended } = await start(['hint', 'resign'], broken);
    expect(await ended).toMatchObject({ winner: 2, reason: 'resignation' });
    expect(events.find(({ type }) => type === 'refused')).toMatchObject({ refused: { code: 'no-hint' } });
  });
});

test('a match that is interrupted is left, and the choice of the computer is not played', async () => {
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const slow: OpenPlayer = async () => ({
    choose: async (match, _limits, random, stop): Promise<Chosen> => {
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
