import { beGuest, refusalOf, signIn, signOut, type WhoAnswer, whoAmI } from '@tabuleiro/client';
import type { Context } from '../context.ts';
import { isTerminal } from '../io.ts';
import { UsageError } from '../usage.ts';
import { readAddress, readIdentity, type ServerOption, tellRefusals } from './enter.ts';
import { forgetIdentity, saveIdentity } from './identity.ts';
import { askLine } from './questions.ts';
import { Visitor } from './visitor.ts';

export interface LoginOptions extends ServerOption {
  readonly guest?: boolean;
  readonly name?: string;
  readonly token?: boolean;
}

/** Comes in and keeps who one is for the next commands. */
export async function runLogin(context: Context, options: LoginOptions): Promise<void> {
  const { texts, io } = context;
  const given = [
    ['--guest', options.guest === true],
    ['--name', options.name !== undefined],
    ['--token', options.token === true],
  ] as const;
  const [first, second] = given.filter(([, isGiven]) => isGiven).map(([name]) => name);
  if (first !== undefined && second !== undefined) throw new UsageError(texts.online.oneOfBoth(first, second));
  const address = await readAddress(context, options);
  await tellRefusals(context, address, async () => {
    const { visitor, who } = await comeIn(context, address, options);
    const { secret } = visitor;
    if (who.user === null || secret === null) throw refusalOf('not-signed-in');
    const { name, isGuest } = who.user;
    const kind = options.token === true ? 'token' : 'session';
    await saveIdentity(io.env, { server: address, kind, secret, name });
    const suffix = isGuest ? ` (${texts.online.guest})` : '';
    await context.print(texts.online.loggedIn(`${name}${suffix}`, address));
  });
}

interface CameIn {
  readonly visitor: Visitor;
  readonly who: WhoAnswer;
}

async function comeIn(context: Context, address: string, options: LoginOptions): Promise<CameIn> {
  const { io, texts } = context;
  const { ask, emptySecret } = texts.online;
  if (options.token === true) {
    const secret = await askLine(io, ask.token, true);
    if (secret === '') throw new UsageError(emptySecret);
    const visitor = new Visitor(address, { kind: 'token', secret });
    return { visitor, who: await whoAmI(visitor.server) };
  }
  const visitor = new Visitor(address);
  const isOpen = options.name === undefined && options.guest !== true && isTerminal(io);
  const name = isOpen ? await askLine(io, ask.name, false) : (options.name ?? '');
  if (name.trim() === '') return { visitor, who: await beGuest(visitor.server) };
  const passphrase = await askLine(io, ask.passphrase, true);
  if (passphrase === '') throw new UsageError(emptySecret);
  return { visitor, who: await signIn(visitor.server, name.trim(), passphrase) };
}

/** Forgets who one is, here and, as far as it can be reached, on the server. */
export async function runLogout(context: Context): Promise<void> {
  const identity = await readIdentity(context);
  if (identity?.kind === 'session') {
    // A server that is gone must not keep anybody from signing out.
    await signOut(new Visitor(identity.server, identity).server).catch(() => undefined);
  }
  await forgetIdentity(context.io.env);
  await context.print(context.texts.online.loggedOut);
}
