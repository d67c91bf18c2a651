import { findVariant, type GameId, manifestOf, type GameLocale } from '@tabuleiro/games';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { playAddress, usualSetup } from '../../play/address.ts';
import { SIDE_PAGE_TEXTS } from '../../text/side-pages/index.ts';
import { BackIcon } from '../icons.tsx';
import { useLanguage } from '../language.tsx';
import { usePageName } from '../page-name.ts';
import { isFromBoard, resumeAddress, setupAddress, useHash } from '../route.ts';
import { StartPicture } from '../start-picture.tsx';
import { useLoaded, useLocale } from '../use-voice.ts';
import { loadPicturedRules } from './load-pictured.ts';
import { RuleExamples } from './rule-examples.tsx';
import './rules.css';

/** How a game is played, in its own words and pictures. */
export function RulesPage({ game }: { readonly game: GameId }): ReactNode {
  const { language, texts } = useLanguage();
  const { cards } = texts.app;
  const locale = useLocale(game);
  const pictured = useLoaded(`${game} ${language}`, () => loadPicturedRules(game, language), game);
  usePageName(locale === null ? null : cards.rulesOf(locale.game.name));
  useWantedRule(pictured !== null && locale !== null);
  if (locale === null || pictured === null) return null;
  const { rules, examples, ratios } = pictured;
  const usual = findVariant(game)?.id ?? '';
  const ratioOf = (variant = usual): number => ratios.get(variant) ?? 1;
  return (
    <article className="rules">
      <header className="rules-head">
        <h1 className="page-title">{cards.rulesOf(locale.game.name)}</h1>
        <p className="page-lead">{locale.game.history}</p>
        <BackToBoard game={game} />
      </header>
      <div className="rules-side">
        <div className="rules-picture">
          <StartPicture game={game} variant={usual} locale={locale} bottom={1} />
        </div>
        <div className="rules-ways">
          <a
            className="button primary"
            href={playAddress(usualSetup(game))}
            aria-label={cards.playGame(locale.game.name)}
          >
            {cards.play}
          </a>
          <a className="button" href={setupAddress(game)} aria-label={cards.setUpGame(locale.game.name)}>
            {cards.setUp}
          </a>
        </div>
      </div>
      <div className="rules-words">
        <ol className="rules-list">
          {rules.map((rule) => (
            <li key={rule.id}>
              <div className="rule-words">
                <h2 id={`rule-${rule.id}`} tabIndex={-1}>
                  {rule.title}
                </h2>
                <p>{rule.body}</p>
              </div>
              <RuleExamples game={game} rule={rule} examples={examples} ratioOf={ratioOf} locale={locale} />
            </li>
          ))}
        </ol>
        <Variants game={game} locale={locale} />
      </div>
    </article>
  );
}

/** For those who came from a board, and want to find it as they left it. */
function BackToBoard({ game }: { readonly game: GameId }): ReactNode {
  const { back } = SIDE_PAGE_TEXTS[useLanguage().language];
  if (!isFromBoard(useHash())) return null;
  const goBack = (event: MouseEvent): void => {
    // In a window of its own there is nothing to go back to but the match that is kept.
    if (globalThis.history.length < 2) return;
    event.preventDefault();
    globalThis.history.back();
  };
  return (
    <a className="button rules-back" href={resumeAddress(game)} onClick={goBack}>
      <BackIcon />
      {back}
    </a>
  );
}

/** Goes to the rule that the address asks for, once it is there. */
function useWantedRule(isThere: boolean): void {
  const wanted = new URLSearchParams(useHash().split('?')[1]).get('rule');
  useEffect(() => {
    const heading = isThere && wanted !== null ? document.getElementById(`rule-${wanted}`) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [wanted, isThere]);
}

/** Only where there is a choice. */
function Variants({ game, locale }: { readonly game: GameId; readonly locale: GameLocale }): ReactNode {
  const texts = SIDE_PAGE_TEXTS[useLanguage().language];
  const { variants } = manifestOf(game);
  if (variants.length < 2) return null;
  return (
    <section className="rules-variants">
      <h2>{texts.variants}</h2>
      <dl>
        {variants.map(({ id }) => (
          <div key={id}>
            <dt>{locale.game.variants[id]?.name ?? id}</dt>
            <dd>{locale.game.variants[id]?.summary}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
