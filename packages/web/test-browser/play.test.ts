import { GAME_IDS, loadLocale, loss, opponentName, formatOutcome } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as menu } from '../src/match/menu/text/en.ts';
import { en as end } from '../src/match/result/text/en.ts';
import { en } from '../src/match/text/en.ts';
import { movesOn, waitForMoves } from './move-list.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { openProxy } from './recording-proxy.ts';
import { savedRecords } from './saved-records.ts';
import { chooseSetting, DESKTOP, visit } from './visit.ts';

const [GAME, OTHER, THIRD] = GAME_IDS;
/** The address of a saved match. */
const OWN = new RegExp(`^#/${GAME}/play\\?match=\\d+$`);

test('what is played after going back is another line, and the one before is not lost', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player1=human&player2=human`);
    const turn = async (lot: number): Promise<void> => {
      const before = await movesOn(page);
      for (let touches = 0; touches < 9 && (await movesOn(page)).join() === before.join(); touches++) {
        const { spots } = await waitForTargets(page);
        const spot = spots[lot % spots.length];
        if (spot !== undefined) await page.mouse.click(spot.x, spot.y);
      }
    };
    for (let ply = 0; ply < 4; ply++) await turn(1);
    const first = await movesOn(page);
    expect(first).toHaveLength(4);
    await page.locator('.moves > ol .move').nth(0).click();
    await turn(4);
    const second = await movesOn(page);
    expect(second).toHaveLength(2);
    await page.reload();
    const back = page.locator('.other-lines button');
    await back.waitFor();
    expect(await movesOn(page)).toEqual(second);
    expect(await back.innerText()).toContain(`2: ${first[1]}`);
    await back.click();
    expect(await movesOn(page)).toEqual(first);
    await back.click();
    expect(await movesOn(page)).toEqual(second);
  });
});

test('going back from a shared match restores the own one', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player1=human&player2=human`);
    await playTurn(page, click);
    const own = await movesOn(page);
    expect(own).not.toHaveLength(0);
    const { hash } = new URL(page.url());
    expect(hash).toMatch(OWN);
    await page.evaluate(
      (address) => globalThis.location.assign(address),
      `#/${GAME}/play?player1=human&player2=human&clock=300+3`,
    );
    await page.locator('.moves-none').waitFor();
    await page.goBack();
    await waitForMoves(page, own.length);
    expect(await movesOn(page)).toEqual(own);
    expect(new URL(page.url()).hash).toBe(hash);
  });
});

test('giving up needs a confirmation, and only that ends the match', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=1`);
    await playTurn(page, click);
    await waitForTargets(page);
    const resign = page.getByRole('button', { name: en.buttons.resign });
    const question = page.getByRole('group', { name: end.askResign });
    await resign.click();
    await question.waitFor();
    // Enter pressed without reading continues the match.
    await question.locator('button:focus', { hasText: en.buttons.no }).waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await page.locator('.say-result').count()).toBe(0);
    await resign.click();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await resign.evaluate((element) => element === document.activeElement)).toBe(true);
    // Playing on is an answer too.
    await resign.click();
    await question.waitFor();
    for (let touches = 0; touches < 4 && (await question.count()) > 0; touches++) {
      const [spot] = (await waitForTargets(page)).spots;
      if (spot !== undefined) await click(page, spot);
    }
    await question.waitFor({ state: 'detached' });
    await waitForTargets(page);
    const moves = await movesOn(page);
    await resign.click();
    await question.getByRole('button', { name: en.buttons.yes }).click();
    const result = page.locator('.say-result');
    await result.waitFor();
    expect(await resign.getAttribute('aria-disabled')).toBe('true');
    const locale = await loadLocale(GAME ?? 'choko', 'en');
    const reason = formatOutcome(locale, loss(1, 'resignation'));
    expect(await result.innerText()).toBe(`${end.lost} ${end.against(opponentName(1))}. ${reason}.`);
    await page.reload();
    await result.waitFor();
    expect(await movesOn(page)).toEqual(moves);
  });
});

test('a silent server does not keep a person from playing', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.route(/\/api\/me$/, () => undefined);
    await page.goto(`./#/${GAME}/play?player2=1`);
    expect(await playTurn(page, click)).toBe(2);
  });
});

test('a record is loaded by pasting it; what is wrong with it is said beside it', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=1`);
    await playTurn(page, click);
    const moves = await movesOn(page);
    const [record = ''] = await savedRecords(page);
    await page.goto(`./#/${GAME}/play?player1=human&player2=human`);
    await page.waitForFunction(() => document.querySelectorAll('.moves > ol .move').length === 0);
    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Load a record' }).click();
    const dialog = page.getByRole('dialog', { name: 'Load a record' });
    const text = dialog.getByRole('textbox');
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
    await text.fill(record.replace(/1\. \S+/, '1. nonsense'));
    await dialog.locator('.primary').click();
    const problem = dialog.getByRole('alert');
    await problem.filter({ hasText: 'nonsense' }).waitFor();
    expect(await problem.innerText()).toMatch(/line \d+, ply 1/);
    await text.fill(record);
    expect(await problem.innerText()).toBe('');
    await dialog.locator('.primary').click();
    await dialog.waitFor({ state: 'detached' });
    expect(await movesOn(page)).toEqual(moves);
    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Load a record' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // In another game it is opened in its own.
    await page.goto(`./#/${OTHER}/play?player2=1`);
    await waitForTargets(page);
    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Load a record' }).click();
    await text.fill(record);
    await dialog.locator('.primary').click();
    await dialog.getByRole('button', { name: menu.dialog.openThere }).click();
    await waitForMoves(page, moves.length);
    expect(new URL(page.url()).hash).toMatch(OWN);
    expect(await movesOn(page)).toEqual(moves);
  });
});

