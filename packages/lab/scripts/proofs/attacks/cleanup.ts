import { rmSync } from 'node:fs';

// Removes processes and folders however the command ends.

interface Killable {
  kill(signal: NodeJS.Signals): boolean;
}

const processes = new Set<Killable>();
const folders = new Set<string>();

process.on('exit', () => {
  for (const one of processes) one.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

export function killAtExit(one: Killable & { once(event: 'exit', listener: () => void): unknown }): void {
  processes.add(one);
  one.once('exit', () => processes.delete(one));
}

export function removeAtExit(folder: string): void {
  folders.add(folder);
}
