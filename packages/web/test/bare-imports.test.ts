import { expect, test } from 'vitest';
import { withBareImports } from '../build/bare-imports.ts';

test('what is loaded with nothing beside it is loaded without ado', () => {
  const code =
    'var a=(0,C.lazy)(async()=>({default:(await u(async()=>{let{Page:e}=await import(`./page-1.js`);' +
    'return{Page:e}},[],import.meta.url)).Page})),b={en:()=>$(()=>import(`./en-2.js`).then(e=>({texts:e.t})),[],' +
    'import.meta.url)},c=u(async()=>{let{go:e}=await import(`./go-3.js`).then(e=>({go:e.r}));return{go:e}},[],' +
    'import.meta.url)';
  expect(withBareImports(code)).toBe(
    'var a=(0,C.lazy)(async()=>({default:(await import(`./page-1.js`)).Page})),' +
      'b={en:()=>import(`./en-2.js`).then(e=>({texts:e.t}))},c=import(`./go-3.js`).then(e=>({go:e.r}))',
  );
});

test('what is loaded with something beside it, or changed on its way, stays as it is', () => {
  for (const code of [
    'u(async()=>{let{Page:e}=await import(`./page-1.js`);return{Page:e}},[`./beside-2.js`],import.meta.url)',
    'u(()=>import(`./page-1.js`),[`./beside-2.js`],import.meta.url)',
    'u(async()=>{let{a:e,b:t}=await import(`./page-1.js`);return{a:t,b:e}},[],import.meta.url)',
    'u(async()=>{let{a:e}=await import(`./page-1.js`);return{b:e}},[],import.meta.url)',
    'new URL(`./worker-1.js`,import.meta.url)',
  ]) {
    expect(withBareImports(code)).toBe(code);
  }
});
