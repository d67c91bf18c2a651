import { findVariant, type GameId, manifestOf, type Voice } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { playAddress, usualSetup } from '../../play/address.ts';
import { useLanguage } from '../language.tsx';
import { usePageName } from '../page-name.ts';
import { setupAddress } from '../route.ts';
import { StartPicture } from '../start-picture.tsx';
import { useLoaded, useVoice } from '../use-voice.ts';
import { loadRuleTexts } from './rule-texts.ts';
import './rules.css';

/** How a game is played, in its own words. */
export function RulesPage({ game }: { readonly game: GameId }): ReactNode {
  const { language, texts } = useLanguage();
  const { cards } = texts.app;
  const voice = useVoice(game);
  const rules = useLoaded(`${game} ${language}`, () => loadRuleTexts(game, language), game);
  usePageName(voice === null ? null : cards.rulesOf(voice.game.name));
  if (voice === null || rules === null) return null;
  return (
    <article className="rules">
      <header className="rules-head">
        <h1 className="page-title">{cards.rulesOf(voice.game.name)}</h1>
        <p className="page-lead">{voice.game.history}</p>
      </header>
      <div className="rules-side">
        <div className="rules-picture">
          <StartPicture game={game} variant={findVariant(game)?.id ?? ''} voice={voice} bottom={1} />
        </div>
        <div className="rules-ways">
          <a
            className="button primary"
            href={playAddress(usualSetup(game))}
            aria-label={cards.playGame(voice.game.name)}
          >
            {cards.play}
          </a>
          <a className="button" href={setupAddress(game)} aria-label={cards.setUpGame(voice.game.name)}>
            {cards.setUp}
          </a>
        </div>
      </div>
      <div className="rules-words">
        <ol className="rules-list">
          {rules.map(({ title, body }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{body}</p>
            </li>
          ))}
        </ol>
        <Variants game={game} voice={voice} />
      </div>
    </article>
  );
}

/** Only where there is a choice. */
function Variants({ game, voice }: { readonly game: GameId; readonly voice: Voice }): ReactNode {
  const { rules } = useLanguage().texts.app;
  const { variants } = manifestOf(game);
  if (variants.length < 2) return null;
  return (
    <section className="rules-variants">
      <h2>{rules.variants}</h2>
      <dl>
        {variants.map(({ id }) => (
          <div key={id}>
            <dt>{voice.game.variants[id]?.name ?? id}</dt>
            <dd>{voice.game.variants[id]?.summary}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
