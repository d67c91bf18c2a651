import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

// Writes `<file>.br` and `<file>.gz` beside every file of the build that compresses well. The server sends them to browsers
// that accept them; it compresses nothing itself.

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|webmanifest)$/;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Must be the last plugin, so that it sees the files that the others write. */
export function compress(): Plugin {
  return {
    name: 'tabuleiro-compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }) => compressFiles(dir),
    },
  };
}

export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  if (!(await stat(file)).isFile()) return;
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
}
