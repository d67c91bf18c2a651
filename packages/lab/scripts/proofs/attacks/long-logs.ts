import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, grouped, percentile, type Target, EventCounter } from './attack.ts';
import { LOG_ENTRIES, LONG_MATCH_PLIES, makeLongLog } from './databases.ts';
import { forwardedAddress, type Live, mustConnect, OFFER, Person, seat } from './person.ts';

const WRITE_MS = 6000;
const READ_MS = 8000;
const LONG_MATCH_MS = 8000;
const ILLEGAL_IN_FLIGHT = 2;
const UNREAD_WATCHERS = 100;
/** The number of requests of each client and the pause between them. */
const WATCHES = 4;
const WATCH_PAUSE_MS = LONG_MATCH_MS / WATCHES;
const HOUR_MS = 3_600_000;

/** Two guests make a log longer and longer; others read a very long log and a match of thousands of plies. */
export const log: Attack = {
  name: 'log',
  title:
    `two guests move and take back; then others fetch and watch a match of ${grouped(LOG_ENTRIES)} entries; ` +
    `then illegal moves and watchers who do not read in one of ${grouped(LONG_MATCH_PLIES)} plies`,
  prepare: makeLongLog,
  run: async (target) => {
    const { address, prepared, begin } = target;
    const writers = [
      await Person.guest(address, forwardedAddress(3)),
      await Person.guest(address, forwardedAddress(4)),
    ] as const;
    const readers = [
      await Person.guest(address, forwardedAddress(5)),
      await Person.guest(address, forwardedAddress(6)),
    ] as const;
    const found = await readers[0].ask('GET', `api/matches/${prepared['match'] ?? ''}`);
    if (found.code !== null) throw new Error(`the long match is not there: ${found.code}`);
    await begin();
    const wrote = await writeLogs(writers, performance.now() + WRITE_MS);
    const end = performance.now() + READ_MS;
    const [fetched, watched, grew] = await Promise.all([
      fetchLog(readers[0], prepared['match'] ?? '', end),
      watchLog(readers[1], prepared['match'] ?? '', end),
      growLongLog(target),
    ]);
    const longEnd = performance.now() + LONG_MATCH_MS;
    const long = await Promise.all([sendIllegal(target, longEnd), watchUnread(target)]);
    return {
      facts: [...wrote, ...fetched, ...watched, `a takeback in it: ${grew.code ?? 'taken'}`, ...long],
      faults: grew.isRefused ? [] : [`a log of ${grouped(LOG_ENTRIES)} entries may still grow by takebacks`],
    };
  },
};

/** Moves and takes back as fast as the server allows, and then in another match. */
async function writeLogs(people: readonly [Person, Person], end: number): Promise<readonly string[]> {
  const startedAt = performance.now();
  const refusals = new EventCounter();
  const lives = [await mustConnect(people[0]), await mustConnect(people[1])] as const;
  let [entries, longest, matches] = [0, 0, 0];
  while (performance.now() < end) {
    const match = await seat(...people, { ...OFFER, visibility: 'link' });
    const written = await moveAndTakeBack(match, lives, end, refusals);
    matches++;
    entries += written;
    longest = Math.max(longest, written);
  }
  for (const { socket } of lives) socket.close();
  const perHour = (entries * HOUR_MS) / (performance.now() - startedAt);
  return [
    `wrote ${grouped(entries)} entries (${grouped(perHour)} an hour) in ${matches} matches, at most ${longest} in one`,
    `refused: ${refusals.toString()}`,
  ];
}

/**
 * Returns the number of entries written until the time was over or the server refused for another reason than the rate
 * limit.
 */
async function moveAndTakeBack(
  match: string,
  lives: readonly [Live, Live],
  end: number,
  refusals: EventCounter,
): Promise<number> {
  let asked = 0;
  lives[1].onMessage = (message) => {
    if (message.t !== 'events' || message.match !== match) return;
    for (const event of message.events) if (event.kind === 'takeback-asked') asked = event.version;
  };
  let written = 0;
  const insist = async (work: () => Promise<string | null>): Promise<boolean> => {
    while (performance.now() < end) {
      const refusal = await work();
      if (refusal === null) {
        written++;
        return true;
      }
      refusals.add(refusal);
      if (refusal !== 'too-fast') return false;
      await pause(20);
    }
    return false;
  };
  await lives[1].ask({ t: 'watch', match });
  for (;;) {
    const isOn =
      (await insist(() => lives[0].ask({ t: 'move', match, ply: 0, move: 'A' }))) &&
      (await insist(() => lives[0].ask({ t: 'act', match, act: { act: 'ask-takeback' } }))) &&
      (await insist(() => lives[1].ask({ t: 'act', match, act: { act: 'accept-takeback', of: asked } })));
    if (!isOn) break;
  }
  await lives[1].ask({ t: 'leave', match });
  await lives[0].ask({ t: 'act', match, act: { act: 'resign' } });
  return written;
}

