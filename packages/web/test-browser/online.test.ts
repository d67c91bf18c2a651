import type { GameId } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { en as connection } from '../src/connection/text/en.ts';
import { en as english } from '../src/online/text/en.ts';
import { pt as portuguese } from '../src/online/text/pt.ts';
import { expectNoneNow } from './accessibility-checks.ts';
import { movesOn, waitForMoves } from './move-list.ts';
import { createMatch, forgive, giveAccount, keepAccount, pickFirst, seatBoth, waitForTurn } from './online.ts';
import { click, playToTheEnd, playTurn, tap } from './play-by-pointer.ts';
import { DESKTOP, PHONE, visit, type Visit } from './visit.ts';

/** Which one is of no importance to the page, only to those who wait for the tests: its matches are short. */
const SHORT: GameId = 'hecatomb';
/** One pick is a move. */
const ONE_PICK: GameId = 'oware';
const PORTUGUESE_PHONE = { ...PHONE, locale: 'pt-PT' };

/** Two people at one match; the first begins. */
async function atOneMatch(
  act: (first: Visit, second: Visit, id: string) => Promise<void>,
  game: GameId = ONE_PICK,
): Promise<void> {
  await visit(DESKTOP, async (first) => {
    await visit(PORTUGUESE_PHONE, async (second) => {
      const id = await seatBoth(first.page, second.page, { game });
      await waitForTurn(first.page);
      await act(first, second, id);
    });
  });
}

test('two people meet in the lobby and play a whole match by clicking, each in their language, and a rematch', async () => {
  await visit(DESKTOP, async ({ page: first }) => {
    await visit(PORTUGUESE_PHONE, async ({ page: second }) => {
      await second.goto('./');
      await second.locator('.header-online').click();
      const id = await createMatch(first, { game: SHORT, opponent: 'public', pace: 'live' });
      // It appears in an open lobby by itself.
      // Others may wait there as well.
      const host = await first.evaluate(async () => /guest-\w+/.exec(await (await fetch('api/me')).text())?.[0]);
      await second.getByRole('button', { name: `contra ${host}` }).click();
      await second.locator('.online-match').waitFor();
      await waitForTurn(first);
      expect(second.url()).toContain(id);
      expect(await first.locator('.player-clock[role="timer"]').allInnerTexts()).toHaveLength(2);
      const [one, other] = await Promise.all([playToTheEnd(first, click), playToTheEnd(second, tap)]);
      expect(one).not.toBe(other);
      expect(await movesOn(first)).toEqual(await movesOn(second));

      await first.getByRole('button', { name: english.match.buttons.rematch }).click();
      await second.locator('[data-offer="rematch"] .primary').click();
      await waitForTurn(second);
      expect(first.url()).toBe(second.url());
      expect(first.url()).not.toContain(id);
      // Sides change: the second player begins.
      await second.locator('.board-target-offered').first().waitFor();
      expect(await first.locator('.board-target-offered').count()).toBe(0);
    });
  });
});

test('a visitor who only looks stays anonymous on every page, and becomes a guest by joining', async () => {
  await visit(DESKTOP, async ({ page: host }) => {
    await visit(DESKTOP, async ({ page, context }) => {
      const hasSession = async (): Promise<boolean> =>
        (await context.cookies()).some(({ name }) => name.endsWith('tabuleiro'));
      await page.goto('./');
      await page.locator('.header-online').click();
      await page.locator('.online-who', { hasText: english.lobby.anonymous }).waitFor();
      const id = await createMatch(host, { game: ONE_PICK, opponent: 'public' });
      // The lobby is live for everybody.
      const row = page.locator('.list-row', { hasText: 'guest-' }).first();
      await row.waitFor();
      await page.locator('.connection.is-open').waitFor({ state: 'attached' });
      for (const [way, sign] of [
        ['new', '.online-create'],
        ['you', '.form-section'],
        ['archive', '.filters'],
        [id, '.invitation'],
      ] as const) {
        await page.goto(`./#/online/${way}`);
        await page.locator(sign).first().waitFor();
      }
      expect(await hasSession()).toBe(false);
      await page.reload();
      await page.locator('.invitation .primary').click();
      await page.locator('.player-bottom .seat-name').waitFor();
      await expect.poll(hasSession).toBe(true);
      await pickFirst(host);
      await pickFirst(page);
      await waitForMoves(host, 2);
      await page.goto('./#/online');
      await page.locator('.online-who', { hasText: /You play as guest-/ }).waitFor();
    });
  });
});

