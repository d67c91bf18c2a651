import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, grouped, EventCounter } from './attack.ts';
import { forwardedAddress, type Live, Person } from './person.ts';

const SOCKETS = 10;
const AT_ONCE = 100;
const ATTACK_MS = 6000;
/** The limit of bytes that the connection has not sent yet. */
const MOST_UNSENT = 1_000_000;
const ANONYMOUS = '&anonymous=1';

/** Anonymous live connections send messages as fast as they can. */
export const messages: Attack = {
  name: 'messages',
  title: `${SOCKETS} anonymous live connections send messages as fast as they can`,
  run: async ({ address, begin }) => {
    const refusals = new EventCounter();
    let [sent, connections] = [0, 0];
    await begin();
    const end = performance.now() + ATTACK_MS;
    await Promise.all(
      Array.from({ length: SOCKETS }, async (_, number) => {
        const person = new Person(address, forwardedAddress(number));
        while (performance.now() < end) {
          const live = await person.connect(ANONYMOUS);
          if (typeof live === 'string') {
            refusals.add(live);
            await pause(100);
            continue;
          }
          connections++;
          sent += await flood(live, end);
          live.socket.terminate();
        }
      }),
    );
    if (connections === 0) throw new Error(`no connection at all: ${refusals.toString()}`);
    return {
      facts: [`${grouped(sent)} messages on ${connections} connections`, `refused: ${refusals.toString()}`],
      faults: [],
    };
  },
};

/** Sends until the time is over or the server closes the connection. Returns the number of messages. */
async function flood({ socket }: Live, end: number): Promise<number> {
  let sent = 0;
  while (performance.now() < end && socket.readyState === socket.OPEN) {
    for (let count = 0; count < AT_ONCE && socket.bufferedAmount < MOST_UNSENT; count++) {
      socket.send(JSON.stringify({ t: 'ping', id: sent++ }));
    }
    await pause(1);
  }
  return sent;
}