test('matches that are not over stand on the first page, the last one first, and go on from there', async () => {
  await visit(DESKTOP, async ({ page }) => {
    for (const game of [GAME, OTHER, THIRD]) {
      await page.goto(`./#/${game}/play?player2=1`);
      await playTurn(page, click);
      await waitForTargets(page);
    }
    const moves = await movesOn(page);
    await page.locator('.header-home').click();
    const links = page.locator('.continue .button');
    await links.first().waitFor();
    const games = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(games.map((address) => address?.split('?')[0])).toEqual(
      [THIRD, OTHER, GAME].map((game) => `#/${game}/play`),
    );
    await page.locator('.continue-picture svg').nth(2).waitFor();
    expect(await page.locator('.continue-turn').allInnerTexts()).toEqual(['Your turn', 'Your turn', 'Your turn']);
    await links.first().click();
    await waitForTargets(page);
    expect(await movesOn(page)).toEqual(moves);
  });
});

test('computers play against each other, and can be stopped, stepped and hurried', async () => {
  await visit({ ...DESKTOP, reducedMotion: 'no-preference' }, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player1=1&player2=2`);
    await waitForMoves(page, 2);
    const button = (name: string) => page.locator('.controls').getByRole('button', { name });
    await button('Pause').click();
    await button('Play').waitFor();
    await page.locator('.say-now', { hasText: 'Paused' }).waitFor();
    const paused = (await movesOn(page)).length;
    await button('One move').click();
    await waitForMoves(page, paused + 1);
    await page.locator('.say-now', { hasText: 'Paused' }).waitFor();
    expect(await movesOn(page)).toHaveLength(paused + 1);
    await chooseSetting(page, 'speed', '1600');
    // Unseen, it goes on without showing each step.
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }));
    await button('Play').click();
    await waitForMoves(page, paused + 6);
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
    await button('Pause').click();
    await page.reload();
    await waitForMoves(page, paused + 6);
  });
});

test('a computer that cannot be loaded is said to be so, and asked again', async () => {
  const proxy = await openProxy('/');
  try {
    await visit({ ...DESKTOP, baseURL: proxy.address }, async ({ page, complaints }) => {
      proxy.rename = (name) => (name.includes('engine-worker') ? 'assets/nothing.js' : name);
      await page.goto(`./#/${GAME}/play?player2=1`);
      const { spots } = await waitForTargets(page);
      await page.mouse.click(spots[0]?.x ?? 0, spots[0]?.y ?? 0);
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      expect(await page.locator('.say-now').innerText()).toContain('Nothing is lost');
      expect(await movesOn(page)).toHaveLength(1);
      proxy.rename = (name) => name;
      await again.click();
      await waitForMoves(page, 2);
      expect(await again.count()).toBe(0);
      // The browser says by itself that a file was missing, and the page logs what that led to.
      expect(complaints.splice(0).filter((text) => !/404|Failed to load|worker cannot be loaded/.test(text))).toEqual(
        [],
      );
    });
  } finally {
    await proxy.close();
  }
});

test('pages, links and kept matches that make no sense are answered in words', async () => {
  await visit(DESKTOP, async ({ page }) => {
    for (const address of ['#/nothing', `#/${GAME}/nothing`, '#/%E0%A4%A']) {
      await page.goto(`./${address}`);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    }
    await page.locator('.message-page a').click();
    await page.locator('.card').first().waitFor();
    for (const record of ['%E0%A4%A', 'standard~~zz', 'x'.repeat(5000)]) {
      await page.goto(`./#/${GAME}/play?record=${record}`);
      await page.reload();
      await page.locator('.say-now', { hasText: 'This link cannot be read' }).waitFor();
      await waitForTargets(page);
    }
    await page.goto('./');
    await page.evaluate((game) => {
      localStorage.setItem(`tabuleiro.match.${game}`, '[Tabuleiro "1"]\n[Result "*"]\n\nnonsense');
      localStorage.setItem('tabuleiro.match.last', game);
      for (const name of ['language', 'theme', 'speed', 'sound']) localStorage.setItem(`tabuleiro.${name}`, '\0{');
    }, GAME ?? '');
    await page.reload();
    await page.locator('.card').first().waitFor();
    await page.goto(`./#/${GAME}/play`);
    await page.locator('.say-now', { hasText: 'can no longer be read' }).waitFor();
    expect(await playTurn(page, click)).toBe(2);
  });
});

/** Within the page: as on one that came over plain http from another machine. What is marked and copied is kept. */
function hideClipboard(): void {
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  document.addEventListener('copy', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) Reflect.set(globalThis, 'copied', target.value);
  });
}

test('a link is copied where there is no clipboard, or else shown to be copied by hand', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    await context.addInitScript(hideClipboard);
    await page.goto(`./#/${GAME}/play?player2=human`);
    const share = async (): Promise<void> => {
      await page.locator('.more summary').click();
      await page.getByRole('button', { name: menu.share }).click();
    };
    await share();
    await page.locator('.say-now', { hasText: menu.linkCopied }).waitFor();
    const copied: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'copied'));
    expect(copied).toMatch(new RegExp(`^http.*#/${GAME}/play\\?record=`));

    await page.evaluate(() => Reflect.set(document, 'execCommand', () => false));
    await share();
    const field = page.getByRole('dialog', { name: menu.notCopied }).locator('textarea');
    await field.waitFor();
    const marked = await field.evaluate((element) => globalThis.getSelection()?.toString() ?? element.textContent);
    expect(marked).toBe(copied);
    expect(await field.getAttribute('readonly')).not.toBeNull();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  });
});
