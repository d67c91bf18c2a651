import {
  GAME_IDS,
  type GameId,
  LANGUAGES,
  loadLocale,
  makePlayer,
  classicIds,
  manifestOf,
  offeredVariants,
  parsePlayer,
  playerGroups,
  styledNames,
} from '@tabuleiro/games';
import { BY_LOT, newMatch, usualStart } from '@tabuleiro/play';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseSavedChoices } from '../src/app/setup/saved-choices.ts';
import { ComputerGroup } from '../src/match/setup/computer-group.tsx';
import {
  computerNames,
  type SetupChoices,
  toMatchSetup,
  startIds,
  defaultChoices,
  withVariant,
} from '../src/match/setup/setup-choices.ts';
import { newMatchAddress, setupFromQuery } from '../src/routes/match-address.ts';
import { loadTexts } from '../src/settings/language.tsx';

const FIRST = (): number => 0;
const LAST = (): number => 0.999;
const PERSON = { kind: 'human' };

describe.each(GAME_IDS)('the set-up of %s', (game) => {
  const usual = defaultChoices(game);

  it('is a person against a level for newcomers unless one asks for something else', () => {
    const [variant] = offeredVariants(game);
    expect(toMatchSetup(game, usual, FIRST)).toEqual({
      game,
      variant: variant.id,
      start: usualStart(variant),
      clock: null,
      players: { 1: PERSON, 2: { kind: 'level', level: manifestOf(game).newcomerLevel ?? 1 } },
    });
  });

  it('puts the opponent on the other side', () => {
    const { players } = toMatchSetup(game, { ...usual, side: 2, opponent: 'max' }, FIRST);
    expect(players).toEqual({ 1: { kind: 'max' }, 2: PERSON });
  });

  it('keeps a style in the settings, the address and the record', () => {
    for (const opponent of styledNames(game)) {
      const setup = toMatchSetup(game, { ...usual, opponent }, FIRST);
      expect(makePlayer(setup.players[2])).toBe(opponent);
      const [, query = ''] = newMatchAddress(setup).split('?');
      expect(setupFromQuery(game, new URLSearchParams(query))).toEqual(setup);
      expect(parseSavedChoices(game, JSON.stringify({ ...usual, opponent })).opponent).toBe(opponent);
    }
    expect(parseSavedChoices(game, JSON.stringify({ ...usual, opponent: 'max:charge' })).opponent).toBe(usual.opponent);
  });

  it('draws lots for the sides, and for who begins when the match begins', async () => {
    const settings: SetupChoices = { ...usual, side: BY_LOT };
    expect(toMatchSetup(game, settings, FIRST).players[1]).toEqual(PERSON);
    expect(toMatchSetup(game, settings, LAST).players[2]).toEqual(PERSON);
    const [, query = ''] = newMatchAddress(toMatchSetup(game, { ...usual, start: BY_LOT }, FIRST)).split('?');
    const setup = setupFromQuery(game, new URLSearchParams(query));
    expect(setup.start).toBe(BY_LOT);
    const drawn = await Promise.all(Array.from({ length: 20 }, async (_, seed) => newMatch(setup, seed)));
    expect(new Set(drawn.map((match) => match.setup.start))).toEqual(new Set(startIds(game, usual.variant)));
  });

  it('offers the variant first that the game wants to be offered first, and a remembered one stays', () => {
    const [first] = offeredVariants(game);
    expect(first.id).toBe(manifestOf(game).offeredFirst ?? manifestOf(game).variants[0].id);
    expect(setupFromQuery(game, new URLSearchParams()).variant).toBe(first.id);
    expect(new Set(offeredVariants(game))).toEqual(new Set(manifestOf(game).variants));
    for (const { id } of manifestOf(game).variants) {
      expect(parseSavedChoices(game, JSON.stringify({ ...usual, variant: id })).variant).toBe(id);
    }
  });

  it('lets two people play after any opponent', () => {
    expect(toMatchSetup(game, { ...usual, mode: 'two-people' }, FIRST).players).toEqual({ 1: PERSON, 2: PERSON });
  });

  it('lets every computer player play each side', () => {
    expect(computerNames(game)).toHaveLength(classicIds(game).length + 11);
    for (const name of computerNames(game)) {
      const settings: SetupChoices = { ...usual, mode: 'two-computers', computers: { 1: name, 2: '1' } };
      const spec = parsePlayer(game, name, 'player');
      expect(toMatchSetup(game, settings, FIRST).players).toEqual({
        1: spec.ok ? spec.value : null,
        2: { kind: 'level', level: 1 },
      });
    }
  });

  it('gives every variant a start that it has', () => {
    for (const { id } of manifestOf(game).variants) {
      for (const start of ['nothing', ...startIds(game, id)]) {
        const changed = withVariant(game, { ...usual, start }, id);
        expect([...startIds(game, id), BY_LOT]).toContain(toMatchSetup(game, changed, FIRST).start);
      }
    }
  });
});

it('keeps who begins when the variant changes', () => {
  const games = GAME_IDS.filter((game) => startIds(game, defaultChoices(game).variant).length > 1);
  const changed = games.flatMap((game: GameId) =>
    manifestOf(game).variants.map(({ id }) => withVariant(game, { ...defaultChoices(game), start: BY_LOT }, id).start),
  );
  expect(changed.length).toBeGreaterThan(0);
  expect(new Set(changed)).toEqual(new Set([BY_LOT]));
});

describe.each(LANGUAGES)('the computer players of a game in a menu (%s)', (language) => {
  it.each(GAME_IDS)('%s: in groups with headings, by the names that the game gives them', async (game) => {
    await loadTexts(language);
    const locale = await loadLocale(game, language);
    const menu = renderToStaticMarkup(
      createElement(ComputerGroup, { game, locale, title: '', value: '4', onChange: () => undefined }),
    );
    const { classics = [], originalYear } = manifestOf(game);
    for (const { names } of playerGroups(game)) for (const name of names) expect(menu).toContain(`value="${name}"`);
    for (const id of classics) expect(menu.toLowerCase()).toContain(`>${locale.game.players?.[id]?.name}<`);
    const headings = [...menu.matchAll(/class="computers-title"[^>]*>([^<]*)</g)].map(([, heading]) => heading ?? '');
    const kinds = playerGroups(game).map(({ kind }) => kind);
    expect(new Set(headings.slice(0, kinds.length)).size).toBe(kinds.length);
    const originals = headings.filter((_, index) => kinds[index] === 'originals');
    for (const heading of originals) expect(heading).toContain(String(originalYear ?? ''));
  });
});
