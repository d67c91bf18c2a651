import {
  isRefusalBody,
  RATED_PER_PAIR,
  REFUSAL_CODES,
  refusalBody,
  refusalOf,
  formatUnrated,
  ServerRefusal,
  stateOf,
} from '@tabuleiro/client';
import { describe, expect, test } from 'vitest';
import { isForGood } from '../src/refusals.ts';
import { refusals as en } from '../src/text/en.ts';
import { refusals as pt } from '../src/text/pt.ts';
import { makeLog, matchInfo, SEATED } from './match-log.ts';

const placeholdersOf = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe('a refusal', () => {
  test.each(REFUSAL_CODES)('%s names the same values in both languages', (code) => {
    expect(placeholdersOf(pt[code])).toEqual(placeholdersOf(en[code]));
  });

  test('has its values filled in, each in its language where there are two', () => {
    expect(refusalBody('too-fast', { seconds: 3 })).toEqual({
      code: 'too-fast',
      message: {
        en: 'That was too fast. Try again in 3 s.',
        pt: 'Foi rápido demais. Tenta de novo dentro de 3 s.',
      },
      retryAfterSeconds: 3,
    });
    const { message } = refusalBody('bad-request', { detail: { en: 'no text', pt: 'sem texto' } });
    expect(message).toEqual({
      en: 'This request cannot be read: no text.',
      pt: 'Este pedido não se consegue ler: sem texto.',
    });
  });

  test('is an error with the code for programs and the sentence for people', () => {
    const refusal = new ServerRefusal(refusalBody('too-fast', { seconds: 3 }), 429);
    expect([refusal.code, refusal.status, refusal.retryAfterSeconds]).toEqual(['too-fast', 429, 3]);
    expect(refusal.say('pt')).toMatch(/^Foi rápido/);
    expect(refusal.message).toMatch(/^too-fast: That was too fast/);
    expect(refusalOf('unreachable').retryAfterSeconds).toBeNull();
  });

  test('is final only when trying again cannot help', () => {
    expect(
      ['not-signed-in', 'banned', 'unknown-protocol'].map((code) => isForGood({ ...refusalBody('failed'), code })),
    ).toEqual([true, true, true]);
    expect([refusalBody('too-fast'), refusalBody('going-away')].map(isForGood)).toEqual([false, false]);
  });

  test.each([
    [refusalBody('failed'), true],
    [{ code: 'of-a-newer-server', message: { en: 'x', pt: 'y' } }, true],
    [{ code: 'failed', message: { en: 'x' } }, false],
    [{ code: 'failed', message: 'x' }, false],
    [{ code: 1, message: { en: 'x', pt: 'y' } }, false],
    [{ ...refusalBody('failed'), retryAfterSeconds: '1' }, false],
    ['failed', false],
    [null, false],
  ])('%j is recognised: %s', (value, expected) => {
    expect(isRefusalBody(value)).toBe(expected);
  });
});

test('a rated match that changes no rating says why', () => {
  const rated = matchInfo();
  const info = { ...rated, terms: { ...rated.terms, isRated: true } };
  const ending = { winner: 1, reason: 'resignation' } as const;
  const state = stateOf(info, makeLog(...SEATED, { kind: 'ended', ending: { ...ending, unrated: 'pair-limit' } }));
  expect(formatUnrated(state, 'en')).toContain(`${RATED_PER_PAIR} rated matches`);
  expect(formatUnrated(state, 'pt')).toContain(`${RATED_PER_PAIR} partidas deste jogo`);
  expect(formatUnrated(stateOf(info, makeLog(...SEATED, { kind: 'ended', ending })), 'en')).toBeNull();
});
