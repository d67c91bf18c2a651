import * as schemas from '@tabuleiro/client/schemas';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { makeLog, MATCH, matchInfo, move, SEATED } from './match-log.ts';

const newMatch = { game: 'oware', clock: { kind: 'none' }, visibility: 'link', isRated: false };

describe('the schemas', () => {
  test.each([
    ['ClientMessage', schemas.ClientMessage, { t: 'watch', id: 1, match: MATCH }],
    ['ClientMessage', schemas.ClientMessage, { t: 'move', id: 2, match: MATCH, ply: 0, move: 'A', line: 0 }],
    ['ClientMessage', schemas.ClientMessage, { t: 'act', id: 3, match: MATCH, act: { act: 'accept-draw', of: 4 } }],
    [
      'ServerMessage',
      schemas.ServerMessage,
      { t: 'snapshot', match: MATCH, info: matchInfo(), events: makeLog(...SEATED, move(0, 'A')) },
    ],
    [
      'ServerMessage',
      schemas.ServerMessage,
      { t: 'refused', id: 0, refusal: { code: 'x', message: { en: 'a', pt: 'b' } } },
    ],
    ['NewMatchBody', schemas.NewMatchBody, { ...newMatch, computer: 'max:attack', side: 2 }],
    ['NewTokenBody', schemas.NewTokenBody, { label: 'my bot', scopes: ['read', 'play'], expiresInDays: 30 }],
    ['RecordsQuery', schemas.RecordsQuery, { player: 'Anna', cursor: `1.${MATCH}`, limit: 500 }],
    ['UserLine', schemas.UserLine, { t: 'turn', match: MATCH, ply: 3, line: 0 }],
  ])('%s accepts what belongs there', (_, schema, value) => {
    expect(Compile(schema).Check(value)).toBe(true);
  });

  test.each([
    ['a match id that is none', schemas.ClientMessage, { t: 'watch', id: 1, match: 'short' }],
    ['an unknown field', schemas.ClientMessage, { t: 'ping', id: 1, more: true }],
    ['a negative ply', schemas.ClientMessage, { t: 'move', id: 2, match: MATCH, ply: -1, move: 'A' }],
    [
      'an answer without what it answers',
      schemas.ClientMessage,
      { t: 'act', id: 3, match: MATCH, act: { act: 'accept-draw' } },
    ],
    ['a game that there is not', schemas.NewMatchBody, { ...newMatch, game: 'chess' }],
    [
      'a clock without time',
      schemas.NewMatchBody,
      { ...newMatch, clock: { kind: 'live', initialMs: 0, incrementMs: 0 } },
    ],
    ['the same scope twice', schemas.NewTokenBody, { label: 'x', scopes: ['read', 'read'] }],
    ['a label that cannot be seen', schemas.NewTokenBody, { label: 'a\u0000b' }],
    ['a page that is too long', schemas.ArchiveQuery, { limit: 101 }],
    ['a short passphrase', schemas.NewAccountBody, { name: 'Anna', passphrase: 'short' }],
  ])('refuse %s', (_, schema, value) => {
    expect(Compile(schema).Check(value)).toBe(false);
  });
});