/** Requests the whole match and sometimes its record, one after the other. */
async function fetchLog(reader: Person, match: string, end: number): Promise<readonly string[]> {
  const answers = new EventCounter();
  const times: number[] = [];
  for (let number = 0; performance.now() < end; number++) {
    const askedAt = performance.now();
    const { code } = await reader.ask('GET', `api/matches/${match}${number % 4 === 3 ? '/record' : ''}`);
    answers.add(code ?? 'answered');
    if (code === null) times.push(performance.now() - askedAt);
    else await pause(50);
  }
  times.sort((a, b) => a - b);
  return [`fetched it: ${answers.toString()}, half within ${grouped(percentile(times, 0.5))} ms`];
}

/** Watches it from its beginning repeatedly. */
async function watchLog(reader: Person, match: string, end: number): Promise<readonly string[]> {
  const answers = new EventCounter();
  let live = await reader.connect();
  while (performance.now() < end) {
    if (typeof live === 'string' || !live.isOpen) {
      if (typeof live === 'string') answers.add(live);
      await pause(50);
      live = await reader.connect();
      continue;
    }
    answers.add((await live.ask({ t: 'watch', match })) ?? 'sent');
    await live.ask({ t: 'leave', match });
  }
  if (typeof live !== 'string') live.socket.close();
  return [`watched it: ${answers.toString()}`];
}

/** Tries to extend the long log by a move and a takeback. */
async function growLongLog({ address, prepared }: Target): Promise<{ code: string | null; isRefused: boolean }> {
  const match = prepared['match'] ?? '';
  const player = new Person(address, forwardedAddress(1), prepared['first']);
  const line = Math.floor(LOG_ENTRIES / 3);
  const moved = await player.ask('POST', `api/matches/${match}/moves`, { ply: 0, move: 'A', line });
  const { code, status } =
    moved.code === null ? await player.ask('POST', `api/matches/${match}/acts`, { act: 'ask-takeback' }) : moved;
  return { code, isRefused: status >= 400 && status < 500 };
}

/** Sends illegal moves in the long match, several at a time, and requests its record in between. */
async function sendIllegal({ address, prepared }: Target, end: number): Promise<string> {
  const match = prepared['long'] ?? '';
  const player = new Person(address, forwardedAddress(1), prepared['first']);
  const live = await mustConnect(player);
  const answers = new EventCounter();
  const pour = async (): Promise<void> => {
    while (performance.now() < end && live.isOpen) {
      const refusal = await live.ask({ t: 'move', match, ply: LONG_MATCH_PLIES, move: 'a1a1' });
      answers.add(refusal ?? 'played');
      if (refusal === 'too-fast') {
        const { code } = await player.ask('GET', `api/matches/${match}/record`);
        answers.add(code ?? 'record');
        await pause(50);
      }
    }
  };
  await Promise.all(Array.from({ length: ILLEGAL_IN_FLIGHT }, pour));
  live.socket.close();
  return `illegal moves after ${grouped(LONG_MATCH_PLIES)} plies: ${answers.toString()}`;
}

/** Watches that match repeatedly with many anonymous connections from one address that read nothing. */
async function watchUnread({ address, prepared }: Target): Promise<string> {
  const visitor = new Person(address, forwardedAddress(7));
  const lives: Live[] = [];
  for (let count = 0; count < UNREAD_WATCHERS; count++) {
    const live = await visitor.connect('&anonymous=1');
    if (typeof live === 'string') break;
    live.socket.pause();
    lives.push(live);
  }
  for (let time = 0; time < WATCHES; time++) {
    const message = JSON.stringify({ t: 'watch', id: time + 1, match: prepared['long'] });
    for (const { isOpen, socket } of lives) if (isOpen) socket.send(message);
    await pause(WATCH_PAUSE_MS);
  }
  for (const { socket } of lives) socket.terminate();
  return `${lives.length} connections watched it ${WATCHES} times and read nothing`;
}
