import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@tabuleiro/browser';
import { expect, inject, test } from 'vitest';
import { en as english } from '../src/online/text/en.ts';
import { forgive, keepAccount } from './online.ts';
import { DESKTOP, visit, type Visit } from './visit.ts';

const { you, player } = english;
const YOU_PAGE = './#/online/you';

/** The form under a title on the page about oneself. */
function formOf(page: Page, title: string) {
  return page.locator('.form-section, .banned', { has: page.locator('h2', { hasText: title }) });
}

/** What an operator does beside the running server. */
function admin(...words: string[]): void {
  const file = join(import.meta.dirname, '../../server/dist/admin.js');
  execFileSync(process.execPath, [file, ...words], { env: { ...process.env, DATA_DIR: inject('data') } });
}

/** What the server answers when a program with a token asks who it is. */
async function whoIs({ page }: Visit, token: string): Promise<string> {
  return page.evaluate(async (secret) => {
    const answer = await fetch('api/me', { headers: { authorization: `Bearer ${secret}` }, credentials: 'omit' });
    return answer.text();
  }, token);
}

test('the holder of an account gives it a name and tokens, declares it a program, takes all along and deletes it', async () => {
  await visit(DESKTOP, async (seen) => {
    const { page, context } = seen;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { name: first, passphrase } = await keepAccount(page);
    await page.getByRole('button', { name: you.codesKept }).click();

    const name = `Eva ${first.slice(4)}`;
    const renaming = formOf(page, you.renameTitle);
    await renaming.getByLabel(you.name).fill(name);
    await renaming.getByRole('button').click();
    await page.locator('.page-lead', { hasText: name }).waitFor();

    const tokens = page.locator('.tokens');
    await tokens.getByLabel(you.tokenLabel).fill('my program');
    await tokens.getByLabel(you.tokenMay).selectOption('play-rated');
    await tokens.getByLabel(you.tokenExpires).selectOption('30');
    await tokens.getByRole('button', { name: you.tokenMake }).click();
    const token = await tokens.locator('.secrets code').innerText();
    await tokens.getByRole('button', { name: you.copy, exact: true }).click();
    await tokens.getByText(you.copied).waitFor();
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(token);
    expect(await whoIs(seen, token)).toContain(name);
    await tokens.getByRole('button', { name: you.codesKept }).click();
    expect(await tokens.locator('.secrets').count()).toBe(0);
    await page.reload();
    const { read, play, 'play-rated': rated } = you.tokenScopes;
    const facts = await tokens.locator('.token-facts').innerText();
    expect(facts).toMatch(new RegExp(`^${read}, ${play}, ${rated} · expires on .+ · last used .+`));
    await tokens.getByRole('button', { name: you.tokenDelete('my program') }).click();
    await tokens.locator('.list-row').waitFor({ state: 'detached' });
    expect(await whoIs(seen, token)).not.toContain(name);

    await formOf(page, you.botTitle).getByRole('button', { name: you.bot }).click();
    await page.getByRole('button', { name: you.botYes }).click();
    await page.getByText(you.isBot).waitFor();
    await page.reload();
    await page.getByText(you.isBot).waitFor();
    await page.getByRole('link', { name: you.profile }).click();
    await page.getByText(you.isBot).waitFor({ state: 'detached' });
    await page.getByText(player.bot).waitFor();

    await page.goto(YOU_PAGE);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: you.export }).click(),
    ]);
    const kept = readFileSync(await file.path(), 'utf8');
    expect(JSON.stringify(JSON.parse(kept))).toContain(name);
    expect(kept).not.toContain(passphrase);

    await page.getByRole('button', { name: you.delete }).click();
    const deletion = formOf(page, you.deleteSure);
    await deletion.getByLabel(you.passphrase).fill('not the passphrase');
    await deletion.getByRole('button').click();
    await deletion.locator('.online-refusal:not(:empty)').waitFor();
    await deletion.getByLabel(you.passphrase).fill(passphrase);
    await deletion.getByRole('button').click();
    await page.locator('.page-lead', { hasText: you.deleted }).waitFor();
    const signIn = formOf(page, you.signInTitle);
    await signIn.getByLabel(you.name).fill(name);
    await signIn.getByLabel(you.passphrase).fill(passphrase);
    await signIn.getByRole('button').click();
    await signIn.locator('.online-refusal:not(:empty)').waitFor();
    forgive(seen, /status of 40[13]/);
  });
});

test('the form says why a passphrase or a name is not taken', async () => {
  await visit(DESKTOP, async (seen) => {
    const { page } = seen;
    await page.goto(YOU_PAGE);
    const keeping = formOf(page, you.keepTitle);
    for (const [name, passphrase, reason] of [
      ['Conceição', 'password1234', 'very common words'],
      ['Conceição', 'conceicao 2024', 'made of your name'],
      ['Adm1n', 'quatro sementes e meia', 'This name is reserved'],
    ] as const) {
      await keeping.getByLabel(you.name).fill(name);
      await keeping.getByLabel(you.passphrase).fill(passphrase);
      await keeping.getByRole('button').click();
      const refusal = keeping.locator('.online-refusal', { hasText: reason });
      await refusal.waitFor();
      expect(await refusal.innerText()).toContain(reason);
    }
    forgive(seen, /status of 400/);
  });
});

test('a banned user sees why and until when, on any device, takes all along and deletes the account', async () => {
  await visit(DESKTOP, async (seen) => {
    const { page, context } = seen;
    const { name, passphrase } = await keepAccount(page);
    admin('ban', name, 'Insults in the lobby', '30d');
    const banned = formOf(page, you.bannedTitle);
    // The page that is open learns it by itself.
    await banned.getByText(you.banReason('Insults in the lobby')).waitFor();
    await page.reload();
    await banned.getByText(/cannot play here until \d+ \w+ 20\d\d/).waitFor();

    await banned.getByRole('button', { name: you.signOut }).click();
    await page.getByText(you.nobody).waitFor();
    await context.clearCookies();
    const signIn = formOf(page, you.signInTitle);
    await signIn.getByLabel(you.name).fill(name);
    await signIn.getByLabel(you.passphrase).fill(passphrase);
    await signIn.getByRole('button').click();
    await banned.getByText(you.banReason('Insults in the lobby')).waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: you.export }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(name);
    await page.getByRole('button', { name: you.delete }).click();
    const deletion = formOf(page, you.deleteSure);
    await deletion.getByLabel(you.passphrase).fill(passphrase);
    await deletion.getByRole('button').click();
    await page.locator('.page-lead', { hasText: you.deleted }).waitFor();
    forgive(seen, /status of 403|WebSocket/);
  });
});
