import { LANGUAGES } from '../contract/index.ts';
import { type GameId, loadLocale, loadRuleTexts, manifestOf } from '../games.ts';
import { SHARED_TEXTS } from '../text/index.ts';
import { type Finding, Findings } from './findings.ts';

const PLACEHOLDER = /\{\w+\}/g;

/** Checks that a game has every text in every language, with the same content. */
export async function inspectTexts(game: GameId): Promise<readonly Finding[]> {
  const findings = new Findings(game, 'all');
  const manifest = manifestOf(game);
  const locales = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { game: own } = await loadLocale(game, language);
      return { language, game: { ...own, rules: await loadRuleTexts(game, language) } };
    }),
  );
  const shapes = locales.map((locale) => shapeOf({ ...locale.game, shared: SHARED_TEXTS[locale.language] }));
  const everywhere = new Set(shapes.flatMap((shape) => [...shape]));
  for (const [index, shape] of shapes.entries()) {
    const missing = [...everywhere].filter((text) => !shape.has(text));
    findings.expectEqual(
      missing,
      [],
      'all languages have the same texts and placeholders',
      () => LANGUAGES[index] ?? '',
    );
  }
  for (const locale of locales) {
    for (const [path, text] of leaves(locale.game)) {
      const clean = text.trim() !== '' && text === text.trim() && !text.includes('!');
      findings.expect(clean, 'a text is not empty, not padded and does not shout', () => `${locale.language} ${path}`);
    }
    for (const id of manifest.classics ?? []) {
      findings.expect(
        locale.game.players?.[id] !== undefined,
        'every classic player has a name',
        () => `${locale.language} ${id}`,
      );
    }
    for (const { id, starts } of manifest.variants) {
      findings.expect(
        locale.game.variants[id] !== undefined,
        'every variant has a name',
        () => `${locale.language} ${id}`,
      );
      for (const start of starts) {
        const named = locale.game.starts[start.id] !== undefined;
        findings.expect(named, 'every start has a name', () => `${locale.language} ${start.id}`);
      }
    }
  }
  return findings.all;
}

function* leaves(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value)) yield* leaves(entry, `${path}.${name}`);
  }
}

/** The path of each text with its placeholders, to compare languages. */
function shapeOf(value: unknown): ReadonlySet<string> {
  const shapes = [...leaves(value)].map(
    ([path, text]) => `${path} ${(text.match(PLACEHOLDER) ?? []).toSorted().join('')}`,
  );
  return new Set(shapes);
}
