import { get, type IncomingMessage } from 'node:http';
import { type Attack, grouped, EventCounter } from './attack.ts';
import { forwardedAddress, type Live, mustConnect, OFFER, Person, refusalIn, seat, textAt } from './person.ts';

/**
 * What the server has for everybody together (live/websocket-server.ts, http/stream-routes.ts, match/creation-limits.ts). The lobby shows 100 of
 * the offers, and each network its newest before any a second one: whether others are shown is tested below.
 */
const SLOTS = { sockets: 20_000, streams: 20_000, offers: 4000 } as const;
/** The share that one address may hold. */
const MOST_SHARE = 0.02;
/** The numbers that the attacker tries to get. */
const GUESTS = 120;
const SOCKETS_EACH = 21;
const STREAMS_EACH = 25;
const OFFERS_EACH = 6;
const MOST_SOCKETS = 1500;
const MOST_STREAMS = 1500;
const AT_ONCE = 10;

/** One address takes as many guests, sockets, streams and places in the lobby as it can get. */
export const slots: Attack = {
  name: 'slots',
  title: 'one address takes all the guests, sockets, streams and offers that it can get',
  run: async ({ address, begin }) => {
    const from = forwardedAddress(0);
    const refusals = new EventCounter();
    await begin();
    const guests = await takeGuests(address, from, refusals);
    if (guests.length === 0) throw new Error(`no guest at all: ${refusals.toString()}`);
    const sockets = await takeSockets(guests, refusals);
    const streams = await takeStreams(guests, refusals);
    const offers = await makeOffers(guests, refusals);
    const other = await Person.guest(address, forwardedAddress(1));
    const held = {
      sockets: sockets.filter(({ isOpen }) => isOpen).length,
      streams: streams.filter(({ closed }) => !closed).length,
      offers: countListed(await other.ask('GET', 'api/lobby'), offers),
    };
    const trouble = await playElsewhere(address);
    for (const { socket } of sockets) socket.terminate();
    for (const stream of streams) stream.destroy();
    const facts = [
      `held ${guests.length} guests, ${held.sockets} sockets, ${held.streams} streams, ${held.offers} listed offers`,
      `refused: ${refusals.toString()}`,
    ];
    const faults = (['sockets', 'streams', 'offers'] as const)
      .filter((kind) => held[kind] > MOST_SHARE * SLOTS[kind])
      .map((kind) => `one address held ${held[kind]} of ${grouped(SLOTS[kind])} ${kind}`);
    return { facts, faults: trouble === null ? faults : [...faults, `others could not play: ${trouble}`] };
  },
};

async function takeGuests(address: string, from: string, refusals: EventCounter): Promise<readonly Person[]> {
  const guests: Person[] = [];
  await together(Array.from({ length: GUESTS }), async () => {
    const guest = new Person(address, from);
    const { code } = await guest.ask('POST', 'api/guest');
    if (code === null) guests.push(guest);
    else refusals.add(code);
  });
  return guests;
}

async function takeSockets(guests: readonly Person[], refusals: EventCounter): Promise<readonly Live[]> {
  const sockets: Live[] = [];
  await together(guests, async (guest) => {
    for (let number = 0; number < SOCKETS_EACH && sockets.length < MOST_SOCKETS; number++) {
      const live = await guest.connect();
      if (typeof live !== 'string') {
        sockets.push(live);
        continue;
      }
      refusals.add(live);
      return;
    }
  });
  return sockets;
}

async function takeStreams(guests: readonly Person[], refusals: EventCounter): Promise<readonly IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  await together(guests, async (guest) => {
    const made = await guest.makeMatch({ ...OFFER, visibility: 'link' });
    if ('code' in made) refusals.add(made.code);
    const ofMatch = 'id' in made ? [`api/matches/${made.id}/stream`] : [];
    for (const path of ofMatch) {
      for (let number = 0; number < STREAMS_EACH && streams.length < MOST_STREAMS; number++) {
        const stream = await openStream(guest, path);
        if (typeof stream !== 'string') {
          streams.push(stream);
          continue;
        }
        refusals.add(stream);
        break;
      }
    }
  });
  return streams;
}

/** An answer that goes on, or why there is none. */
function openStream({ server, headers }: Person, path: string): Promise<IncomingMessage | string> {
  return new Promise((resolve) => {
    const opening = get(new URL(path, server), { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return resolve(refusalIn(response));
      resolve(response.on('error', () => undefined).resume());
    });
    opening.on('error', () => resolve('connection broken'));
  });
}

async function makeOffers(guests: readonly Person[], refusals: EventCounter): Promise<ReadonlySet<string>> {
  const offers = new Set<string>();
  await together(guests, async (guest) => {
    for (let number = 0; number < OFFERS_EACH; number++) {
      const made = await guest.makeMatch();
      if ('id' in made) offers.add(made.id);
      else refusals.add(made.code);
    }
  });
  return offers;
}

function countListed({ body }: { readonly body: unknown }, offers: ReadonlySet<string>): number {
  const list: readonly unknown[] = Array.isArray(body) ? body : [];
  return list.filter((entry) => offers.has(textAt(entry, 'id') ?? '')).length;
}

/** Two people from other addresses offer a match, find it in the lobby, join and move. Returns what went wrong. */
async function playElsewhere(address: string): Promise<string | null> {
  try {
    const host = await Person.guest(address, forwardedAddress(2));
    const guest = await Person.guest(address, forwardedAddress(3));
    const match = await seat(host, guest);
    const live = await mustConnect(host);
    const refusal = await live.ask({ t: 'move', match, ply: 0, move: 'A' });
    live.socket.close();
    const made = await guest.makeMatch();
    if ('code' in made) return made.code;
    const isListed = countListed(await host.ask('GET', 'api/lobby'), new Set([made.id])) === 1;
    return refusal ?? (isListed ? null : 'their offer is not in the lobby');
  } catch (error) {
    return String(error);
  }
}

/** Applies an async function to all items, several at a time. */
async function together<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const workOn = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}
