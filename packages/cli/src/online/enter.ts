import { parseMatchLink, ServerRefusal } from '@tabuleiro/client';
import type { Context } from '../context.ts';
import { UsageError } from '../usage.ts';
import { type Identity, identityFile, loadIdentity } from './identity.ts';
import { Visitor } from './visitor.ts';

const THIS_MACHINE = 'http://127.0.0.1:8080/';

export interface ServerOption {
  readonly server?: string;
}

/** Somebody who has come in, and where. */
export interface Entered {
  readonly visitor: Visitor;
  readonly identity: Identity;
}

/** Who came in last, or the end of the command with a line that says how to. */
export async function enter(context: Context, options: ServerOption): Promise<Entered> {
  const identity = await readIdentity(context);
  const { loginFirst } = context.texts.online;
  if (identity === null) throw new UsageError(loginFirst);
  const address = await readAddress(context, options);
  // A secret goes to the server that gave it and to no other.
  if (address !== identity.server) throw new UsageError(`${loginFirst} --server ${address}`);
  return { visitor: new Visitor(identity.server, identity), identity };
}

/** The same for commands that only read: without a login on this server they are anonymous. */
export async function enterToLook(context: Context, options: ServerOption): Promise<Visitor> {
  const identity = await readIdentity(context);
  const address = await readAddress(context, options);
  return new Visitor(address, identity?.server === address ? identity : null);
}

export async function readIdentity(context: Context): Promise<Identity | null> {
  const { env } = context.io;
  const identity = await loadIdentity(env);
  if (identity === 'damaged') throw new UsageError(context.texts.online.badIdentity(identityFile(env)));
  return identity;
}

/** The server that is meant: the one that was named, else the last one, else this machine. */
export async function readAddress(context: Context, { server }: ServerOption): Promise<string> {
  const text =
    server ??
    (context.io.env['TABULEIRO_SERVER'] || undefined) ??
    (await readIdentity(context))?.server ??
    THIS_MACHINE;
  const address = URL.canParse(text) ? new URL(text) : null;
  const isWeb = address !== null && /^https?:$/.test(address.protocol);
  if (!isWeb) throw new UsageError(context.texts.online.badServer(text));
  address.hash = '';
  address.search = '';
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return address.href;
}

/** Does something on a server; what that refuses ends the command with its words. */
export async function tellRefusals(context: Context, address: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof ServerRefusal ? new UsageError(sayRefusal(context, address, error)) : error;
  }
}

/** The words of the server, and what only a terminal need be told. */
function sayRefusal({ language, texts }: Context, address: string, refusal: ServerRefusal): string {
  const words = refusal.say(language);
  if (refusal.code === 'unreachable') return `${address}: ${words}`;
  return refusal.code === 'rated-as-guest' ? `${words} ${texts.online.accountsAt(address)}` : words;
}

/** The id of a match that was given as such or as a link. */
export function readMatch(context: Context, text: string): string {
  const id = parseMatchLink(text);
  if (id === null) throw new UsageError(context.texts.online.badMatch(text));
  return id;
}
