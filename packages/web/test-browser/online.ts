import type { Page } from '@tabuleiro/browser';
import {
  beGuest,
  joinMatch,
  keepAccount as keepAccountOn,
  makeMatch,
  type NewMatchBody,
  type Server,
} from '@tabuleiro/client';
import { type GameId, offeredVariants } from '@tabuleiro/games';
import { expect, inject } from 'vitest';
import { en as english } from '../src/online/text/en.ts';
import { pt as portuguese } from '../src/online/text/pt.ts';
import { serverOf as sessionOf } from './server-session.ts';
import type { Visit } from './visit.ts';

// What people do on the pages of online play.

export interface Wanted {
  readonly game: GameId;
  readonly opponent?: 'public' | 'link' | 'computer';
  readonly pace?: 'live' | 'days' | 'none';
  readonly isRated?: boolean;
  /** The level of the computer. */
  readonly level?: number;
}

const CLOCKS: Readonly<Record<NonNullable<Wanted['pace']>, NewMatchBody['clock']>> = {
  live: { kind: 'live', initialMs: 300_000, incrementMs: 0 },
  days: { kind: 'days', days: 2 },
  none: { kind: 'none' },
};

/** Makes a match on the page, in English, as the side that begins; gives its name. */
export async function createMatch(page: Page, wanted: Wanted): Promise<string> {
  const { game, opponent = 'link', pace = 'none', isRated = false, level } = wanted;
  const choose = async (question: string, value: string): Promise<void> =>
    page
      .locator('.online-create fieldset', { has: page.locator('legend', { hasText: question }) })
      .locator(`label:has(input[value="${value}"])`)
      .click();
  await page.goto('./#/online/new');
  await page.locator('.online-create').waitFor();
  await choose('Game', game);
  await choose('Opponent', opponent);
  if (level !== undefined) await choose('The computer', String(level));
  await choose('Your side', '1');
  // Where lots are drawn, the other side may begin.
  const [variant] = offeredVariants(game);
  if (variant.starts.length > 1) await choose('Who begins?', variant.starts[0].id);
  await choose('Time', pace);
  if (isRated) await choose('Rating', 'rated');
  await page.locator('.online-create button[type="submit"]').click();
  await page.locator('.online-match').waitFor();
  return new URL(page.url()).hash.split('/').at(-1) ?? '';
}

const serverOf = (page: Page): Server => sessionOf(page.context(), inject('address'));

/** Opens a page as a user whom the server has just changed: the page asks again who it is. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** Two people at one match, neither of whom has gone through the forms: the first begins. Gives its name. */
export async function seatBoth(
  first: Page,
  second: Page,
  { game, pace = 'none', isRated = false }: Wanted,
): Promise<string> {
  for (const page of [first, second]) {
    const hasSession = (await page.context().cookies()).length > 0;
    if (!hasSession) await beGuest(serverOf(page));
  }
  const [variant] = offeredVariants(game);
  const { info } = await makeMatch(serverOf(first), {
    game,
    start: variant.starts[0].id,
    clock: CLOCKS[pace],
    visibility: 'link',
    isRated,
    side: 1,
  });
  await joinMatch(serverOf(second), info.id);
  await Promise.all([first, second].map((page) => openAnew(page, `./#/online/${info.id}`)));
  await Promise.all(
    [first, second].map((page) => page.locator('.player-bottom .seat-name', { hasText: OWN_SEAT }).waitFor()),
  );
  return info.id;
}

/** What stands at one's own seat, in either language. */
const OWN_SEAT = new RegExp(`^(?:${english.match.you}|${portuguese.match.you})`);

/** Comes to a match by its link and sits down at the free side. */
export async function joinByLink(page: Page, id: string): Promise<void> {
  await page.goto(`./#/online/${id}`);
  await page.locator('.invitation .primary').click();
  // Until then it shows the other name: a person who leaves the page now has no seat.
  await page.locator('.player-bottom .seat-name', { hasText: OWN_SEAT }).waitFor();
}

/** Waits until it is the turn of the person at the page. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator('.board-target-offered').first().waitFor();
}

/** Picks the first thing that is offered. */
export async function pickFirst(page: Page): Promise<void> {
  await waitForTurn(page);
  await page.locator('.board-target-offered').first().click();
}

/** What belongs to a network that is cut, or to a request that is refused on purpose, is no fault of the page. */
export function forgive({ complaints }: Visit, expected: RegExp): void {
  const others = complaints.filter((complaint) => !expected.test(complaint));
  complaints.length = 0;
  complaints.push(...others);
}

let number = 0;
const PASSPHRASE = 'uma frase bem longa';

/** An account under a new name, without the form; gives the name. */
export async function giveAccount(page: Page): Promise<string> {
  const name = newName();
  await keepAccountOn(serverOf(page), { name, passphrase: PASSPHRASE });
  return name;
}

const newName = (): string => `Rui ${Date.now().toString(36)}${++number}`;

/** Keeps an account under a new name, with a passphrase; gives both and the recovery codes. */
export async function keepAccount(page: Page): Promise<{ name: string; passphrase: string; codes: string[] }> {
  const [name, passphrase] = [newName(), PASSPHRASE];
  await page.goto('./#/online/you');
  const form = page.locator('.form-section').first();
  await form.locator('input[name="name"]').fill(name);
  await form.locator('input[name="newPassphrase"]').fill(passphrase);
  await form.locator('button').click();
  await page.locator('.secrets code').first().waitFor();
  const codes = await page.locator('.secrets code').allInnerTexts();
  expect(await page.locator('.page-lead').innerText()).toContain(name);
  return { name, passphrase, codes };
}
