import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

/** A file of the web application, ready to be sent. */
export interface SiteFile {
  readonly body: Buffer;
  readonly type: string;
  /** Whether its name changes with its content, so that it may be kept for ever. */
  readonly isNamedByContent: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.gz': 'application/gzip',
};

/** The folder into which vite puts what it names by content. */
const ASSETS = `assets${sep}`;

/** The files below a folder by the path of a request. Nothing outside the folder can be named. */
export class Site {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The file for a path, or null when there is none. */
  async find(path: string): Promise<SiteFile | null> {
    const name = this.nameOf(path);
    const type = name === null ? undefined : TYPES[extname(name)];
    if (name === null || type === undefined) return null;
    try {
      const body = await readFile(join(this.folder, name));
      return { body, type, isNamedByContent: name.startsWith(ASSETS) };
    } catch {
      return null;
    }
  }

  /** The hashes of the styles that stand within the page itself, as a content security policy names them. */
  async styleHashes(): Promise<readonly string[]> {
    const page = await this.find('/');
    const styles = page?.body.toString('utf8').matchAll(/<style>([^<]*)<\/style>/g) ?? [];
    return Array.from(styles, ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  }

  /** The name of the file within the folder; null for what would lead out of it or cannot be read. */
  private nameOf(path: string): string | null {
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      return null;
    }
    if (decoded.includes('\0')) return null;
    const name = normalize(decoded.endsWith('/') ? `${decoded}index.html` : decoded).replace(/^[/\\]+/, '');
    const leadsOut = name.split(/[/\\]/).some((part) => part === '..' || part.startsWith('.'));
    return leadsOut ? null : name;
  }
}
