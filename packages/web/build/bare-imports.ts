import type { Plugin } from 'vite';

// Vite wraps whatever loads a part of the page, for files that are to be fetched beside it. We name none (lean.ts): then the
// wrapper does nothing but call what it wraps, and there are dozens of them on the way to a match.

const LOADED = String.raw`import\(\`[^\`]+\`\)(?:\.then\(e=>\(\{\w+:e\.[\w$]+\}\)\))?`;
/** With nothing to be fetched beside it: a part of which one name is wanted, or a part as it is. */
const WRAPPED = new RegExp(
  String.raw`(?<![\w$.])[\w$]+\((?:async\(\)=>\{let\{(\w+):([\w$]+)\}=await (${LOADED});return\{\1:\2\}\}|\(\)=>(${LOADED})),\[\],import\.meta\.url\)`,
  'g',
);

export function bareImports(): Plugin {
  return {
    name: 'tabuleiro-bare-imports',
    apply: 'build',
    generateBundle: {
      // When vite has worked out what is loaded beside what.
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withBareImports(file.code);
      },
    },
  };
}

export function withBareImports(code: string): string {
  return code.replaceAll(
    WRAPPED,
    (whole, _name, _own, part: string | undefined, asItIs: string | undefined) => part ?? asItIs ?? whole,
  );
}
