import type { Plugin } from 'vite';

// A part that is loaded on demand, and put together with others into one file, gets a second file beside it that does
// nothing but give it its name. Each is one more file to ask for, and there are dozens of them: whoever wants the part asks
// for the file with the others instead.

/** Such a file, as it is written. */
const FACADE = /^export\{(\w+) as (\w+)\}from"(\.\/[^"]+)";\s*$/;
/** Where a part is loaded. */
const LOADED = /import\([`"'](\.\/[^`"']+)[`"']\)/g;

export function facades(): Plugin {
  return {
    name: 'tabuleiro-facades',
    apply: 'build',
    generateBundle: {
      // Before it is worked out which files are loaded beside which.
      order: 'pre',
      handler: (_options, bundle) => {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const codes = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
        const { changed, removed } = withoutFacades(codes);
        for (const chunk of chunks) chunk.code = changed.get(chunk.fileName) ?? chunk.code;
        for (const name of removed) delete bundle[name];
      },
    },
  };
}

interface Change {
  readonly changed: ReadonlyMap<string, string>;
  readonly removed: readonly string[];
}

/** All files lie in one folder. */
export function withoutFacades(codes: ReadonlyMap<string, string>): Change {
  const known = new Map<string, { readonly own: string; readonly name: string; readonly target: string }>();
  for (const [fileName, code] of codes) {
    const [, own, name, target] = FACADE.exec(code) ?? [];
    if (own === undefined || name === undefined || target === undefined) continue;
    known.set(`./${fileName.slice(fileName.lastIndexOf('/') + 1)}`, { own, name, target });
  }
  const changed = new Map<string, string>();
  for (const [fileName, code] of codes) {
    const direct = code.replaceAll(LOADED, (whole, file: string) => {
      const facade = known.get(file);
      if (facade === undefined) return whole;
      return `import(\`${facade.target}\`).then(e=>({${facade.name}:e.${facade.own}}))`;
    });
    if (direct !== code) changed.set(fileName, direct);
  }
  // One that is wanted in another way stays.
  const others = [...codes].map(([fileName, code]) => changed.get(fileName) ?? code);
  const removed = [...codes.keys()].filter((fileName) => {
    const file = `./${fileName.slice(fileName.lastIndexOf('/') + 1)}`;
    return known.has(file) && !others.some((code) => code.includes(file));
  });
  return { changed, removed };
}
