import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, grouped, EventCounter } from './attack.ts';
import { forwardedAddress, mustConnect, Person, SEE_LOBBY } from './person.ts';

const OFFERS = 100;
const VIEWERS = 500;
const ATTACK_MS = 10_000;
const AT_ONCE = 20;
/** An offer that comes or goes is some hundred bytes; one guest may cause only a few per second. */
const MOST_BYTES_EACH = 4000;

/** One guest makes and withdraws offers, which the server sends to everybody in the lobby. */
export const lobby: Attack = {
  name: 'lobby',
  title: `one guest makes and aborts offers before ${VIEWERS} viewers of a lobby of ${OFFERS} offers`,
  run: async ({ address, begin }) => {
    // Everybody has their own address, so that limits only affect the one guest.
    const numbers = Array.from({ length: OFFERS + VIEWERS }, (_, number) => number + 1);
    const people: Person[] = [];
    while (numbers.length > 0) {
      const some = numbers.splice(0, AT_ONCE);
      people.push(...(await Promise.all(some.map((number) => Person.guest(address, forwardedAddress(number))))));
    }
    for (const host of people.splice(0, OFFERS)) {
      const made = await host.makeMatch();
      if ('code' in made) throw new Error(`no offer: ${made.code}`);
    }
    let [bytes, messages, lost, isEnding] = [0, 0, 0, false];
    const viewers = [];
    for (const viewer of people) {
      const live = await mustConnect(viewer);
      await live.ask(SEE_LOBBY);
      live.socket.removeAllListeners('message');
      live.socket.on('message', (data: Buffer) => {
        messages++;
        bytes += data.length;
      });
      live.socket.on('close', () => {
        if (!isEnding) lost++;
      });
      viewers.push(live);
    }
    const guest = await Person.guest(address, forwardedAddress(0));
    await begin();
    [bytes, messages] = [0, 0];
    const { made, refusals } = await makeAndAbort(guest);
    const perSecond = (1000 * bytes) / ATTACK_MS;
    isEnding = true;
    for (const { socket } of viewers) socket.terminate();
    const each = perSecond / VIEWERS;
    return {
      facts: [
        `${made} offers made and aborted (refused: ${refusals.toString()})`,
        `${(perSecond / 1e6).toFixed(2)} MB/s to all viewers in ${grouped((1000 * messages) / ATTACK_MS)} messages a second`,
        `${lost} viewers lost`,
      ],
      faults: [
        ...(each > MOST_BYTES_EACH ? [`each viewer was sent ${grouped(each)} bytes a second`] : []),
        ...(lost > 0 ? [`${lost} viewers lost their connection`] : []),
      ],
    };
  },
};

async function makeAndAbort(guest: Person): Promise<{ readonly made: number; readonly refusals: EventCounter }> {
  const refusals = new EventCounter();
  let made = 0;
  const end = performance.now() + ATTACK_MS;
  while (performance.now() < end) {
    const offer = await guest.makeMatch();
    if ('code' in offer) {
      refusals.add(offer.code);
      await pause(50);
      continue;
    }
    made++;
    let refusal: string | null = null;
    do {
      ({ code: refusal } = await guest.ask('POST', `api/matches/${offer.id}/acts`, { act: 'abort' }));
      if (refusal !== null) {
        refusals.add(refusal);
        await pause(50);
      }
    } while (refusal === 'too-fast' && performance.now() < end);
  }
  return { made, refusals };
}
