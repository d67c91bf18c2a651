import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addGame, filesOfPage, ROOT } from './sixth-game.ts';

// Takes the sixth game from docs/adding-a-game.md, adds it to a copy of the sources as the page says, compiles the copy
// and runs the conformance suite on it.

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-sixth-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('the game of docs/adding-a-game.md compiles and keeps the contract', () => {
  cpSync(join(ROOT, 'packages/games/src'), join(folder, 'src'), { recursive: true });
  const files = filesOfPage();
  expect(files.map(({ path }) => path)).toContain('src/registry.ts');
  addGame(folder, files);
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: { rootDir: 'src', outDir: 'dist' },
    include: ['src'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', folder], { stdio: 'inherit' });
  writeFileSync(
    join(folder, 'inspect.js'),
    `import { GAMES, loadRules } from './dist/index.js';
     import { loadPuzzles } from './dist/puzzle/index.js';
     import { inspectExamples, inspectRules, inspectTexts } from './dist/testing/index.js';
     const options = { seed: 1, matches: 200, fewest: 200, closely: 3, enough: 2500, records: 5 };
     const findings = [...await inspectRules(await loadRules('nim'), options), ...await inspectTexts('nim'),
       ...await inspectExamples('nim')];
     const { load } = GAMES.find(({ id }) => id === 'nim');
     const [puzzle] = await loadPuzzles('nim');
     const rules = await loadRules('nim');
     const position = rules.parsePosition(puzzle.position).value;
     const guide = (await load.solver()).guide(position);
     const wins = puzzle.line.map((text) => {
       const winning = guide.winningMove();
       position.apply(rules.parseMove(position, text).value);
       return winning;
     });
     console.log(JSON.stringify({ games: GAMES.length, findings, wins, winner: position.outcome().winner }));`,
  );
  const printed = execFileSync(process.execPath, [join(folder, 'inspect.js')], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({
    games: 6,
    findings: [],
    // Seven sticks cannot all be taken in one turn, nor can four; the last stick wins.
    wins: [-1, -1, 1],
    winner: 1,
  });
});
