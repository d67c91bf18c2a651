import {
  findVariant,
  type GameId,
  type GameLocale,
  type Example,
  type Language,
  loadExamples,
  loadRules,
  loadRuleTexts,
  loadViewer,
  type RuleText,
  variantIds,
} from '@tabuleiro/games';
import { type MouseEvent, type ReactNode, useEffect, useState, type CSSProperties, Suspense, useRef } from 'react';
import { StartPicture } from '../board/board-picture.tsx';
import { computeLayout } from '../board/geometry/layout.ts';
import { useIsWide } from '../board/use-layout.ts';
import { newMatchAddress, defaultSetup } from '../routes/match-address.ts';
import { isFromBoard, resumeAddress, setupAddress, useHash } from '../routes/route.ts';
import { useTexts, useLanguage } from '../settings/language.tsx';
import { COMMON_TEXTS } from '../ui/common-texts.ts';
import { CourseLink } from '../ui/course-offer.tsx';
import { useNear, usePageTitle } from '../ui/hooks.ts';
import { BackIcon } from '../ui/icons.tsx';
import { useLoaded, useLocale, lazyComponent } from '../ui/loading.ts';
import type { ExampleBoardProps } from './example-board.tsx';
import {
  Highlighted,
  RulesContents,
  showSection,
  hasWords,
  type RulesSection,
  searchWords,
  RULES_TEXTS,
} from './rules-contents.tsx';
import printStyles from './print.css?url';
import './rules.css';
import './examples.css';

/** The rules of a game with examples. */
export function RulesPage({ game }: { readonly game: GameId }): ReactNode {
  const { language } = useLanguage();
  const texts = COMMON_TEXTS[language];
  const { variants: variantsTitle } = useTexts(RULES_TEXTS);
  const [query, setQuery] = useState('');
  const locale = useLocale(game);
  const isWide = useIsWide();
  const pictured = useLoaded(
    `${game} ${language} ${isWide}`,
    () => loadRulesWithExamples(game, language, isWide),
    game,
  );
  usePageTitle(locale === null ? null : texts.rulesOf(locale.game.name));
  useWantedRule(pictured !== null && locale !== null);
  if (locale === null || pictured === null) return null;
  const { rules, examples, ratios } = pictured;
  const usual = findVariant(game)?.id ?? '';
  const ratioOf = (variant = usual): number => ratios.get(variant) ?? 1;
  const words = searchWords(query);
  const found = sectionsOf(game, locale, rules, variantsTitle).filter((section) => hasWords(section, words));
  const isHidden = (id: string): boolean => found.every((section) => section.id !== id);
  return (
    <article className="rules">
      <link rel="stylesheet" media="print" href={printStyles} />
      <header className="rules-head">
        <h1 className="page-title">{texts.rulesOf(locale.game.name)}</h1>
        <p className="page-lead">{locale.game.summary}</p>
        <p className="rules-history">{locale.game.history}</p>
        <BackToBoard game={game} />
      </header>
      <div className="rules-side">
        <div className="rules-picture">
          <StartPicture game={game} variant={usual} locale={locale} bottom={1} />
        </div>
        <div className="rules-ways">
          <a
            className="button primary"
            href={newMatchAddress(defaultSetup(game))}
            aria-label={texts.playGame(locale.game.name)}
          >
            {texts.play}
          </a>
          <a className="button" href={setupAddress(game)} aria-label={texts.setUpGame(locale.game.name)}>
            {texts.setUp}
          </a>
          <CourseLink game={game} className="button" />
        </div>
      </div>
      <RulesContents game={game} found={found} query={query} words={words} onQuery={setQuery} />
      <div className="rules-words">
        <ol className="rules-list">
          {rules.map((rule, index) => (
            <li key={rule.id} hidden={isHidden(rule.id)}>
              <div className="rule-words" data-number={index + 1}>
                <h2 id={`rule-${rule.id}`} tabIndex={-1}>
                  <Highlighted text={rule.title} words={words} />
                </h2>
                <p>
                  <Highlighted text={rule.body} words={words} />
                </p>
              </div>
              <RuleExamples {...{ game, rule, examples, ratioOf, locale, searched: words }} />
            </li>
          ))}
        </ol>
        <Variants game={game} locale={locale} searched={words} isHidden={isHidden(VARIANTS)} />
      </div>
    </article>
  );
}

/** A link back to the board, for a person who came from there. */
function BackToBoard({ game }: { readonly game: GameId }): ReactNode {
  const { backToBoard } = useTexts(RULES_TEXTS);
  if (!isFromBoard(useHash())) return null;
  const goBack = (event: MouseEvent): void => {
    // In a window of its own there is no history: the link opens the saved match.
    if (globalThis.history.length < 2) return;
    event.preventDefault();
    globalThis.history.back();
  };
  return (
    <a className="button rules-back" href={resumeAddress(game)} onClick={goBack}>
      <BackIcon />
      {backToBoard}
    </a>
  );
}

