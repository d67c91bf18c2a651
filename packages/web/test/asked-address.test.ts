import { expect, test } from 'vitest';
import { AskedAddress } from '../src/app/address/use-asked.ts';

// A page that writes into its own address what it shows.

test('what the page wrote itself is no reason to begin anew, however late it hears of it', () => {
  const address = new AskedAddress('puzzle=a');
  address.noteOwn('puzzle=b');
  // Drawn again for a reason of its own, with the address as it was.
  address.hear('puzzle=a');
  // Another language: the whole page is drawn again.
  address.hear('puzzle=b');
  expect(address).toMatchObject({ asked: 'puzzle=a', turn: 0 });
  address.noteOwn('puzzle=c');
  address.hear('puzzle=b');
  address.noteOwn('puzzle=d');
  address.hear('puzzle=d');
  expect(address).toMatchObject({ asked: 'puzzle=a', turn: 0 });
});

test('a link is followed, and the way back too', () => {
  const address = new AskedAddress('');
  address.noteOwn('position=one');
  address.hear('position=one');
  address.hear('position=two');
  expect(address).toMatchObject({ asked: 'position=two', turn: 1 });
  address.hear('position=two');
  expect(address.turn).toBe(1);
  // What was the page's own before the link asks for something now.
  address.hear('position=one');
  expect(address).toMatchObject({ asked: 'position=one', turn: 2 });
});

test('what was asked for at first can be asked for again', () => {
  const address = new AskedAddress('puzzle=a');
  address.noteOwn('puzzle=b');
  address.hear('puzzle=b');
  address.hear('puzzle=a');
  expect(address).toMatchObject({ asked: 'puzzle=a', turn: 1 });
});
