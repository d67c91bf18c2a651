import {
  GAMES,
  loadRules,
  Match,
  parseRecords,
  makeRecord,
  NEVER_STOP,
  recordOf,
  SeededRandom,
} from '@tabuleiro/games';
import { playMatch } from '@tabuleiro/lab/series';
import { describe, expect, test } from 'vitest';
import { openPlayers } from '../src/players/open-player.ts';

// A share of what `npm run prove:classics` plays: matches between the original players of every game, over all pairings
// of players, variants and starts.

const MATCHES = 40;

const withClassics = GAMES.filter(({ classics }) => classics !== undefined);

describe.each(withClassics)('classic players of $id', ({ id, variants, classics = [] }) => {
  const pairings = variants.flatMap((variant) =>
    variant.starts.flatMap((start) =>
      classics.flatMap((one) => classics.map((two) => ({ variant: variant.id, start: start.id, one, two }))),
    ),
  );

  test('exist', () => expect(classics.length).toBeGreaterThan(0));

  test('play every pairing to the end', async () => {
    for (let seed = 0; seed < Math.max(MATCHES, pairings.length); seed++) {
      const pairing = pairings[seed % pairings.length];
      if (pairing === undefined) throw new Error(`${id} has no pairings`);
      const rules = await loadRules(id, pairing.variant);
      const players = { 1: { kind: 'classic', id: pairing.one }, 2: { kind: 'classic', id: pairing.two } } as const;
      const opened = await openPlayers(rules, players, (error) => {
        throw error;
      });
      if (!opened.ok) throw new Error(`${id} cannot open ${pairing.one} and ${pairing.two}`);
      const match = new Match(rules, rules.start(pairing.start));
      const random = new SeededRandom(seed);
      const outcome = await playMatch({ match, contestants: opened.value.contestants, random, stop: NEVER_STOP });
      expect(outcome?.reason).not.toBe('abandoned');
      await opened.value.close();
      const text = makeRecord(recordOf(match, {}), rules.variant.starts[0].position);
      const read = await parseRecords(text);
      expect(read.ok && read.value[0]?.match.outcome).toEqual(match.outcome);
    }
  });
});
