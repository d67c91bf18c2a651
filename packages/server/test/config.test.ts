import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { OperatorError } from '../src/operator-error.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The names of all settings that are read. */
function readNames(): readonly string[] {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(env, '.');
  return [...names];
}

describe('settings', () => {
  test('are all in the table of docs/server.md, and nothing else is', () => {
    const text = readFileSync(join(ROOT, 'docs/server.md'), 'utf8');
    const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(text) ?? [];
    const documented = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name);
    expect(documented.toSorted()).toEqual(readNames().toSorted());
    expect(documented).toContain('DATABASE_URL');
  });

  test.each([
    [{ PORT: '70000' }, 'PORT: found "70000", expected a whole number from 0 to 65535'],
    [{ PORT: '80a' }, 'PORT: found "80a", expected a whole number from 0 to 65535'],
    [{ SECURE: 'yes' }, 'SECURE: found "yes", expected 0 or 1'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS: found "301", expected a whole number from 0 to 300'],
    [{ DATABASE_URL: 'mysql://me:hush@host/db' }, 'begins with "mysql:", expected postgres://'],
    [{ DATABASE_URL: 'libsql://host' }, 'begins with "libsql:", expected postgres://'],
    [{ DATABASE_URL: 'postgres:host' }, 'begins with "postgres:", expected postgres://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: found "loud", expected one of silent, error, warn, info, debug'],
  ])('%j is refused in words', (env, message) => {
    expect(() => readConfig(env, '.')).toThrow(message);
  });

  test('say no password, and are refused in both languages', () => {
    let texts: readonly string[] = [];
    try {
      readConfig({ DATABASE_URL: 'mysql://me:hush@host/db' }, '.');
    } catch (error) {
      if (error instanceof OperatorError) texts = [error.in('en'), error.in('pt')];
    }
    expect(texts).toEqual([expect.stringContaining('expected'), expect.stringContaining('esperava-se')]);
    expect(texts.join(' ')).not.toContain('hush');
  });

  test.each(['postgres://me:hush@host/db', 'postgresql://host/db', 'a/file.db', '/a/file.db'])(
    'take %s as the database',
    (address) => {
      expect(readConfig({ DATABASE_URL: address }, '.').database).toBe(address);
    },
  );
});