test('a rated match needs an account: the page says so, and no guest is made', async () => {
  await visit(DESKTOP, async ({ page: host }) => {
    await visit(DESKTOP, async ({ page, context }) => {
      await giveAccount(host);
      const id = await createMatch(host, { game: ONE_PICK, opponent: 'public', isRated: true });
      await page.goto(`./#/online/${id}`);
      await page.locator('.invitation .primary').click();
      await page.locator('.invitation .online-refusal', { hasText: 'Rated matches need an account' }).waitFor();
      expect(await context.cookies()).toEqual([]);
    });
  });
});

test('draws and takebacks are asked for, declined and accepted, and words are said', async () => {
  await atOneMatch(async ({ page: first }, { page: second }) => {
    await pickFirst(first);
    await waitForTurn(second);
    await first.getByRole('button', { name: english.match.buttons.takeback }).click();
    await second.locator('[data-offer="takeback"] .primary').click();
    await waitForTurn(first);
    expect(await movesOn(first)).toEqual([]);
    expect(await movesOn(second)).toEqual([]);

    await pickFirst(first);
    await pickFirst(second);
    await waitForMoves(first, 2);
    await second.locator('.say-menu summary').click();
    await second.getByRole('button', { name: portuguese.match.presets['good-luck'] }).click();
    await first.locator('.talk li', { hasText: english.match.presets['good-luck'] }).waitFor();

    const offer = async (): Promise<void> => {
      await first.getByRole('button', { name: english.match.buttons.draw }).click();
      await first.locator('.controls .primary').click();
    };
    await offer();
    await second.locator('[data-offer="draw"] button').last().click();
    await first.locator('.say-offer', { hasText: 'declines' }).waitFor();
    await pickFirst(first);
    await offer();
    await second.locator('[data-offer="draw"] .primary').click();
    expect(await first.locator('.say-result').innerText()).toContain('Draw');
    expect(await second.locator('.say-result').innerText()).toContain('Empate');
  });
});

test('a spectator sees the same and can do nothing; a resignation ends the match for all', async () => {
  await atOneMatch(async ({ page: first }, { page: second }, id) => {
    await visit(DESKTOP, async ({ page: third }) => {
      await third.goto(`./#/online/${id}`);
      await third.locator('.watchers').waitFor();
      await pickFirst(first);
      await pickFirst(second);
      await waitForMoves(third, 2);
      expect(await movesOn(third)).toEqual(await movesOn(first));
      expect(await third.locator('.controls button, .typed').count()).toBe(0);
      // Nothing is offered, but a click on the board explains why.
      await third.locator('.board-target').first().click({ force: true });
      await third.locator('.say-now', { hasText: english.match.onlyLooking }).waitFor();
      await second.getByRole('button', { name: portuguese.match.buttons.resign }).click();
      await second.locator('.controls .primary').click();
      for (const page of [first, second, third]) await page.locator('.say-result').waitFor();
      expect(await third.getByRole('link', { name: english.match.buttons.analyse }).count()).toBe(1);
      expect(await third.getByRole('button', { name: english.match.buttons.rematch }).count()).toBe(0);
    });
  });
});

