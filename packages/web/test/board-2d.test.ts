import {
  type Choices,
  GAMES,
  type GameId,
  LANGUAGES,
  loadChoices,
  loadMoveViewer,
  loadRules,
  loadViewer,
  loadLocale,
  otherSide,
  type Position,
  SeededRandom,
  type Side,
  SIDES,
  type View,
  type GameLocale,
} from '@tabuleiro/games';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Board2D } from '../src/board/board-2d.tsx';
import type { Target } from '../src/board/geometry/targets.ts';
import { Pointing } from '../src/board/pointing.tsx';
import { TargetLayer } from '../src/board/target-layer.tsx';
import { loadTexts } from '../src/settings/language.tsx';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadTexts));
});

interface Shown {
  readonly view: View;
  readonly locale: GameLocale;
  readonly bottom: Side;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
}

function draw(shown: Shown): string {
  return renderToStaticMarkup(
    createElement(Board2D, { ...shown, onPick: () => undefined, frameMs: 200, nameOf: (id) => `name of ${id}` }),
  );
}

/** Every stage of one walk through the choices: what has been picked, and what is offered then. */
function* stagesOf(choices: Choices, position: Position, random: SeededRandom) {
  const picked: string[] = [];
  while (true) {
    const step = choices.walk(position, picked);
    if (!step.ok || step.value.kind === 'move') return;
    const offered = step.value.picks.map(({ id }) => id);
    yield { picked: [...picked], offered: new Set(offered) };
    picked.push(offered[random.below(offered.length)] ?? '');
  }
}

const escape = (id: string): string => id.replaceAll('&', '&amp;');

function expectSound(markup: string, { view, offered }: Shown): void {
  for (const id of offered) expect(markup).toContain(`data-pick="${escape(id)}"`);
  for (const { id } of view.cells) expect(markup).toContain(`aria-label="name of ${escape(id)}"`);
  expect(markup.match(/class="board-piece/g) ?? []).toHaveLength(view.pieces.length);
  expect(markup.match(/tabindex="0"/gi)).toHaveLength(1);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  // Every gradient in use is defined.
  for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(markup).toContain(`id="${id}"`);
}

async function load(id: GameId) {
  const [viewer, moveViewer, choices] = await Promise.all([loadViewer(id), loadMoveViewer(id), loadChoices(id)]);
  return { rules: await loadRules(id), viewer, moveViewer, choices };
}

describe.each(GAMES.map(({ id }) => id))('the flat board of %s', (id) => {
  it('shows the start, and positions of random play with their choices, from both sides', async () => {
    const { rules, viewer, choices } = await load(id);
    const locales = await Promise.all(LANGUAGES.map(async (language) => loadLocale(id, language)));
    const random = new SeededRandom(11);
    const position = rules.start();
    for (let ply = 0; ply < 40 && !position.isOver(); ply++) {
      if (ply % 8 === 0) {
        const view = viewer.describe(position);
        for (const stage of stagesOf(choices, position, random)) {
          for (const [index, bottom] of SIDES.entries()) {
            const locale = locales[index];
            if (locale === undefined) throw new Error('there is a voice for each language');
            const shown: Shown = { view, locale, bottom, ...stage };
            expectSound(draw(shown), shown);
          }
        }
      }
      position.apply(position.randomMove(random));
    }
  });

  it('shows the frames of moves in a table that never changes its size', async () => {
    const { rules, viewer, moveViewer } = await load(id);
    const locale = await loadLocale(id, 'pt');
    const random = new SeededRandom(12);
    const position = rules.start();
    const sizes = new Set<string>();
    for (let ply = 0; ply < 12 && !position.isOver(); ply++) {
      const move = position.randomMove(random);
      for (const view of [viewer.describe(position), ...moveViewer.frames(position, move)]) {
        const shown: Shown = { view, locale, bottom: 2, offered: new Set(), picked: [] };
        const markup = draw(shown);
        expectSound(markup, shown);
        sizes.add(/viewBox="([^"]+)"/.exec(markup)?.[1] ?? '');
      }
      position.apply(move);
    }
    expect(sizes.size).toBe(1);
  });

  it('has a button where a move can be left as it is', async () => {
    const { rules, viewer } = await load(id);
    const shown = {
      view: viewer.describe(rules.start()),
      locale: await loadLocale(id, 'en'),
      bottom: 1,
      picked: [],
    } as const;
    expect(draw({ ...shown, offered: new Set(['done']) })).toContain('<button');
    expect(draw({ ...shown, offered: new Set() })).not.toContain('<button');
  });
});

it('is reached with Tab at one target', () => {
  const hit = { x: 0, y: 0, width: 100, height: 100 };
  const targets = ['a1', 'b1'].map((id): Target => ({ id, kind: 'cell', hit }));
  const layer = renderToStaticMarkup(
    createElement(TargetLayer, {
      svg: { current: null },
      targets,
      offered: new Set(['a1']),
      picked: [],
      nameOf: (id) => id,
      onTouch: () => undefined,
      pointing: new Pointing(),
      wordsId: undefined,
    }),
  );
  expect(layer.match(/tabindex="0"/gi)).toHaveLength(1);
  expect(layer.match(/tabindex="-1"/gi)).toHaveLength(targets.length - 1);
});

it('marks what a move would take by another shape than where it could go', async () => {
  const marked = new Set<number>();
  for (const { id } of GAMES) {
    const { rules, viewer, choices } = await load(id);
    const locale = await loadLocale(id, 'en');
    const random = new SeededRandom(13);
    const position = rules.start();
    for (let ply = 0; ply < 30 && !position.isOver(); ply++) {
      const view = viewer.describe(position);
      for (const stage of stagesOf(choices, position, random)) {
        if (stage.picked.length === 0) continue;
        const expected = view.pieces.filter(
          ({ owner, at }) => owner === otherSide(position.turn) && 'cell' in at && stage.offered.has(at.cell),
        );
        const drawn = draw({ view, locale, bottom: 1, ...stage });
        const found = drawn.match(/class="board-attackable"/g) ?? [];
        expect(found.length, `${id} ${stage.picked.join(' ')}`).toBe(expected.length);
        marked.add(found.length);
      }
      position.apply(position.randomMove(random));
    }
  }
  expect(marked.size).toBeGreaterThan(2);
});

it('marks a king in check', async () => {
  const rules = await loadRules('hecatomb', 'check');
  const [viewer, locale] = await Promise.all([loadViewer('hecatomb'), loadLocale('hecatomb', 'en')]);
  const drawn = (text: string): string => {
    const position = rules.parsePosition(text);
    if (!position.ok) throw new Error(text);
    return draw({ view: viewer.describe(position.value), locale, bottom: 1, offered: new Set(), picked: [] });
  };
  expect(drawn('4k3/8/8/8/4q3/8/7Q/4K3 w - 0')).toContain('board-mark-attacked');
  expect(drawn('4k3/8/8/8/3q4/8/7Q/4K3 w - 0')).not.toContain('board-mark-attacked');
});
