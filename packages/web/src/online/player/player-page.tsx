import { findPlayer, findRatings, type GameRating, type PlayerProfile } from '@tabuleiro/client';
import { LANGUAGE_TAGS } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { SERVER } from '../../connection/session.ts';
import { useLanguage } from '../../settings/language.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { MatchRow } from '../archive/match-row.tsx';
import { ErrorPage } from '../error-messages.tsx';
import { useServerData } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import { RatingGraph } from './rating-graph.tsx';

/** A player's public profile. */
export function PlayerPage({ name }: { readonly name: string }): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  const { value, problem, again } = useServerData(name, () => findPlayer(SERVER, name));
  usePageTitle(name);
  if (problem !== null) return <ErrorPage body={problem.body} again={again} />;
  if (value === null) return <p className="loading">{texts.loading}</p>;
  return <Profile profile={value} />;
}

function Profile({ profile }: { readonly profile: PlayerProfile }): ReactNode {
  const { language } = useLanguage();
  const { player: texts } = ONLINE_TEXTS[language];
  const { user, ratings, counts, recent, createdAt } = profile;
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long' }).format(createdAt);
  const figures = [
    [texts.won, counts.won],
    [texts.lost, counts.lost],
    [texts.drawn, counts.drawn],
    [texts.running, counts.running],
  ] as const;
  return (
    <>
      <header className="online-head">
        <h1 className="page-title">{user.name}</h1>
        <p className="page-lead">
          {[user.isGuest ? texts.guest : null, user.isBot ? texts.bot : null, texts.since(date)]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </header>
      <section className="online-section">
        <h2>{texts.ratings}</h2>
        {ratings.length === 0 && <p className="online-none">{texts.noRatings}</p>}
        <ul className="ratings">
          {ratings.map((rating) => (
            <li key={rating.game}>
              <Rating name={user.name} rating={rating} />
            </li>
          ))}
        </ul>
      </section>
      <section className="online-section">
        <h2>{texts.counts}</h2>
        <dl className="counts">
          {figures.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{count}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="online-section">
        <h2>{texts.recent}</h2>
        <ul className="online-list">
          {recent.map((entry) => (
            <li key={entry.id}>
              <MatchRow entry={entry} />
            </li>
          ))}
        </ul>
        <a className="online-link" href={`#/online/archive?player=${encodeURIComponent(user.name)}`}>
          {texts.all}
        </a>
      </section>
    </>
  );
}

function Rating({ name, rating }: { readonly name: string; readonly rating: GameRating }): ReactNode {
  const { language } = useLanguage();
  const { player: texts } = ONLINE_TEXTS[language];
  const { game, deviation, matches, isProvisional } = rating;
  const { value } = useServerData(`${name} ${game}`, () => findRatings(SERVER, name, game));
  const gameName = CARD_TEXTS[language][game]?.name ?? game;
  return (
    <article className="rating">
      <h3>{gameName}</h3>
      <p>
        <strong className="rating-points figures">{texts.rating(rating.rating, deviation)}</strong>{' '}
        {isProvisional && <span className="online-note">{texts.provisional}</span>}
      </p>
      <p className="online-note">{texts.matches(matches)}</p>
      {value !== null && <RatingGraph name={texts.graph(gameName)} points={value.points} />}
    </article>
  );
}
