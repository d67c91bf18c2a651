import { parseMatchLink, ServerRefusal } from '@tabuleiro/client';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { type Credentials, credentialsFile, loadCredentials } from './credentials.ts';
import { ServerClient } from './server-client.ts';

const THIS_MACHINE = 'http://127.0.0.1:8080/';

export interface ServerOption {
  readonly server?: string;
}

/** A signed-in client and its credentials. */
export interface SignedInClient {
  readonly client: ServerClient;
  readonly credentials: Credentials;
}

/** The client of the last login; without one, the command ends and says how to sign in. */
export async function requireSignIn(context: Context, options: ServerOption): Promise<SignedInClient> {
  const credentials = await readCredentials(context);
  const { loginFirst } = context.texts.online;
  if (credentials === null) throw new UsageError(loginFirst);
  const address = await readAddress(context, options);
  // A secret goes only to the server that issued it.
  if (address !== credentials.server) throw new UsageError(`${loginFirst} --server ${address}`);
  return { client: new ServerClient(credentials.server, credentials), credentials };
}

/** For commands that only read: anonymous without a login on this server. */
export async function openClient(context: Context, options: ServerOption): Promise<ServerClient> {
  const credentials = await readCredentials(context);
  const address = await readAddress(context, options);
  return new ServerClient(address, credentials?.server === address ? credentials : null);
}

export async function readCredentials(context: Context): Promise<Credentials | null> {
  const { env } = context.io;
  const credentials = await loadCredentials(env);
  if (credentials === 'damaged') throw new UsageError(context.texts.online.badIdentity(credentialsFile(env)));
  return credentials;
}

/** The server: the one given, else the last one used, else this machine. */
export async function readAddress(context: Context, { server }: ServerOption): Promise<string> {
  const text =
    server ??
    (context.io.env['TABULEIRO_SERVER'] || undefined) ??
    (await readCredentials(context))?.server ??
    THIS_MACHINE;
  const address = URL.canParse(text) ? new URL(text) : null;
  const isWeb = address !== null && /^https?:$/.test(address.protocol);
  if (!isWeb) throw new UsageError(context.texts.online.badServer(text));
  address.hash = '';
  address.search = '';
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return address.href;
}

/** Runs work against a server; a refusal ends the command with the server's message. */
export async function reportRefusals(context: Context, address: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof ServerRefusal ? new UsageError(formatServerRefusal(context, address, error)) : error;
  }
}

/** The server's message, with an addition that only a terminal needs. */
function formatServerRefusal({ language, texts }: Context, address: string, refusal: ServerRefusal): string {
  const words = refusal.say(language);
  if (refusal.code === 'unreachable') return `${address}: ${words}`;
  return refusal.code === 'rated-as-guest' ? `${words} ${texts.online.accountsAt(address)}` : words;
}

/** Reads the id of a match, or a link to it. */
export function readMatchId(context: Context, text: string): string {
  const id = parseMatchLink(text);
  if (id === null) throw new UsageError(context.texts.online.badMatch(text));
  return id;
}
