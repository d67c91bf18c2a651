import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, grouped, type Outcome, EventCounter } from './attack.ts';
import { forwardedAddress, Person } from './person.ts';

const REGISTRATIONS = 62;
const NETWORK_ADDRESSES = 110;
const ATTACK_MS = 10_000;
const SIGN_IN_MS = 500;
const LONGEST_SIGN_IN_MS = 3000;
const PASSPHRASE = 'quatro sementes e meia';

/** One guest occupies the hashing of passphrases; another person wants to sign in. */
export const hashing: Attack = {
  name: 'hashing',
  title: `one guest sends ${REGISTRATIONS} registrations at a time; another person signs in`,
  run: async ({ address, begin }) => {
    const name = await makeMember(address);
    await begin();
    const end = performance.now() + ATTACK_MS;
    const [registrations, signIns] = await Promise.all([register(address, end), signIn(address, name, end)]);
    return { ...signIns, facts: [`registrations: ${registrations.toString()}`, ...signIns.facts] };
  },
};

/** All addresses of one IPv6 site hash as often as they can: first for an account each, then for new recovery codes. */
export const hashingNetwork: Attack = {
  name: 'hashing-network',
  title: `${NETWORK_ADDRESSES} addresses of one IPv6 site register and renew recovery codes; another person signs in`,
  run: async ({ address, begin }) => {
    const name = await makeMember(address);
    const answers = new EventCounter();
    await begin();
    const end = performance.now() + ATTACK_MS;
    const attackers = Array.from({ length: NETWORK_ADDRESSES }, (_, number) =>
      renewCodes(new Person(address, `2001:db8:77:${(number + 1).toString(16)}::1`), answers, end),
    );
    const [signIns] = await Promise.all([signIn(address, name, end), ...attackers]);
    return { ...signIns, facts: [`the site: ${answers.toString()}`, ...signIns.facts] };
  },
};

/** Creates an account that wants to sign in. Returns its name. */
async function makeMember(address: string): Promise<string> {
  const name = newName();
  const member = await Person.guest(address, forwardedAddress(1));
  const { code } = await member.ask('POST', 'api/account', { name, passphrase: PASSPHRASE });
  if (code !== null) throw new Error(`no account: ${code}`);
  return name;
}

async function renewCodes(person: Person, answers: EventCounter, end: number): Promise<void> {
  const made = await person.ask('POST', 'api/account', { name: newName(), passphrase: PASSPHRASE });
  answers.add(made.code ?? 'made');
  while (performance.now() < end && made.code === null) {
    const { code } = await person.ask('POST', 'api/account/recovery-codes', { passphrase: PASSPHRASE });
    answers.add(code ?? 'renewed');
    if (code !== null) await pause(50);
  }
}

/** A guest with an account is no guest any more; another one from the same address continues. */
async function register(address: string, end: number): Promise<EventCounter> {
  const answers = new EventCounter();
  while (performance.now() < end) {
    const guest = new Person(address, forwardedAddress(0));
    const { code } = await guest.ask('POST', 'api/guest');
    if (code !== null) answers.add(`no guest, ${code}`);
    const session = guest.session;
    await Promise.all(
      Array.from({ length: REGISTRATIONS }, async () => {
        const same = new Person(address, forwardedAddress(0), session);
        const answer = await same.ask('POST', 'api/account', { name: newName(), passphrase: PASSPHRASE });
        answers.add(answer.code ?? 'made');
      }),
    );
    await pause(50);
  }
  return answers;
}

/** Signs in repeatedly; a refusal or a long wait is a fault. */
async function signIn(address: string, name: string, end: number): Promise<Outcome> {
  const person = new Person(address, forwardedAddress(2));
  const refusals = new EventCounter();
  let [count, longest] = [0, 0];
  while (performance.now() < end) {
    const askedAt = performance.now();
    const { code } = await person.ask('POST', 'api/session', { name, passphrase: PASSPHRASE });
    if (code !== null) refusals.add(code);
    count++;
    longest = Math.max(longest, performance.now() - askedAt);
    await pause(SIGN_IN_MS);
  }
  return {
    facts: [
      `${count} sign-ins from another address took ${grouped(longest)} ms at most (refused: ${refusals.toString()})`,
    ],
    faults: [
      ...(longest > LONGEST_SIGN_IN_MS ? [`a sign-in took ${(longest / 1000).toFixed(1)} s`] : []),
      ...(refusals.toString() === 'none' ? [] : [`sign-ins were refused: ${refusals.toString()}`]),
    ],
  };
}

function newName(): string {
  return `m${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}
