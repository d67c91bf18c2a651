import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, grouped, Tally } from './attack.ts';
import { forwardedAddress, Person } from './people.ts';

const REGISTRATIONS = 62;
const ATTACK_MS = 10_000;
const SIGN_IN_MS = 500;
const LONGEST_SIGN_IN_MS = 3000;
const PASSPHRASE = 'quatro sementes e meia';

/** One guest keeps all hashing of passphrases for itself; somebody else wants to sign in. */
export const hashing: Attack = {
  name: 'hashing',
  title: `one guest sends ${REGISTRATIONS} registrations at a time; somebody else signs in`,
  run: async ({ address, begin }) => {
    const member = await Person.guest(address, forwardedAddress(1));
    const name = newName();
    const { code } = await member.ask('POST', 'api/account', { name, passphrase: PASSPHRASE });
    if (code !== null) throw new Error(`no account: ${code}`);
    await begin();
    const end = performance.now() + ATTACK_MS;
    const [registrations, signIns] = await Promise.all([
      register(address, end),
      signIn(new Person(address, forwardedAddress(2)), name, end),
    ]);
    const { longest, refusals, count } = signIns;
    return {
      facts: [
        `registrations: ${registrations.toString()}`,
        `${count} sign-ins from another address took ${grouped(longest)} ms at most (refused: ${refusals.toString()})`,
      ],
      faults: [
        ...(longest > LONGEST_SIGN_IN_MS ? [`a sign-in took ${(longest / 1000).toFixed(1)} s`] : []),
        ...(refusals.toString() === 'none' ? [] : [`sign-ins were refused: ${refusals.toString()}`]),
      ],
    };
  },
};

/** As soon as the guest has an account it is no guest any more; then another one goes on, from the same address. */
async function register(address: string, end: number): Promise<Tally> {
  const answers = new Tally();
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

async function signIn(
  person: Person,
  name: string,
  end: number,
): Promise<{ readonly count: number; readonly longest: number; readonly refusals: Tally }> {
  const refusals = new Tally();
  let [count, longest] = [0, 0];
  while (performance.now() < end) {
    const askedAt = performance.now();
    const { code } = await person.ask('POST', 'api/session', { name, passphrase: PASSPHRASE });
    if (code !== null) refusals.add(code);
    count++;
    longest = Math.max(longest, performance.now() - askedAt);
    await pause(SIGN_IN_MS);
  }
  return { count, longest, refusals };
}

function newName(): string {
  return `m${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}
