import { expect, test } from 'vitest';
import { RequestedQuery } from '../src/routes/use-requested-query.ts';

// A page that writes into its own address what it shows.

test('what the page wrote itself is no reason to begin anew, however late it hears of it', () => {
  const address = new RequestedQuery('puzzle=a');
  address.noteOwn('puzzle=b');
  // Drawn again for a reason of its own, with the address as it was.
  address.update('puzzle=a');
  // Another language: the whole page is drawn again.
  address.update('puzzle=b');
  expect(address).toMatchObject({ requested: 'puzzle=a', revision: 0 });
  address.noteOwn('puzzle=c');
  address.update('puzzle=b');
  address.noteOwn('puzzle=d');
  address.update('puzzle=d');
  expect(address).toMatchObject({ requested: 'puzzle=a', revision: 0 });
});

test('a link is followed, and the way back too', () => {
  const address = new RequestedQuery('');
  address.noteOwn('position=one');
  address.update('position=one');
  address.update('position=two');
  expect(address).toMatchObject({ requested: 'position=two', revision: 1 });
  address.update('position=two');
  expect(address.revision).toBe(1);
  // What was the page's own before the link asks for something now.
  address.update('position=one');
  expect(address).toMatchObject({ requested: 'position=one', revision: 2 });
});

test('what was asked for at first can be asked for again', () => {
  const address = new RequestedQuery('puzzle=a');
  address.noteOwn('puzzle=b');
  address.update('puzzle=b');
  address.update('puzzle=a');
  expect(address).toMatchObject({ requested: 'puzzle=a', revision: 1 });
});
