import { setTimeout as pause } from 'node:timers/promises';
import { GAME_IDS } from '@tabuleiro/games';
import { type Attack, grouped, percentile, EventCounter } from './attack.ts';
import { ARCHIVED, BUSY_PLAYER, makeArchive } from './databases.ts';
import { forwardedAddress, Person } from './person.ts';

const ADDRESSES = 4;
/** The request limit of one address. */
const PER_SECOND = 20;
const ATTACK_MS = 8000;
const DAY = 86_400_000;

/** Requests lists of old matches with every filter, including filters that match few or none. */
export const archive: Attack = {
  name: 'archive',
  title: `${ADDRESSES} addresses ask the archive of ${grouped(ARCHIVED)} matches with every filter, ${PER_SECOND} times a second each`,
  prepare: makeArchive,
  run: async ({ address, begin }) => {
    const people = Array.from({ length: ADDRESSES }, (_, number) => new Person(address, forwardedAddress(number)));
    const queries = allQueries();
    const answers = new EventCounter();
    const times: number[] = [];
    const asked: Promise<void>[] = [];
    const ask = async (person: Person, path: string): Promise<void> => {
      const askedAt = performance.now();
      const { code } = await person.ask('GET', path);
      if (code === null) times.push(performance.now() - askedAt);
      answers.add(code ?? 'answered');
    };
    const first = await new Person(address, forwardedAddress(ADDRESSES)).ask('GET', 'api/matches?limit=1');
    if (!JSON.stringify(first.body).includes(String(ARCHIVED))) throw new Error('the archive is not there');
    await begin();
    const end = performance.now() + ATTACK_MS;
    for (let number = 0; performance.now() < end; number++) {
      for (const [index, person] of people.entries()) {
        const query = queries[(number * ADDRESSES + index) % queries.length] ?? '';
        // All queries differ, so that no reply can be cached.
        asked.push(ask(person, query.replace('{until}', String(Date.now() - number * ADDRESSES - index))));
      }
      await pause(1000 / PER_SECOND);
    }
    await Promise.all(asked);
    times.sort((a, b) => a - b);
    return {
      facts: [
        `${grouped(asked.length)} requests: ${answers.toString()}`,
        `half answered within ${grouped(percentile(times, 0.5))} ms, all within ${grouped(times.at(-1) ?? 0)} ms`,
      ],
      faults: [],
    };
  },
};

function allQueries(): readonly string[] {
  const player = encodeURIComponent(BUSY_PLAYER);
  const old = Date.now() - (ARCHIVED / 1440) * DAY;
  const filters = [
    '',
    ...GAME_IDS.map((game) => `game=${game}`),
    'variant=none-such',
    ...['first', 'second', 'draw'].map((result) => `result=${result}`),
    ...['true', 'false'].map((rated) => `rated=${rated}`),
    ...['open', 'running', 'over'].map((status) => `status=${status}`),
    `since=${Math.round(old + DAY)}`,
    `cursor=${Math.round(old + DAY)}.0000000000000000`,
    'limit=100',
    `player=${player}`,
    ...['won', 'lost', 'draw'].map((result) => `player=${player}&result=${result}`),
    `player=${player}&rated=true&variant=none-such`,
    // No match fits, which the query finds out only at the end.
    'status=running&rated=true&result=draw',
    `game=${GAME_IDS[0] ?? ''}&variant=none-such&rated=true&result=first`,
  ];
  return [
    ...filters.map((filter) => `api/matches?until={until}&${filter}`.replace(/&$/, '')),
    ...filters.filter((filter) => filter !== '').map((filter) => `api/matches?${filter}`),
    `api/players/${player}`,
  ];
}
