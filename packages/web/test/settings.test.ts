import { GAME_IDS, GAMES, type GameId, makePlayer, manifestOf, parsePlayer, styledNames } from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import {
  BY_LOT,
  computerNames,
  type Settings,
  setupOf,
  startIds,
  usualSettings,
  withVariant,
} from '../src/app/setup/settings.ts';
import { readSettings } from '../src/continue/read-settings.ts';
import { playAddress, setupFromQuery } from '../src/play/address.ts';
import { texts as en } from '../src/text/app/en.ts';
import { texts as pt } from '../src/text/app/pt.ts';

const FIRST = (): number => 0;
const LAST = (): number => 0.999;
const PERSON = { kind: 'human' };

describe.each(GAME_IDS)('the set-up of %s', (game) => {
  const usual = usualSettings(game);

  it('is a person against level 4 unless one asks for something else', () => {
    const [variant] = manifestOf(game).variants;
    expect(setupOf(game, usual, FIRST)).toEqual({
      game,
      variant: variant.id,
      start: variant.starts[0].id,
      clock: null,
      players: { 1: PERSON, 2: { kind: 'level', level: 4 } },
    });
  });

  it('puts the opponent on the other side', () => {
    const { players } = setupOf(game, { ...usual, side: 2, opponent: 'max' }, FIRST);
    expect(players).toEqual({ 1: { kind: 'max' }, 2: PERSON });
  });

  it('keeps a style in the settings, the address and the record', () => {
    for (const opponent of styledNames(game)) {
      const setup = setupOf(game, { ...usual, opponent }, FIRST);
      expect(makePlayer(setup.players[2])).toBe(opponent);
      const [, query = ''] = playAddress(setup).split('?');
      expect(setupFromQuery(game, new URLSearchParams(query))).toEqual(setup);
      expect(readSettings(game, JSON.stringify({ ...usual, opponent })).opponent).toBe(opponent);
    }
    expect(readSettings(game, JSON.stringify({ ...usual, opponent: 'max:charge' })).opponent).toBe(usual.opponent);
  });

  it('draws lots', () => {
    const settings: Settings = { ...usual, side: BY_LOT };
    expect(setupOf(game, settings, FIRST).players[1]).toEqual(PERSON);
    expect(setupOf(game, settings, LAST).players[2]).toEqual(PERSON);
    const starts = startIds(game, usual.variant);
    expect(setupOf(game, { ...usual, start: BY_LOT }, FIRST).start).toBe(starts[0]);
    expect(setupOf(game, { ...usual, start: BY_LOT }, LAST).start).toBe(starts.at(-1));
  });

  it('lets two people play, whoever the opponent was', () => {
    expect(setupOf(game, { ...usual, mode: 'two-people' }, FIRST).players).toEqual({ 1: PERSON, 2: PERSON });
  });

  it('lets every computer player play each side', () => {
    expect(computerNames(game)).toHaveLength(manifestOf(game).classics.length + 11);
    for (const name of computerNames(game)) {
      const settings: Settings = { ...usual, mode: 'two-computers', computers: { 1: name, 2: '1' } };
      const spec = parsePlayer(game, name, 'player');
      expect(setupOf(game, settings, FIRST).players).toEqual({
        1: spec.ok ? spec.value : null,
        2: { kind: 'level', level: 1 },
      });
    }
  });

  it('gives every variant a start that it has', () => {
    for (const { id } of manifestOf(game).variants) {
      for (const start of ['nothing', ...startIds(game, id)]) {
        const changed = withVariant(game, { ...usual, start }, id);
        expect(startIds(game, id)).toContain(setupOf(game, changed, FIRST).start);
      }
    }
  });
});

it('keeps who begins when the variant changes', () => {
  const games = GAME_IDS.filter((game) => startIds(game, usualSettings(game).variant).length > 1);
  const changed = games.flatMap((game: GameId) =>
    manifestOf(game).variants.map(({ id }) => withVariant(game, { ...usualSettings(game), start: BY_LOT }, id).start),
  );
  expect(changed.length).toBeGreaterThan(0);
  expect(new Set(changed)).toEqual(new Set([BY_LOT]));
});

describe.each([en, pt])('what classic players are called', ({ players, setup }) => {
  const ids = new Set(GAMES.flatMap(({ classics }) => classics));

  it('has a name for each', () => {
    expect(Object.keys(players.classics).toSorted()).toEqual([...ids].toSorted());
  });

  it('says of those that were in no original program what they are', () => {
    const wishes = [...ids].filter((id) => id.endsWith('-plus'));
    expect(Object.keys(setup.wishNotes).toSorted()).toEqual(wishes.toSorted());
  });
});
