import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// Starts nginx and Caddy with the files of deploy/, in which only names, ports and certificates are replaced.

const DEPLOY = fileURLToPath(new URL('../../../../../deploy/', import.meta.url));
const PATIENCE_MS = 20_000;
/** Where Debian installs programs that may not be in the PATH. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;

/** The name in deploy/nginx.conf. */
export const NAME = 'play.example.org';

export interface ProxySetup {
  /** An empty folder that every user may enter. */
  readonly folder: string;
  readonly httpsPort: number;
  readonly httpPort: number;
  /** The hosts of the server processes, which all listen on the same port. */
  readonly hosts: readonly string[];
  readonly serverPort: number;
  readonly certificate: string;
  readonly key: string;
}

export interface RunningProxy {
  readonly stop: () => Promise<void>;
}

export interface ProxyProgram {
  readonly name: 'nginx' | 'Caddy';
  readonly program: string;
  readonly debianPackage: string;
  readonly versionArguments: readonly string[];
  readonly start: (setup: ProxySetup) => Promise<RunningProxy>;
}

export const PROXIES: readonly ProxyProgram[] = [
  {
    name: 'nginx',
    program: 'nginx',
    debianPackage: 'nginx-light',
    versionArguments: ['-v'],
    start: startNginx,
  },
  { name: 'Caddy', program: 'caddy', debianPackage: 'caddy', versionArguments: ['version'], start: startCaddy },
];

/** The version of a program; null when it is not installed. */
export function versionOf(program: string, versionArguments: readonly string[]): string | null {
  const { error, stdout, stderr } = spawnSync(program, versionArguments, {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  if (error !== undefined) return null;
  return /\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? '';
}

/** Makes a certificate that only this proof trusts. */
export function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
    env: { ...process.env, PATH },
  });
  return { certificate, key };
}

/** Replaces a text that occurs exactly once in a file of deploy/. */
function replaceOnce(text: string, found: string, replacement: string): string {
  const parts = text.split(found);
  if (parts.length !== 2) throw new Error(`expected "${found}" once, found it ${parts.length - 1} times`);
  return parts.join(replacement);
}

async function startNginx(setup: ProxySetup): Promise<RunningProxy> {
  const { folder, hosts, serverPort, httpsPort, httpPort, certificate, key } = setup;
  let site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8');
  const servers = hosts.map((host) => `server ${host}:${serverPort};`).join('\n  ');
  site = replaceOnce(site, 'server 127.0.0.1:8080;', servers);
  site = replaceOnce(site, 'listen 80;', `listen 127.0.0.1:${httpPort};`);
  site = replaceOnce(site, 'listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`);
  site = replaceOnce(site, `/etc/letsencrypt/live/${NAME}/fullchain.pem`, certificate);
  site = replaceOnce(site, `/etc/letsencrypt/live/${NAME}/privkey.pem`, key);
  const siteFile = join(folder, 'tabuleiro.conf');
  writeFileSync(siteFile, site);
  // The parts of Debian's nginx.conf around conf.d, without its folders.
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn; worker_processes 2;
events { worker_connections 4096; }
http { access_log off; ${temporary} include ${siteFile}; }
`,
  );
  return run('nginx', ['-e', 'stderr', '-p', folder, '-c', main], httpsPort);
}

async function startCaddy(setup: ProxySetup): Promise<RunningProxy> {
  const { folder, hosts, serverPort, httpsPort, httpPort, certificate, key } = setup;
  const names = await answerNames(hosts);
  let site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8');
  site = replaceOnce(site, '{$DOMAIN} {', `{$DOMAIN} {\n\ttls ${certificate} ${key}`);
  site = replaceOnce(
    site,
    'dynamic a tabuleiro 8080 {',
    `dynamic a tabuleiro ${serverPort} {\n\t\t\tresolvers udp/127.0.0.1:${names.address().port}`,
  );
  const ports = `http_port ${httpPort}\n\thttps_port ${httpsPort}\n\tdefault_bind 127.0.0.1`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\t${ports}\n}\n${site}`);
  const home = join(folder, 'home');
  mkdirSync(home);
  const env = { DOMAIN: NAME, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  try {
    const proxy = await run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], httpsPort, env);
    return {
      stop: async () => {
        await proxy.stop();
        names.close();
      },
    };
  } catch (error) {
    names.close();
    throw error;
  }
}

/** A name server like Docker's, which resolves one name to all processes. */
async function answerNames(hosts: readonly string[]): Promise<Socket> {
  const [A, IN, SECONDS] = [1, 1, 1];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    // The question follows a header of 12 bytes: labels up to an empty one, then type and class.
    const end = query.indexOf(0, 12) + 5;
    const isAddress = query.readUInt16BE(end - 4) === A;
    const answers = isAddress ? hosts : [];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8580, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    const records = answers.map((host) => {
      const record = Buffer.alloc(16);
      // The name is the one at the beginning of the question.
      record.writeUInt16BE(0xc00c, 0);
      record.writeUInt16BE(A, 2);
      record.writeUInt16BE(IN, 4);
      record.writeUInt32BE(SECONDS, 6);
      record.writeUInt16BE(4, 10);
      for (const [index, byte] of host.split('.').entries()) record.writeUInt8(Number(byte), 12 + index);
      return record;
    });
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

/** Starts a proxy and waits until it listens. */
async function run(
  program: string,
  words: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProxy> {
  const child = spawn(program, words, { env: { ...process.env, PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-5000)));
  }
  const stop = async (): Promise<void> => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(timer);
  };
  for (let waited = 0; waited < PATIENCE_MS && !hasEnded(child); waited += 100) {
    if (await isListening(port)) return { stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${program} does not listen on ${port}:\n${output}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