test('a connection that is lost comes back by itself, and nothing is missed on either side', async () => {
  await atOneMatch(async (first, second) => {
    await second.context.setOffline(true);
    await second.page.locator('.connection', { hasText: portuguese.connection.lost }).waitFor();
    await pickFirst(first.page);
    await waitForMoves(first.page, 1);
    await second.context.setOffline(false);
    await waitForTurn(second.page);
    expect(await movesOn(second.page)).toEqual(await movesOn(first.page));

    // A move that is made meanwhile is shown at once and sent when that is possible again.
    await second.context.setOffline(true);
    await second.page.locator('.connection', { hasText: portuguese.connection.lost }).waitFor();
    await pickFirst(second.page);
    await waitForMoves(second.page, 2);
    await second.context.setOffline(false);
    await waitForTurn(first.page);
    expect(await movesOn(first.page)).toEqual(await movesOn(second.page));
    await second.page.locator('.connection.is-open').waitFor({ state: 'attached' });
    forgive(second, /ERR_INTERNET_DISCONNECTED|WebSocket/);
  });
});

test('a move that the server refuses is taken back with a word why', async () => {
  await atOneMatch(async ({ page: first }, { page: second }, id) => {
    await pickFirst(first);
    await waitForTurn(second);
    await second.reload();
    await waitForTurn(second);
    // From now on the line of the second hears answers, but not what happens in the match.
    let isDeaf = false;
    await second.routeWebSocket(/api\/live/, (page) => {
      const server = page.connectToServer();
      server.onMessage((message) => {
        const isNews = String(message).startsWith('{"t":"events"');
        if (!isDeaf || !isNews) page.send(message);
      });
    });
    await second.goto('./#/online');
    await second.reload();
    await second.locator('.board-card', { hasText: portuguese.lobby.yourTurn }).click();
    await waitForTurn(second);
    expect(second.url()).toContain(id);
    isDeaf = true;
    await first.getByRole('button', { name: english.match.buttons.abort }).click();
    await first.locator('.controls .primary').click();
    await first.locator('.say-result').waitFor();
    await pickFirst(second);
    await second.locator('.say-now', { hasText: 'A partida acabou' }).waitFor();
    expect(await movesOn(second)).toHaveLength(1);
  });
});

test('the number of matches that wait stands in the header and the tab, wherever one is', async () => {
  await atOneMatch(async ({ page: first }, { page: second }) => {
    await pickFirst(first);
    await waitForTurn(second);
    await first.locator('.header-home').click();
    await first.locator('.card').first().waitFor();
    expect(await first.locator('.header .turn-count').count()).toBe(0);
    await pickFirst(second);
    await first.locator('.header .turn-count', { hasText: '1' }).waitFor();
    await first.waitForFunction(() => document.title.startsWith('(1) '));
    await expectNoneNow(first);
    await first.reload();
    await first.locator('.header .turn-count', { hasText: '1' }).waitFor();
    await first.locator('.header-online').click();
    await first.locator('.board-card', { hasText: english.lobby.yourTurn }).click();
    await waitForTurn(first);
    expect(await first.locator('.header .turn-count').count()).toBe(0);
  });
});

test('the browser notifies of a turn if the person wants it, and asks only after a click', async () => {
  await visit(DESKTOP, async ({ page: first, context }) => {
    await visit(DESKTOP, async ({ page: second }) => {
      await context.addInitScript(useNotebook);
      await seatBoth(second, first, { game: ONE_PICK });
      await first.goto('./#/online');
      const noted = async (): Promise<string[]> =>
        first.evaluate(() => (document.body.dataset['noted'] ?? '').split('\n').slice(1));
      await first.getByRole('button', { name: english.notify.on }).waitFor();
      expect(await noted()).toEqual([]);
      await first.getByRole('button', { name: english.notify.on }).click();
      await first.getByRole('button', { name: english.notify.off }).waitFor();
      expect(await noted()).toEqual(['asked']);
      // A visible page shows no notification; a test has no other way to hide it.
      await first.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
      await pickFirst(second);
      await first.locator('.header .turn-count', { hasText: '1' }).waitFor();
      await expect.poll(noted).toEqual(['asked', expect.stringMatching(/^It is your turn: Oware against guest-/)]);
    });
  });
});

