import { makeMatch, type RefusalBody } from '@tabuleiro/client';
import { capitalise, GAME_IDS, type GameId, isGameId, offeredVariants, ratedPliesOf, SIDES } from '@tabuleiro/games';
import { BY_LOT } from '@tabuleiro/play';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { usePageName } from '../../app/page-name.ts';
import { goTo } from '../../app/route.ts';
import { ClockGroup } from '../../app/setup/clock-group.tsx';
import { ComputerGroup } from '../../app/setup/computer-group.tsx';
import { OptionGroup } from '../../app/setup/option-group.tsx';
import { startIds, startOf } from '../../app/setup/settings.ts';
import { useLocale } from '../../app/use-voice.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { asRefusal, usePresent } from '../hooks.ts';
import { matchAddress } from '../names.ts';
import { Refusal, Trouble } from '../trouble.tsx';
import { ensureUser, SERVER } from '../visitor.ts';
import { bodyOf, DAYS, gamePart, OPPONENTS, PACES, usualWishes, type Wishes } from './wishes.ts';
import '../../app/setup/setup.css';

interface PartProps {
  readonly wishes: Wishes;
  readonly change: (part: Partial<Wishes>) => void;
}

/** Everything has a sensible value: the button at the end is enough. */
export function CreatePage({ query }: { readonly query: string }): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].create;
  const { user, live, problem, again } = usePresent();
  const [wishes, setWishes] = useState(() => usualWishes(query));
  const locale = useLocale(wishes.game);
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const [isMaking, setMaking] = useState(false);
  usePageName(texts.title);
  if (problem !== null) return <Trouble body={problem.body} again={again} />;
  const change = (part: Partial<Wishes>): void => setWishes({ ...wishes, ...part });
  const isGuest = user?.isGuest !== false;
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMaking(true);
    try {
      await ensureUser();
      const body = bodyOf(wishes, startIds(wishes.game, wishes.variant), isGuest, Math.random);
      goTo(matchAddress((await makeMatch(SERVER, body)).info.id));
    } catch (error) {
      setRefusal(asRefusal(error).body);
      setMaking(false);
    }
  };
  return (
    <form className="online-create" onSubmit={(event) => void begin(event)}>
      <h1 className="page-title">{texts.title}</h1>
      <GameGroup wishes={wishes} change={change} />
      <OptionGroup
        title={texts.opponent}
        options={OPPONENTS.map((one) => ({ value: one, label: texts.opponents[one], note: texts.opponentNotes[one] }))}
        value={wishes.opponent}
        onChange={(value) => change({ opponent: OPPONENTS.find((one) => one === value) ?? 'public' })}
      />
      {wishes.opponent === 'computer' && locale !== null && (
        <ComputerGroup
          game={wishes.game}
          title={texts.opponents.computer}
          locale={locale}
          value={wishes.computer}
          onChange={(computer) => change({ computer })}
        />
      )}
      <SideGroup wishes={wishes} change={change} />
      <PaceGroup wishes={wishes} change={change} />
      {wishes.opponent !== 'computer' && <RatedGroup wishes={wishes} change={change} isGuest={isGuest} />}
      <StartAndVariant wishes={wishes} change={change} />
      {isGuest && wishes.opponent === 'public' && <p className="online-note">{texts.guestOffer}</p>}
      <div className="setup-start">
        <Refusal body={refusal} />
        <button type="submit" className="button primary" disabled={isMaking || live === null}>
          {texts.start}
        </button>
      </div>
    </form>
  );
}

function GameGroup({ wishes, change }: PartProps): ReactNode {
  const { language, texts } = useLanguage();
  const nameOf = (game: GameId): string => texts.cards[game]?.name ?? game;
  return (
    <OptionGroup
      title={ONLINE_TEXTS[language].create.game}
      options={GAME_IDS.map((game) => ({ value: game, label: nameOf(game) }))}
      value={wishes.game}
      onChange={(game) => {
        if (isGameId(game)) change(gamePart(game));
      }}
    />
  );
}

function SideGroup({ wishes, change }: PartProps): ReactNode {
  const { setup } = useLanguage().texts.app;
  const locale = useLocale(wishes.game);
  const sides = SIDES.map((side) => ({
    value: String(side),
    label: capitalise(locale?.game.sides[side].name ?? String(side)),
  }));
  return (
    <OptionGroup
      title={setup.side}
      options={[...sides, { value: BY_LOT, label: setup.byLot }]}
      value={String(wishes.side)}
      onChange={(value) => change({ side: SIDES.find((side) => String(side) === value) ?? BY_LOT })}
    />
  );
}

function PaceGroup({ wishes, change }: PartProps): ReactNode {
  const { language } = useLanguage();
  const { create, terms } = ONLINE_TEXTS[language];
  return (
    <>
      <OptionGroup
        title={create.pace}
        options={PACES.map((pace) => ({ value: pace, label: create.paces[pace] }))}
        value={wishes.pace}
        onChange={(value) => change({ pace: PACES.find((one) => one === value) ?? 'live' })}
      />
      {wishes.pace === 'live' && (
        <ClockGroup value={wishes.clock} isNeeded onChange={(clock) => change(clock === null ? {} : { clock })} />
      )}
      {wishes.pace === 'days' && (
        <OptionGroup
          title={create.daysTitle}
          options={DAYS.map((days) => ({ value: String(days), label: String(days), spoken: terms.days(days) }))}
          value={String(wishes.days)}
          onChange={(value) => change({ days: Number(value) })}
        />
      )}
    </>
  );
}

function RatedGroup({ wishes, change, isGuest }: PartProps & { readonly isGuest: boolean }): ReactNode {
  const { language } = useLanguage();
  const { create, terms } = ONLINE_TEXTS[language];
  if (isGuest) {
    return (
      <p className="online-note">
        {create.ratedGuest} <a href="#/online/you">{ONLINE_TEXTS[language].lobby.keep}</a>
      </p>
    );
  }
  const options = [
    { value: 'casual', label: terms.casual, note: create.casualNote },
    { value: 'rated', label: terms.rated, note: create.ratedNote(ratedPliesOf(wishes.game)) },
  ];
  return (
    <OptionGroup
      title={create.rating}
      options={options}
      value={wishes.isRated ? 'rated' : 'casual'}
      onChange={(value) => change({ isRated: value === 'rated' })}
    />
  );
}

function StartAndVariant({ wishes, change }: PartProps): ReactNode {
  const { setup } = useLanguage().texts.app;
  const locale = useLocale(wishes.game);
  if (locale === null) return null;
  const starts = startIds(wishes.game, wishes.variant);
  const variants = offeredVariants(wishes.game);
  const variantOptions = variants.map(({ id }) => {
    const { name, summary } = locale.game.variants[id] ?? { name: id, summary: '' };
    return { value: id, label: name, note: summary };
  });
  const startOptions = starts.map((id) => ({ value: id, label: locale.game.starts[id] ?? id }));
  return (
    <>
      {starts.length > 1 && (
        <OptionGroup
          title={setup.begins}
          options={[...startOptions, { value: BY_LOT, label: setup.byLot }]}
          value={wishes.start}
          onChange={(start) => change({ start })}
        />
      )}
      {variants.length > 1 && (
        <OptionGroup
          title={setup.variant}
          options={variantOptions}
          value={wishes.variant}
          onChange={(variant) => change({ variant, start: startOf(wishes.game, variant, wishes.start) })}
        />
      )}
    </>
  );
}
