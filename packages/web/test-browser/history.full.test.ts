import { readFile } from 'node:fs/promises';
import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, LANGUAGES, makeRecord, recordOf } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as analysis } from '../src/analysis/text/en.ts';
import { en } from '../src/history/text/en.ts';
import { pt } from '../src/history/text/pt.ts';
import { en as matchTexts } from '../src/match/text/en.ts';
import saved from '../test/fixtures/saved-before-play.json' with { type: 'json' };
import { expectNoneInAnyTheme } from './accessibility-checks.ts';
import { choosePanel } from './analysis-panels.ts';
import { movesOn, waitForMoves } from './move-list.ts';
import { click, playTurn, waitForTargets } from './play-by-pointer.ts';
import { playedMatch } from './played-match.ts';
import { savedRecords } from './saved-records.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const [GAME = noGame()] = GAME_IDS;

function noGame(): never {
  throw new Error('no game');
}

const TEXTS = { en, pt };
const MANY = 5000;
/** A busy machine is slow; a list that is not virtual would take much longer. */
const SOON_MS = 3000;

const rowsOn = (page: Page): ReturnType<Page['locator']> => page.locator('.history-row');

async function openHistory(page: Page): Promise<void> {
  await page.goto('./#/history');
  await page.locator('.history .section').first().waitFor();
}

/** A match of usual length. */
async function longRecord(): Promise<string> {
  const match = await playedMatch(GAME, { plies: 60, seed: 1 });
  const tags = { Player1: 'human', Player2: '4', Seed: '0' };
  return makeRecord(recordOf(match, tags), match.rules.makePosition(match.rules.start()));
}

async function importFile(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.data.importAll }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'matches.record', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page
    .locator('.history-report li', { hasText: /added|saved already/ })
    .first()
    .waitFor();
}

test('two tabs with different matches of one game lose nothing, and a third one sees both grow', async () => {
  await visit(DESKTOP, async ({ page: list, context }) => {
    await openHistory(list);
    await list.getByText(en.none).waitFor();
    const tabs = [await context.newPage(), await context.newPage()];
    const played: (readonly string[])[] = [];
    for (const [index, tab] of tabs.entries()) {
      // In a test all tabs draw the same numbers, and so would their matches.
      await tab.addInitScript((draws) => {
        for (let drawn = 0; drawn < draws; drawn++) Math.random();
      }, index);
      await tab.goto(`./#/${GAME}/play?player2=${index + 1}`);
      await playTurn(tab, click);
      await rowsOn(list).nth(index).waitFor();
    }
    for (let turns = 0; turns < 2; turns++) {
      for (const [index, tab] of tabs.entries()) {
        await tab.bringToFront();
        await waitForTargets(tab);
        await playTurn(tab, click);
        await waitForTargets(tab);
        played[index] = await movesOn(tab);
      }
    }
    for (const [index, tab] of tabs.entries()) {
      const row = rowsOn(list).filter({ hasText: `Level ${index + 1}` });
      await row.filter({ hasText: en.moves(played[index]?.length ?? 0) }).waitFor();
      await tab.reload();
      await waitForMoves(tab, played[index]?.length ?? 0);
      expect(await movesOn(tab)).toEqual(played[index]);
    }
  });
});

test('matches that an earlier version saved are listed, and go on from where they were', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto('./theme.js');
    await page.evaluate((all) => {
      for (const { game, record } of all) localStorage.setItem(`tabuleiro.match.${game}`, record);
    }, saved);
    await page.goto('./#/');
    await page
      .locator('.continue-picture svg')
      .nth(saved.length - 1)
      .waitFor({ state: 'attached' });
    for (const { game, moves } of saved) {
      await page.goto(`./#/${game}/play`);
      await waitForMoves(page, moves.length);
    }
    await openHistory(page);
    await rowsOn(page)
      .nth(saved.length - 1)
      .waitFor();
    expect([...(await savedRecords(page))].sort()).toEqual(saved.map(({ record }) => record).sort());
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.match.')))).toEqual([]);
  });
});

test(`${MANY} matches are opened, searched and leafed through at once`, async () => {
  await visit(DESKTOP, async ({ page }) => {
    await openHistory(page);
    await importFile(page, await longRecord());
    await page.evaluate(async (many) => {
      const result = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
      const database = await result(indexedDB.open('tabuleiro'));
      const transaction = database.transaction('matches', 'readwrite');
      const store = transaction.objectStore('matches');
      const all: unknown[] = await result(store.getAll());
      const [one] = all;
      if (typeof one !== 'object' || one === null || !('game' in one)) throw new Error('no match');
      for (let seed = 1; seed < many; seed++) {
        const players = { 1: 'human', 2: String((seed % 10) + 1) };
        store.put({ ...one, id: `${String(one.game)} ${seed}`, seed, players, changedAt: seed * 1e8 });
      }
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      database.close();
    }, MANY);
    const timed = async (act: () => Promise<void>): Promise<void> => {
      const before = performance.now();
      await act();
      expect(performance.now() - before).toBeLessThan(SOON_MS);
    };
    await page.reload();
    await timed(async () => page.getByText(en.range('1', '24', en.count('5,000'))).waitFor());
    expect(await rowsOn(page).count()).toBe(24);
    await timed(async () => {
      await page.getByLabel(en.search).fill('level 7');
      await page.getByText(en.range('1', '24', en.count('500'))).waitFor();
    });
    await timed(async () => {
      await page.getByRole('button', { name: en.older }).click();
      await page.getByText(en.range('25', '48', en.count('500'))).waitFor();
    });
    // From a match one comes back to where one was.
    await rowsOn(page).first().getByRole('link', { name: en.open }).click();
    await page.locator('.board-2d, .board-3d').first().waitFor();
    await page.goBack();
    await page.getByText(en.range('25', '48', en.count('500'))).waitFor();
  });
});

