import { type MatchInfo, refusalBody, type Server } from '@tabuleiro/client';
import { describe, expect, it } from 'vitest';
import { findRunningRated } from '../src/connection/running-rated-matches.ts';

// Which rated matches are on, as far as this browser knows.

const ID = '0123456789abcdef';
const known = [{ game: 'oware', id: ID }];

function infoOf(id: string, isRated: boolean): MatchInfo {
  const terms = { game: 'oware', variant: 'abapa', start: 'standard', visibility: 'link', isRated } as const;
  return { id, terms: { ...terms, clock: { kind: 'none' } }, position: '', turn: 1, createdAt: 0 };
}

const seats = { 1: { kind: 'open' }, 2: { kind: 'open' } };
const ownMatch = (id: string, isRated: boolean, isRunning: boolean): object => ({
  info: infoOf(id, isRated),
  seats,
  turn: 1,
  isRunning,
  plies: 0,
  deadline: null,
});
const ended = { kind: 'ended', version: 1, at: 0, ending: { winner: 1, reason: 'resignation' } };

/** A server with given answers by path; null for one that cannot be reached. */
function serverOf(answers: Readonly<Record<string, readonly [number, unknown] | null>>): Server {
  return {
    address: 'http://server/',
    fetch: async (input) => {
      const path = input instanceof URL ? input.pathname : '';
      const answer = answers[path] ?? null;
      if (answer === null) throw new TypeError('no network');
      return new Response(JSON.stringify(answer[1]), { status: answer[0] });
    },
  };
}

describe('the rated matches that are on', () => {
  it('are one’s own that run', async () => {
    const own = [ownMatch('a', true, true), ownMatch('b', false, true), ownMatch('c', true, false)];
    expect(await findRunningRated(serverOf({ '/api/me/matches': [200, own] }), [], true)).toEqual([
      { game: 'oware', id: 'a' },
    ]);
  });

  it('stay after signing out, until they are over', async () => {
    const nobody = [401, refusalBody('not-signed-in')] as const;
    const matchAt = `/api/matches/${ID}`;
    const running = { '/api/me/matches': nobody, [matchAt]: [200, { info: infoOf(ID, true), events: [] }] as const };
    expect(await findRunningRated(serverOf(running), known, false)).toEqual(known);
    const over = { '/api/me/matches': nobody, [matchAt]: [200, { info: infoOf(ID, true), events: [ended] }] as const };
    expect(await findRunningRated(serverOf(over), known, false)).toEqual([]);
    const gone = { '/api/me/matches': nobody, [matchAt]: [404, refusalBody('no-such-match')] as const };
    expect(await findRunningRated(serverOf(gone), known, true)).toEqual([]);
  });

  it('stay while the server fails or does not answer', async () => {
    expect(await findRunningRated(serverOf({}), known, true)).toEqual(known);
    const broken = [500, refusalBody('failed')] as const;
    const answers = { '/api/me/matches': broken, [`/api/matches/${ID}`]: broken };
    expect(await findRunningRated(serverOf(answers), known, true)).toEqual(known);
  });
});
