import {
  GAMES,
  loadMoveViewer,
  loadRules,
  Match,
  parseRecords,
  makeRecord,
  recordOf,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../src/play/events.ts';
import { MatchRunner } from '../src/play/runner.ts';
import { openTable } from '../src/play/table.ts';

// A share of what `npm run prove:classics` plays: matches between the original players of every game, over all pairings
// of players, variants and starts.

const MATCHES = 40;
/** No match between computers is near this long. */
const LONGEST = 5000;

describe.each(GAMES)('classic players of $id', ({ id, variants, classics }) => {
  const pairings = variants.flatMap((variant) =>
    variant.starts.flatMap((start) =>
      classics.flatMap((one) => classics.map((two) => ({ variant: variant.id, start: start.id, one, two }))),
    ),
  );

  test('are there', () => expect(classics.length).toBeGreaterThan(1));

  test('play every pairing to the end', async () => {
    const moveViewer = await loadMoveViewer(id);
    for (let seed = 0; seed < Math.max(MATCHES, pairings.length); seed++) {
      const pairing = pairings[seed % pairings.length];
      if (pairing === undefined) throw new Error(`${id} has no pairings`);
      const rules = await loadRules(id, pairing.variant);
      const players = { 1: { kind: 'classic', id: pairing.one }, 2: { kind: 'classic', id: pairing.two } } as const;
      const table = await openTable(rules, players, (error) => {
        throw error;
      });
      if (!table.ok) throw new Error(`${id} cannot open ${pairing.one} and ${pairing.two}`);
      const match = new Match(rules, rules.start(pairing.start));
      const told: MatchEvent[] = [];
      const listen = (event: MatchEvent): void => {
        told.push(event);
        expect(match.moves.length).toBeLessThan(LONGEST);
      };
      const runner = new MatchRunner({
        match,
        seats: table.value.seats,
        moveViewer,
        random: new SeededRandom(seed),
        listen,
      });
      expect(await runner.run()).not.toBeNull();
      await table.value.close();
      expect(told.filter(({ type }) => type === 'move')).toHaveLength(match.moves.length);
      const text = makeRecord(recordOf(match, {}), rules.variant.starts[0].position);
      const read = await parseRecords(text);
      expect(read.ok && read.value[0]?.match.outcome).toEqual(match.outcome);
    }
  });
});