/** Within the page: notes what would be shown. A browser without a screen shows no messages, whatever it is allowed. */
function useNotebook(): void {
  let permission = 'default';
  const note = (text: string): void => {
    document.body.dataset['noted'] = `${document.body.dataset['noted'] ?? ''}\n${text}`;
  };
  class Noted extends EventTarget {
    static get permission(): string {
      return permission;
    }

    static async requestPermission(): Promise<string> {
      note('asked');
      permission = 'granted';
      return permission;
    }

    constructor(title: string, { body }: { readonly body: string }) {
      super();
      note(`${title}: ${body}`);
    }
  }
  Object.defineProperty(globalThis, 'Notification', { value: Noted });
}

test('the computer on the server answers', async () => {
  await visit(DESKTOP, async ({ page }) => {
    await createMatch(page, { game: ONE_PICK, opponent: 'computer', level: 1 });
    expect(await playTurn(page, click)).toBe(2);
    expect(await page.locator('.player-top').innerText()).toContain('Bia (level 1)');
  });
});

test('an account is kept, known on another device, and got back by a code', async () => {
  await visit(DESKTOP, async (first) => {
    const { name, passphrase, codes } = await keepAccount(first.page);
    expect(codes.length).toBeGreaterThan(5);
    await visit(PORTUGUESE_PHONE, async (second) => {
      const { page } = second;
      await page.goto('./#/online/you');
      const signIn = page.locator('.form-section').nth(1);
      await signIn.locator('input[name="name"]').fill(name);
      await signIn.locator('input[name="passphrase"]').fill('not the right one');
      await signIn.locator('button').click();
      await signIn.locator('.online-refusal', { hasText: 'frase-passe não correspondem' }).waitFor();
      forgive(second, /status of 401/);
      await signIn.locator('input[name="passphrase"]').fill(passphrase);
      await signIn.locator('button').click();
      await page.locator('.page-lead', { hasText: name }).waitFor();
      await page.getByRole('button', { name: portuguese.you.signOut, exact: true }).click();
      await page.locator('.page-lead', { hasText: portuguese.you.nobody }).waitFor();

      const recover = page.locator('.form-section').nth(2);
      await recover.locator('input[name="name"]').fill(name);
      await recover.locator('input[name="code"]').fill(codes[0] ?? '');
      await recover.locator('input[name="newPassphrase"]').fill('uma frase inteiramente nova');
      await recover.locator('button').click();
      await page.locator('.page-lead', { hasText: name }).waitFor();
    });
    // A code ends what goes on elsewhere, and the first device may have noticed.
    forgive(first, /status of 401|WebSocket/);
  });
});

test('no engine helps during a rated match of one’s own, and it does again afterwards', async () => {
  await visit(DESKTOP, async ({ page: first }) => {
    await visit(DESKTOP, async ({ page: second }) => {
      await giveAccount(first);
      await giveAccount(second);
      const id = await seatBoth(first, second, { game: ONE_PICK, isRated: true });
      await pickFirst(first);
      await pickFirst(second);
      await waitForMoves(first, 2);
      const cookies = await first.context().cookies();
      expect(await first.getByRole('link', { name: english.match.buttons.analyse }).count()).toBe(0);
      await first.goto(`./#/${ONE_PICK}/analysis`);
      await first.locator('h1', { hasText: connection.engine.title }).waitFor();
      await first.goto(`./#/${ONE_PICK}/play?player2=1`);
      await first.locator('h1', { hasText: connection.engine.title }).waitFor();
      // Not even after a reload without the session, until the server says that the match is over.
      await first.context().clearCookies();
      await first.reload();
      await first.locator('h1', { hasText: connection.engine.title }).waitFor();
      await first.context().addCookies(cookies);
      await first.goto(`./#/${ONE_PICK}/play?player1=human&player2=human`);
      await first.reload();
      await first.locator('.controls button', { hasText: 'Hint' }).click();
      await first.locator('.say-now', { hasText: 'No engine help' }).waitFor();
      await second.getByRole('button', { name: english.match.buttons.resign }).click();
      await second.locator('.controls .primary').click();
      await second.locator('.say-result').waitFor();
      await first.goto(`./#/online/${id}`);
      await first.getByRole('link', { name: english.match.buttons.analyse }).click();
      await first.locator('.analysis').waitFor();
    });
  });
});
