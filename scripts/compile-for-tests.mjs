// Once before the tests of a package that start threads or programs: these run what is compiled, and it must be of the sources
// that are tested.
import { ensureBuilt } from './build.mjs';

/** What vitest calls. */
export async function setup() {
  for (const project of ['packages/cli', 'packages/lab', 'packages/server']) {
    if (!(await ensureBuilt(project))) throw new Error(`${project} does not compile`);
  }
}
