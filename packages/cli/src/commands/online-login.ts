import { beGuest, refusalOf, signIn, signOut, type WhoAnswer, whoAmI } from '@tabuleiro/client';
import type { Context } from '../context.ts';
import { UsageError, Interrupted } from '../errors.ts';
import { readLines, TOO_LONG, isTerminal, write, type Io } from '../io/streams.ts';
import { removeCredentials, saveCredentials } from '../online/credentials.ts';
import { ServerClient } from '../online/server-client.ts';
import { readAddress, readCredentials, type ServerOption, reportRefusals } from '../online/server-options.ts';
import { InputDecoder } from '../terminal/input-decoder.ts';

export interface LoginOptions extends ServerOption {
  readonly guest?: boolean;
  readonly name?: string;
  readonly token?: boolean;
}

/** Signs in and saves the credentials for the next commands. */
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
  await reportRefusals(context, address, async () => {
    const { client, who } = await logIn(context, address, options);
    const { secret } = client;
    if (who.user === null || secret === null) throw refusalOf('not-signed-in');
    const { name, isGuest } = who.user;
    const kind = options.token === true ? 'token' : 'session';
    await saveCredentials(io.env, { server: address, kind, secret, name });
    const suffix = isGuest ? ` (${texts.online.guest})` : '';
    await context.print(texts.online.loggedIn(`${name}${suffix}`, address));
  });
}

interface LoginResult {
  readonly client: ServerClient;
  readonly who: WhoAnswer;
}

async function logIn(context: Context, address: string, options: LoginOptions): Promise<LoginResult> {
  const { io, texts } = context;
  const { ask, emptySecret } = texts.online;
  if (options.token === true) {
    const secret = await askLine(io, ask.token, true);
    if (secret === '') throw new UsageError(emptySecret);
    const client = new ServerClient(address, { kind: 'token', secret });
    return { client, who: await whoAmI(client.server) };
  }
  const client = new ServerClient(address);
  const isOpen = options.name === undefined && options.guest !== true && isTerminal(io);
  const name = isOpen ? await askLine(io, ask.name, false) : (options.name ?? '');
  if (name.trim() === '') return { client, who: await beGuest(client.server) };
  const passphrase = await askLine(io, ask.passphrase, true);
  if (passphrase === '') throw new UsageError(emptySecret);
  return { client, who: await signIn(client.server, name.trim(), passphrase) };
}

/** Signs out on the server, if it can be reached, and deletes the saved credentials. */
export async function runLogout(context: Context): Promise<void> {
  const credentials = await readCredentials(context);
  if (credentials?.kind === 'session') {
    // Signing out must work even if the server is gone.
    await signOut(new ServerClient(credentials.server, credentials).server).catch(() => undefined);
  }
  await removeCredentials(context.io.env);
  await context.print(context.texts.online.loggedOut);
}

const LONGEST = 1000;

type RawInput = Io['stdin'] & { setRawMode?: (raw: boolean) => unknown };

/** Asks for a line: on a terminal with a prompt, and hidden for secrets; otherwise reads the next line of the input. */
async function askLine(io: Io, question: string, isSecret: boolean): Promise<string> {
  if (!isTerminal(io)) return firstLine(io);
  await write(io.stdout, question);
  const input: RawInput = io.stdin;
  input.setRawMode?.(true);
  try {
    return await typed(io, input, isSecret);
  } finally {
    input.setRawMode?.(false);
    input.pause();
    await write(io.stdout, '\n');
  }
}

async function firstLine({ stdin }: Io): Promise<string> {
  for await (const line of readLines(stdin, LONGEST)) return line === TOO_LONG ? '' : line.trim();
  return '';
}

function typed(io: Io, input: RawInput, isSecret: boolean): Promise<string> {
  const decoder = new InputDecoder();
  let text = '';
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      input.off('data', hear);
      finish();
    };
    const hear = (bytes: Buffer): void => {
      for (const event of decoder.decode(bytes)) {
        if (event.kind !== 'key') continue;
        const { key } = event;
        if (key === 'enter') return end(() => resolve(text));
        if (key === 'ctrl-c' || key === 'ctrl-d') return end(() => reject(new Interrupted()));
        if (key === 'backspace') {
          if (text !== '' && !isSecret) io.stdout.write('\b \b');
          text = [...text].slice(0, -1).join('');
        } else if ([...key].length === 1 && text.length < LONGEST) {
          text += key;
          if (!isSecret) io.stdout.write(key);
        }
      }
    };
    input.on('data', hear);
    input.resume();
  });
}
