import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadLocale } from '@tabuleiro/games';
import { formatNote } from '@tabuleiro/play';
import { describe, expect, test } from 'vitest';
import { NO_TEXTS, recordOfCase, RULE_CASES, type RuleCase } from '../../play/test/testing.ts';
import { FakeTerminal, KEYS } from './fake-terminal.ts';
import { tabuleiro } from './harness.ts';
import { readEvents } from './json-events.ts';
import { useTerminal } from './use-terminal.ts';

// The rules that every front end follows, in the terminal and in pipes.

/** Matches a text that may be wrapped. */
const wrapped = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'));

/** Clicks a cell such as c3: letters stand below the board, numbers to the left. */
function clickOn(screen: FakeTerminal, [letter = '', number = '']: string): void {
  const lines = screen.text.split('\n');
  const row = lines.findIndex((line) => line.startsWith(`  ${number}  `));
  const column = lines.find((line) => /^ +a b c /.test(line))?.indexOf(letter) ?? 0;
  screen.type(`\x1b[<0;${column + 1};${row + 1}M`);
}

const home = useTerminal();

/** Continues the saved match in another terminal, which holds it until it is left. */
async function takeOver(lastMove: string): Promise<FakeTerminal> {
  const unfinished = join(home.folder, 'tabuleiro', 'unfinished');
  const hasSaved = (): boolean =>
    existsSync(unfinished) && readdirSync(unfinished).some((name) => name.endsWith('.json'));
  await expect.poll(hasSaved, { timeout: 10_000 }).toBe(true);
  const other = new FakeTerminal([], { XDG_DATA_HOME: home.folder, INIT_CWD: home.folder });
  const firstSaved = String(GAME_IDS.length + 1);
  await other.see(`${firstSaved} Continue`);
  other.type(firstSaved);
  await other.see('1 Continue here');
  other.type('1');
  await other.see(lastMove);
  return other;
}

describe('the terminal', () => {
  test.each(RULE_CASES)('$rule: $name', async (rule) => {
    const { game, expected } = rule;
    const locale = await loadLocale(game, 'en');
    const said = ({ note, hint = '' }: RuleCase['expected']): string =>
      note === undefined ? '' : note === 'hint' ? `Hint: ${hint}.` : formatNote({ kind: note }, locale, NO_TEXTS);
    writeFileSync(join(home.folder, 'case.record'), recordOfCase(rule));
    // Another opponent than in any case, so that the title tells when the record is there.
    const screen = home.start('play', game, '--p1', 'human', '--p2', '1');
    await screen.see('to move.');
    screen.type('load case.record', KEYS.enter);
    const { players, moves } = rule;
    await screen.see(players[1] === 'human' ? 'a person – a person' : /a person – (?:Baltazar \(level 10\)|easy)/);
    if (moves.length > 0) await screen.see(`${moves.length}. ${moves.at(-1)}`);
    if (expected.announced !== undefined) await screen.see(wrapped(expected.announced));
    let other: FakeTerminal | null = null;
    for (const [index, act] of rule.act.entries()) {
      if (act === 'take-over') other = await takeOver(`${expected.plies}. `);
      else if (act.startsWith('pick:')) clickOn(screen, act.slice('pick:'.length));
      else if (act === 'pass') screen.type(KEYS.enter);
      else screen.type(act, KEYS.enter);
      if (act === 'draw' && index < rule.act.length - 1) {
        await screen.see(wrapped(said({ ...expected, note: 'draw-declined' })));
      }
    }
    await screen.see(wrapped(said(expected)));
    if (expected.outcome === 'agreement') await screen.see('Draw by agreement.');
    else await screen.see('to move.');
    const after = `${expected.plies + 1}. `;
    await expect.poll(() => screen.text.includes(after)).toBe(false);
    expect(screen.text).toContain(expected.plies > 0 ? `${expected.plies}. ` : '');
    if (expected.picks === 0) await screen.see('The last pick is undone.');
    await other?.leave();
  });
});

const scripted = fileURLToPath(new URL('fixtures/scripted-engine.mjs', import.meta.url));

/** The cases that can be typed in a pipe. */
const PIPED = RULE_CASES.filter(({ act }) => act.every((one) => ['draw', 'hint', 'undo', 'pass'].includes(one)));

describe('pipes', () => {
  test.each(PIPED)('$rule: $name', async ({ game, start, moves, players, act, expected }) => {
    const isPerson = (side: 0 | 1): boolean => players[side] === 'human';
    // An outside engine plays the computer's moves. It reports no score, so the strongest engine evaluates draw offers.
    const engine = `ugi:${JSON.stringify(process.execPath)} "${scripted}" ${moves.join(' ')}`;
    const args = ['--p1', isPerson(0) ? 'human' : engine, '--p2', isPerson(1) ? 'human' : engine];
    const typed = moves.filter((move, ply) => isPerson(ply % 2 === 0 ? 0 : 1) && move !== 'pass');
    const lines = [...typed, ...act.filter((one) => one !== 'pass')];
    const { code, out } = await tabuleiro(
      ['play', game, '--position', start, ...args, '--json'],
      lines.map((line) => `${line}\n`).join(''),
    );
    expect(code).toBe(0);
    const events = readEvents(out);
    expect(events.at(-1)).toMatchObject({
      event: 'end',
      plies: expected.plies,
      outcome: expected.outcome === undefined ? null : { reason: expected.outcome },
    });
    const { note = '', hint, announced } = expected;
    expect(out).toContain(note.startsWith('draw') ? `"reason":"${note}"` : '');
    expect(out).toContain(hint === undefined ? '' : `"event":"hint","side":1,"move":"${hint}"`);
    expect(out).toContain(announced === undefined ? '' : '"forced":true');
    expect(out).toContain(announced ?? '');
  });
});
