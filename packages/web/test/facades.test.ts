import { expect, test } from 'vitest';
import { withoutFacades } from '../build/facades.ts';

const FILES = {
  'assets/shell-1.js': 'let a=()=>import(`./view-2.js`),b=async()=>{let{page:e}=await import("./page-3.js");return e}',
  'assets/view-2.js': 'export{c as viewer}from"./game-4.js";',
  'assets/page-3.js': 'export{t as page}from"./pages-5.js";\n',
  'assets/game-4.js': 'let x=1;export{x as c}',
  'assets/pages-5.js': 'import{c}from"./game-4.js";let t=c;export{t}',
  'assets/kept-6.js': 'export{t as kept}from"./pages-5.js";',
  'assets/other-7.js': 'import{kept}from"./kept-6.js";import(`./kept-6.js`)',
};

test('who wants a part asks for the file that it is in, by the name that it has there', () => {
  const { changed, removed } = withoutFacades(new Map(Object.entries(FILES)));
  expect(changed.get('assets/shell-1.js')).toBe(
    'let a=()=>import(`./game-4.js`).then(e=>({viewer:e.c})),' +
      'b=async()=>{let{page:e}=await import(`./pages-5.js`).then(e=>({page:e.t}));return e}',
  );
  expect([...changed.keys()]).toEqual(['assets/shell-1.js', 'assets/other-7.js']);
  expect(removed, 'but not one that is wanted in another way').toEqual(['assets/view-2.js', 'assets/page-3.js']);
});