test('where the browser refuses a database the page says so, and plays and lists all the same', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto(`./#/${GAME}/play?player2=1`);
    await playTurn(page, click);
    const moves = await movesOn(page);
    await page.locator('.header-home').click();
    await page.locator('.continue-picture svg').waitFor();
    await page.goto('./#/history');
    await page.getByText(en.temporary).waitFor();
    await rowsOn(page).waitFor();
    await page.reload();
    await rowsOn(page).getByRole('link', { name: en.resume }).click();
    await waitForMoves(page, moves.length);
    expect(await movesOn(page)).toEqual(moves);
  });
});

test('a full disk is said, and the match goes on', async () => {
  await visit(DESKTOP, async ({ page, context }) => {
    await context.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto(`./#/${GAME}/play?player1=human&player2=human`);
    const { spots } = await waitForTargets(page);
    await page.mouse.click(spots[0]?.x ?? 0, spots[0]?.y ?? 0);
    await page.locator('.say-now', { hasText: matchTexts.record.unsaved }).waitFor();
    const moves = await movesOn(page);
    await page.locator('.header-home').click();
    await page.goto('./#/history');
    await rowsOn(page).getByRole('link', { name: en.resume }).click();
    await waitForMoves(page, moves.length);
    expect(await movesOn(page)).toEqual(moves);
  });
});

test('matches are exported, deleted with everything else, and imported again, with what is wrong', async () => {
  await visit(DESKTOP, async ({ page }) => {
    for (const level of [1, 2]) {
      await page.goto(`./#/${GAME}/play?player2=${level}`);
      await playTurn(page, click);
    }
    await openHistory(page);
    await rowsOn(page).nth(1).waitFor();
    const before = await savedRecords(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: en.data.exportAll }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    await importFile(page, text);
    await page.getByText(en.data.known('2')).waitFor();

    await page.getByRole('button', { name: en.data.removeAll }).click();
    await page.getByRole('button', { name: en.data.cancel }).click();
    expect(await rowsOn(page).count()).toBe(2);
    await page.getByRole('button', { name: en.data.removeAll }).click();
    await page.getByRole('button', { name: en.data.yes }).click();
    await page.locator('.card').first().waitFor();
    expect(await page.locator('.continue').count()).toBe(0);
    await openHistory(page);
    await page.getByText(en.none).waitFor();
    await importFile(page, `${text}\n[Game "${GAME}"]\n\n1. nonsense *\n`);
    await page.getByText(en.data.added('2')).waitFor();
    await page.locator('.history-report li', { hasText: 'nonsense' }).waitFor();
    expect(await page.locator('.history-report').innerText()).toMatch(/Match 3, line \d+, ply 1/);
    expect([...(await savedRecords(page))].sort()).toEqual([...before].sort());
  });
});

test('a finished match is looked back on, and its review stays with it', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(`./#/${GAME}/play?player2=1`);
    await playTurn(page, click);
    await waitForTargets(page);
    await page.getByRole('button', { name: matchTexts.buttons.resign }).click();
    await page.getByRole('button', { name: matchTexts.buttons.yes, exact: true }).click();
    await page.locator('.say-result').waitFor();
    await openHistory(page);
    await rowsOn(page).getByRole('link', { name: en.open }).click();
    await page.locator('.say-result').waitFor();
    await page.goBack();
    await rowsOn(page).getByRole('link', { name: en.analyse }).click();
    await choosePanel(page, analysis.review.title);
    await page.getByRole('button', { name: analysis.review.deeper }).waitFor();
    await page.goBack();
    await rowsOn(page).getByRole('link', { name: en.reviewed }).waitFor();
    expect(await rowsOn(page).innerText()).toContain('accuracy');
  });
});

test.each(LANGUAGES)('the page can be used by everyone on a phone, in any theme (%s)', async (language) => {
  await visit(PHONE, async ({ page, context }) => {
    await context.addInitScript((spoken) => localStorage.setItem('tabuleiro.language', spoken), language);
    for (const level of [1, 2]) {
      await page.goto(`./#/${GAME}/play?player2=${level}`);
      await playTurn(page, click);
    }
    await openHistory(page);
    await page.locator('.history-picture svg').nth(1).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
    await rowsOn(page).nth(0).getByRole('button', { name: TEXTS[language].remove }).click();
    await page.getByRole('button', { name: TEXTS[language].undo, exact: true }).waitFor();
    await expectNoneInAnyTheme(page);
  });
});
