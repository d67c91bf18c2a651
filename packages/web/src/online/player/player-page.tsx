import { findPlayer, findRatings, type GameRating, type PlayerProfile, type RatingHistory } from '@tabuleiro/client';
import { LANGUAGE_TAGS } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { SERVER } from '../../connection/session.ts';
import { useLanguage } from '../../settings/language.tsx';
import { RatingGraph } from '../../ui/charts/rating-graph.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { usePageTitle } from '../../ui/hooks.ts';
import { EmptyState, Figures, PageHead, Section } from '../../ui/page-elements/page-elements.tsx';
import { MatchRow } from '../archive/match-row.tsx';
import { ErrorPage } from '../error-messages.tsx';
import { useServerData } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';

/** A player's public profile. */
export function PlayerPage({ name }: { readonly name: string }): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language];
  const { value, problem, again } = useServerData(name, () => loadProfile(name));
  usePageTitle(name);
  if (problem !== null) return <ErrorPage body={problem.body} again={again} />;
  if (value === null) return <p className="loading">{texts.loading}</p>;
  return <Profile {...value} />;
}

interface ProfileProps {
  readonly profile: PlayerProfile;
  /** In the order of the ratings. */
  readonly histories: readonly RatingHistory[];
}

/** The profile with all graphs, so that nothing moves when they come. */
async function loadProfile(name: string): Promise<ProfileProps> {
  const profile = await findPlayer(SERVER, name);
  const histories = await Promise.all(profile.ratings.map(({ game }) => findRatings(SERVER, name, game)));
  return { profile, histories };
}

function Profile({ profile, histories }: ProfileProps): ReactNode {
  const { language } = useLanguage();
  const { player: texts } = ONLINE_TEXTS[language];
  const { user, ratings, counts, recent, createdAt } = profile;
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long' }).format(createdAt);
  const all = `#/online/archive?player=${encodeURIComponent(user.name)}`;
  return (
    <>
      <PageHead
        title={
          <>
            {user.name} {user.isGuest && <span className="tag">{texts.guest}</span>}
            {user.isBot && <span className="tag">{texts.bot}</span>}
          </>
        }
        lead={texts.since(date)}
      >
        <Figures
          figures={[
            [texts.won, counts.won],
            [texts.lost, counts.lost],
            [texts.drawn, counts.drawn],
            [texts.running, counts.running],
          ]}
        />
      </PageHead>
      <Section title={texts.ratings}>
        {ratings.length === 0 ? (
          <EmptyState>{texts.noRatings}</EmptyState>
        ) : (
          <ul className="ratings">
            {ratings.map((rating, index) => (
              <li key={rating.game}>
                <Rating rating={rating} points={histories[index]?.points ?? []} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        title={texts.recent}
        aside={
          <a className="text-link" href={all}>
            {texts.all}
          </a>
        }
      >
        {recent.length === 0 ? (
          <EmptyState>{texts.noMatches}</EmptyState>
        ) : (
          <ul className="list">
            {recent.map((entry) => (
              <MatchRow key={entry.id} entry={entry} player={user.name} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

interface RatingProps {
  readonly rating: GameRating;
  readonly points: RatingHistory['points'];
}

/** The present rating in a game, and its graph. */
function Rating({ rating, points }: RatingProps): ReactNode {
  const { language } = useLanguage();
  const { player: texts } = ONLINE_TEXTS[language];
  const { game, deviation, matches, isProvisional } = rating;
  const gameName = CARD_TEXTS[language][game]?.name ?? game;
  return (
    <article className="panel rating">
      <h3>
        {gameName} {isProvisional && <span className="tag">{texts.provisional}</span>}
      </h3>
      <Figures
        figures={[
          [texts.rating, rating.rating],
          [texts.deviation, `± ${deviation}`],
          [texts.ratedMatches, matches],
        ]}
      />
      <RatingGraph name={texts.graph(gameName)} points={points} texts={texts} />
    </article>
  );
}