/** Scrolls to the rule in the address, once it is there. */
function useWantedRule(isThere: boolean): void {
  const wanted = new URLSearchParams(useHash().split('?')[1]).get('rule');
  useEffect(() => {
    if (isThere && wanted !== null) showSection(wanted);
  }, [wanted, isThere]);
}

/** The section after the rules. */
const VARIANTS = 'variants';

/** The rules, and the variants where there are several. */
function sectionsOf(
  game: GameId,
  { game: texts }: GameLocale,
  rules: readonly RuleText[],
  variantsTitle: string,
): readonly RulesSection[] {
  const sections = rules.map(({ id, title, body, examples = {} }) => ({
    id,
    title,
    texts: [body, ...Object.values(examples).map(({ caption }) => caption)],
  }));
  const ids = variantIds(game);
  if (ids.length < 2) return sections;
  const variants = ids.flatMap((id) => [texts.variants[id]?.name ?? id, texts.variants[id]?.summary ?? '']);
  return [...sections, { id: VARIANTS, title: variantsTitle, texts: variants }];
}

interface VariantsProps {
  readonly game: GameId;
  readonly locale: GameLocale;
  readonly searched: readonly string[];
  readonly isHidden: boolean;
}

function Variants({ game, locale, searched, isHidden }: VariantsProps): ReactNode {
  const texts = useTexts(RULES_TEXTS);
  if (variantIds(game).length < 2) return null;
  return (
    <section className="rules-variants" hidden={isHidden}>
      <h2 id={`rule-${VARIANTS}`} tabIndex={-1}>
        <Highlighted text={texts.variants} words={searched} />
      </h2>
      <dl>
        {variantIds(game).map((id) => (
          <div key={id}>
            <dt>
              <Highlighted text={locale.game.variants[id]?.name ?? id} words={searched} />
            </dt>
            <dd>
              <Highlighted text={locale.game.variants[id]?.summary ?? ''} words={searched} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface RulesWithExamples {
  readonly rules: readonly RuleText[];
  readonly examples: readonly Example[];
  /** Width by height of each variant's board. */
  readonly ratios: ReadonlyMap<string, number>;
}

export async function loadRulesWithExamples(
  game: GameId,
  language: Language,
  isWide: boolean,
): Promise<RulesWithExamples> {
  const [rules, examples, ratios] = await Promise.all([
    loadRuleTexts(game, language),
    loadExamples(game),
    loadRatios(game, isWide),
  ]);
  return { rules, examples, ratios };
}

/** A board keeps its shape during a match, so the start tells. */
async function loadRatios(game: GameId, isWide: boolean): Promise<ReadonlyMap<string, number>> {
  const viewer = await loadViewer(game);
  const ratios = variantIds(game).map(async (variant): Promise<[string, number]> => {
    const { width, height } = computeLayout(viewer.describe((await loadRules(game, variant)).start()), 1, isWide);
    return [variant, width / height];
  });
  return new Map(await Promise.all(ratios));
}

// The rules are shown before the boards are loaded.
const ExampleBoard = lazyComponent(async () => (await import('./example-board.tsx')).ExampleBoard);

interface RuleExamplesProps {
  readonly game: GameId;
  readonly rule: RuleText;
  readonly examples: readonly Example[];
  /** Width by height of a variant's board. */
  readonly ratioOf: (variant: string | undefined) => number;
  readonly locale: GameLocale;
  readonly searched: readonly string[];
}

/** The small boards of a rule. */
function RuleExamples({ game, rule, examples, ratioOf, locale, searched }: RuleExamplesProps): ReactNode {
  const own = examples.filter((example) => example.rule === rule.id);
  if (own.length === 0) return null;
  return (
    <div className="examples">
      {own.map((example) => {
        const words = rule.examples?.[example.id];
        if (words === undefined) return null;
        const props = { game, example, words, locale, searched };
        return <ExamplePlace key={`${game} ${example.id}`} {...props} ratio={ratioOf(example.variant)} />;
      })}
    </div>
  );
}

interface ExamplePlaceProps extends ExampleBoardProps {
  readonly ratio: number;
  readonly searched: readonly string[];
}

/** The frame of an example; it has its final size before the board is loaded. */
function ExamplePlace({ ratio, searched, ...props }: ExamplePlaceProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const style: CSSProperties & Record<'--board-ratio', string> = { '--board-ratio': ratio.toFixed(4) };
  const room = <div className="example-board" />;
  return (
    <figure ref={place} className="example" style={style}>
      <figcaption>
        <Highlighted text={props.words.caption} words={searched} />
      </figcaption>
      {isNear ? (
        <Suspense fallback={room}>
          <ExampleBoard {...props} />
        </Suspense>
      ) : (
        room
      )}
    </figure>
  );
}
