import { refusalBody } from '../refusals.ts';
import type { RefusalBody, WhoAnswer } from '../schemas/index.ts';
import { ServerRefusal } from '../server-refusal.ts';
import { ask, has, type Server } from './ask.ts';

const isWho = has<WhoAnswer>('user', 'now');

/** Who the server takes one for. */
export function whoAmI(server: Server): Promise<WhoAnswer> {
  return ask(server, { method: 'GET', path: 'api/me', answer: isWho });
}

/** Comes in as a guest; whoever is in already stays who they are. */
export function beGuest(server: Server): Promise<WhoAnswer> {
  return ask(server, { method: 'POST', path: 'api/guest', answer: isWho });
}

/** Signs in with a name and a passphrase. */
export function signIn(server: Server, name: string, passphrase: string): Promise<WhoAnswer> {
  return ask(server, { method: 'POST', path: 'api/session', body: { name, passphrase }, answer: isWho });
}

export function signOut(server: Server): Promise<WhoAnswer> {
  return ask(server, { method: 'DELETE', path: 'api/session', answer: isWho });
}

/** Finds out, for a live connection that does not come about, whether that is because nobody has come in. */
export function explainBy(server: Server): () => Promise<RefusalBody | null> {
  return async () => {
    try {
      return (await whoAmI(server)).user === null ? refusalBody('not-signed-in') : null;
    } catch (error) {
      return error instanceof ServerRefusal ? error.body : null;
    }
  };
}
