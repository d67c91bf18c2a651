// Draws the pictures of the README from the games' own views: `npm run docs:pictures`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './run.mjs';

if (!(await ensureBuilt('packages/games'))) process.exit(1);
const { GAME_IDS, loadRules, loadViewer, loadLocale, SeededRandom } = await import('@tabuleiro/games');
const { drawView } = await import('@tabuleiro/games/render');

const PLIES = 9;
const SEED = 4;
const LINE = 20;
const COLUMN = 10.2;
const MARGIN = 24;

/** A position some plies into a random match, so that there is something to see. */
async function linesOf(/** @type {import('@tabuleiro/games').GameId} */ game) {
  const rules = await loadRules(game);
  const position = rules.start();
  const random = new SeededRandom(SEED);
  for (let ply = 0; ply < PLIES && !position.isOver(); ply++) position.apply(position.randomMove(random));
  const locale = await loadLocale(game, 'en');
  const view = (await loadViewer(game)).describe(position);
  return [
    locale.game.name,
    '',
    ...drawView(view, locale, { ascii: false }),
    '',
    `${locale.game.sides[position.turn].toMove}.`,
  ];
}

function escape(/** @type {string} */ text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** One `<text>` for each character that is not a space: no two fonts are equally wide. */
function makeSvg(/** @type {string[]} */ lines) {
  const width = Math.max(...lines.map((line) => line.length)) * COLUMN + 2 * MARGIN;
  const height = lines.length * LINE + 2 * MARGIN;
  const texts = lines.flatMap((line, row) => {
    const y = MARGIN + (row + 0.75) * LINE;
    if (row === 0) return [`<text class="name" x="${MARGIN}" y="${y}">${escape(line)}</text>`];
    return [...line].flatMap((character, column) => {
      const x = (MARGIN + (column + 0.5) * COLUMN).toFixed(1);
      return character === ' ' ? [] : [`<text x="${x}" y="${y}" text-anchor="middle">${escape(character)}</text>`];
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(0)} ${height}" width="${width.toFixed(0)}" height="${height}">
<style>text{font:15px ui-monospace,'DejaVu Sans Mono',monospace;fill:#2b2622}.name{font:600 18px Georgia,serif;fill:#9a4a2f}</style>
<rect width="100%" height="100%" rx="10" fill="#f6f0e4"/>
${texts.join('\n')}
</svg>
`;
}

const folder = join(ROOT, 'docs/pictures');
mkdirSync(folder, { recursive: true });
for (const game of GAME_IDS) writeFileSync(join(folder, `${game}.svg`), makeSvg(await linesOf(game)));
