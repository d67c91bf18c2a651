import { GAME_IDS, manifestOf, SIDES } from '@tabuleiro/games';
import { BY_LOT, clockOf } from '@tabuleiro/play';
import { describe, expect, it } from 'vitest';
import { parseSavedChoices } from '../src/app/setup/saved-choices.ts';
import {
  computerNames,
  MODES,
  type SetupChoices,
  toMatchSetup,
  startIds,
  defaultChoices,
} from '../src/match/setup/setup-choices.ts';

describe.each(GAME_IDS)('the settings of a match of %s that a browser remembers', (game) => {
  const usual = defaultChoices(game);
  const read = (kept: unknown): SetupChoices => parseSavedChoices(game, JSON.stringify(kept));

  it('are those of the match that was begun', () => {
    const [weak = '', ...others] = computerNames(game);
    const strong = others.at(-1) ?? '';
    const changes: readonly Partial<SetupChoices>[] = [
      {},
      ...MODES.map((mode) => ({ mode })),
      ...[...SIDES, BY_LOT].map((side): Partial<SetupChoices> => ({ side: side === 1 || side === 2 ? side : BY_LOT })),
      ...computerNames(game).map((opponent) => ({ opponent })),
      { mode: 'two-computers', computers: { 1: strong, 2: weak } },
      { clock: clockOf(5, 3) },
      { clock: clockOf(7, 0), opponent: strong, side: 2 },
      ...manifestOf(game).variants.flatMap(({ id: variant }) =>
        [...startIds(game, variant), ...(startIds(game, variant).length > 1 ? [BY_LOT] : [])].map((start) => ({
          variant,
          start,
        })),
      ),
    ];
    for (const change of changes) expect(read({ ...usual, ...change })).toEqual({ ...usual, ...change });
  });

  it('are as usual where they make no sense, and the others are kept', () => {
    for (const text of ['', 'nonsense', 'null', '7', '[]', '{}', '{"mode":', '"two-people"']) {
      expect(parseSavedChoices(game, text)).toEqual(usual);
    }
    const chosen: SetupChoices = { ...usual, mode: 'two-people', side: 2, opponent: 'max', clock: clockOf(10, 5) };
    const wrong: readonly (readonly [keyof SetupChoices, unknown])[] = [
      ['mode', 'three-people'],
      ['side', '2'],
      ['side', 3],
      ['opponent', 'human'],
      ['opponent', '11'],
      ['opponent', null],
      ['computers', { 1: 'human', 2: {} }],
      ['computers', 'max'],
      ['variant', 'unheard of'],
      ['start', 'nowhere'],
      ['start', ['first']],
      ['clock', { initialMs: -1, incrementMs: 0 }],
      ['clock', { initialMs: 1e12, incrementMs: 0 }],
      ['clock', { initialMs: '300000', incrementMs: 0 }],
      ['clock', { initialMs: 300_500, incrementMs: 0 }],
      ['clock', '300+3'],
    ];
    for (const [name, value] of wrong) {
      expect(read({ ...chosen, [name]: value }), `${name} ${JSON.stringify(value)}`).toEqual({
        ...chosen,
        [name]: usual[name],
      });
    }
  });

  it('always describe a match that can begin', () => {
    const { players } = toMatchSetup(
      game,
      read({ mode: 'two-computers', computers: { 1: 'ugi:rm', 2: '3' } }),
      () => 0,
    );
    expect(players).toEqual({ 1: { kind: 'level', level: 4 }, 2: { kind: 'level', level: 3 } });
  });
});
