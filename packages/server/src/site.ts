import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the built web application. */
export class Site {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The hashes of the styles within the page, as a content security policy names them; none where there is no page. */
  async styleHashes(): Promise<readonly string[]> {
    const page = await readFile(join(this.folder, 'index.html'), 'utf8').catch(() => '');
    const styles = page.matchAll(/<style>([^<]*)<\/style>/g);
    return Array.from(styles, ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  }
}
