import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The browser inside an npm package, for machines without one. It is made for servers of one kind, so the libraries that
// it brings along have to be named.

const BIN = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/tabuleiro');
/** The version is a part of the name, so that another one is unpacked anew. */
const FOLDER = join(CACHE, 'chromium-153.0.0-fonts');
/** Its own list of folders names none of ours: without this one no text has a size. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(FOLDER, 'fonts')}</dir>
  <cachedir>${join(FOLDER, 'fonts-cache')}</cachedir>
</fontconfig>
`;
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

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
    writeFileSync(join(own, 'fonts/fonts.conf'), FONTS);
    renameSync(own, FOLDER);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(FOLDER)) throw error;
  }
}

/** The package unpacks to where temporary files go. */
async function inflateInto(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const usual = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await Promise.all(ARCHIVES.map(async (name) => inflate(join(BIN, name))));
  } finally {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
  }
}
