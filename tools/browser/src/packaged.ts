import { execFile } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

// The browser inside an npm package, for machines without one. It is made for servers of one kind, so the libraries that
// it brings along have to be named.

const BIN = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../../bin');
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/tabuleiro');
/** The version is a part of the name, so that another one is unpacked anew. */
const FOLDER = join(CACHE, 'chromium-147.0.0');
/** Its archives beside the program itself, and the folders in which their files are looked for. */
const ARCHIVES = [
  ['fonts', 'fonts'],
  ['swiftshader', '.'],
  ['al2023', 'al2023'],
] as const;

/** Fonts are beside this file. The package's own looks for them elsewhere, and a page without any font crashes. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;
/** The program is large: fewer, larger pieces are faster. */
const CHUNK_BYTES = 2 ** 21;

export interface Program {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Unpacks it once; null where it cannot run. */
export async function unpackBrowser(platform = process.platform, arch = process.arch): Promise<Program | null> {
  if (platform !== 'linux' || arch !== 'x64') return null;
  if (!existsSync(FOLDER)) await unpack();
  return {
    path: join(FOLDER, 'chromium'),
    env: { LD_LIBRARY_PATH: join(FOLDER, 'al2023/lib'), FONTCONFIG_PATH: join(FOLDER, 'fonts') },
  };
}

/** Elsewhere first: whoever finds the folder finds all of it. */
async function unpack(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const own = mkdtempSync(join(CACHE, 'unpacking-'));
  try {
    await inflateInto(own);
    renameSync(own, FOLDER);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(FOLDER)) throw error;
  }
}

async function inflateInto(folder: string): Promise<void> {
  const read = (name: string): NodeJS.ReadableStream =>
    createReadStream(join(BIN, name)).pipe(createBrotliDecompress({ chunkSize: CHUNK_BYTES }));
  await pipeline(read('chromium.br'), createWriteStream(join(folder, 'chromium'), { mode: 0o700 }));
  for (const [name, place] of ARCHIVES) {
    const [target, archive] = [join(folder, place), join(folder, `${name}.tar`)];
    mkdirSync(target, { recursive: true });
    // Through a file: tar may close a pipe before the last bytes of an archive, which are padding.
    await pipeline(read(`${name}.tar.br`), createWriteStream(archive));
    await promisify(execFile)('tar', ['-x', '-f', archive, '-C', target]);
    rmSync(archive);
  }
  writeFileSync(join(folder, 'fonts/fonts.conf'), FONTS_CONF);
}
