import { makeMatch, type RefusalBody } from '@tabuleiro/client';
import { capitalise, GAME_IDS, type GameId, isGameId, offeredVariants, ratedPliesOf, SIDES } from '@tabuleiro/games';
import { BY_LOT } from '@tabuleiro/play';
import { type FormEvent, type ReactNode, useState } from 'react';
import { StartPicture } from '../../board/board-picture.tsx';
import { ensureUser, SERVER } from '../../connection/session.ts';
import { MATCH_TEXTS } from '../../match/messages.ts';
import { ClockGroup } from '../../match/setup/clock-group.tsx';
import { ComputerGroup } from '../../match/setup/computer-group.tsx';
import { startIds, startOf } from '../../match/setup/setup-choices.ts';
import { onlineMatchAddress, goTo } from '../../routes/route.ts';
import { useTexts, useLanguage } from '../../settings/language.tsx';
import { CARD_TEXTS } from '../../ui/game-cards/card-texts.ts';
import { usePageTitle } from '../../ui/hooks.ts';
import { useLocale } from '../../ui/loading.ts';
import { OptionGroup } from '../../ui/option-group.tsx';
import { ErrorMessage, ErrorPage } from '../error-messages.tsx';
import { asRefusal, useSession } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import '../../match/setup/setup.css';
import { requestBody, DAYS, gameDefaults, OPPONENTS, PACES, defaultForm, type NewMatchForm } from './new-match-form.ts';

interface PartProps {
  readonly form: NewMatchForm;
  readonly change: (part: Partial<NewMatchForm>) => void;
}

/** Every option has a sensible default, so the button at the end is enough. */
export function NewMatchPage({ query }: { readonly query: string }): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].create;
  const { user, live, problem, again } = useSession();
  const [form, setForm] = useState(() => defaultForm(query));
  const locale = useLocale(form.game);
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const [isMaking, setMaking] = useState(false);
  usePageTitle(texts.title);
  if (problem !== null) return <ErrorPage body={problem.body} again={again} />;
  const change = (part: Partial<NewMatchForm>): void => setForm({ ...form, ...part });
  const isGuest = user?.isGuest !== false;
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMaking(true);
    try {
      await ensureUser();
      const body = requestBody(form, isGuest);
      goTo(onlineMatchAddress((await makeMatch(SERVER, body)).info.id));
    } catch (error) {
      setRefusal(asRefusal(error).body);
      setMaking(false);
    }
  };
  return (
    <form className="setup online-create" onSubmit={(event) => void begin(event)}>
      <div className="setup-ask">
        <header className="setup-head">
          <h1 className="page-title">{texts.title}</h1>
          <p className="page-lead">{CARD_TEXTS[language][form.game]?.summary}</p>
        </header>
        <div className="setup-questions">
          <GameGroup form={form} change={change} />
          <OptionGroup
            title={texts.opponent}
            options={OPPONENTS.map((one) => ({
              value: one,
              label: texts.opponents[one],
              note: texts.opponentNotes[one],
            }))}
            value={form.opponent}
            onChange={(value) => change({ opponent: OPPONENTS.find((one) => one === value) ?? 'public' })}
          />
          {form.opponent === 'computer' && locale !== null && (
            <ComputerGroup
              game={form.game}
              title={texts.opponents.computer}
              locale={locale}
              value={form.computer}
              onChange={(computer) => change({ computer })}
            />
          )}
          <SideGroup form={form} change={change} />
          <PaceGroup form={form} change={change} />
          {form.opponent !== 'computer' && <RatedGroup form={form} change={change} isGuest={isGuest} />}
          <StartAndVariant form={form} change={change} />
          {isGuest && form.opponent === 'public' && <p className="note">{texts.guestOffer}</p>}
        </div>
      </div>
      <div className="setup-picture">
        {locale !== null && (
          <StartPicture
            game={form.game}
            variant={form.variant}
            start={form.start === BY_LOT ? undefined : form.start}
            locale={locale}
            bottom={form.side === BY_LOT ? 1 : form.side}
          />
        )}
      </div>
      <div className="setup-start">
        <ErrorMessage body={refusal} />
        <button type="submit" className="button primary" disabled={isMaking || live === null}>
          {texts.start}
        </button>
      </div>
    </form>
  );
}

function GameGroup({ form, change }: PartProps): ReactNode {
  const { language } = useLanguage();
  const nameOf = (game: GameId): string => CARD_TEXTS[language][game]?.name ?? game;
  return (
    <OptionGroup
      title={ONLINE_TEXTS[language].create.game}
      options={GAME_IDS.map((game) => ({ value: game, label: nameOf(game) }))}
      value={form.game}
      onChange={(game) => {
        if (isGameId(game)) change(gameDefaults(game));
      }}
    />
  );
}

function SideGroup({ form, change }: PartProps): ReactNode {
  const { setup } = useTexts(MATCH_TEXTS);
  const locale = useLocale(form.game);
  const sides = SIDES.map((side) => ({
    value: String(side),
    label: capitalise(locale?.game.sides[side].name ?? String(side)),
  }));
  return (
    <OptionGroup
      title={setup.side}
      options={[...sides, { value: BY_LOT, label: setup.byLot }]}
      value={String(form.side)}
      onChange={(value) => change({ side: SIDES.find((side) => String(side) === value) ?? BY_LOT })}
    />
  );
}

function PaceGroup({ form, change }: PartProps): ReactNode {
  const { language } = useLanguage();
  const { create, terms } = ONLINE_TEXTS[language];
  return (
    <>
      <OptionGroup
        title={create.pace}
        options={PACES.map((pace) => ({ value: pace, label: create.paces[pace] }))}
        value={form.pace}
        onChange={(value) => change({ pace: PACES.find((one) => one === value) ?? 'live' })}
      />
      {form.pace === 'live' && (
        <ClockGroup value={form.clock} isNeeded onChange={(clock) => change(clock === null ? {} : { clock })} />
      )}
      {form.pace === 'days' && (
        <OptionGroup
          title={create.daysTitle}
          options={DAYS.map((days) => ({ value: String(days), label: String(days), spoken: terms.days(days) }))}
          value={String(form.days)}
          onChange={(value) => change({ days: Number(value) })}
        />
      )}
    </>
  );
}

function RatedGroup({ form, change, isGuest }: PartProps & { readonly isGuest: boolean }): ReactNode {
  const { language } = useLanguage();
  const { create, terms } = ONLINE_TEXTS[language];
  if (isGuest) {
    return (
      <p className="note">
        {create.ratedGuest}{' '}
        <a className="text-link" href="#/online/you">
          {ONLINE_TEXTS[language].lobby.keep}
        </a>
      </p>
    );
  }
  const options = [
    { value: 'casual', label: terms.casual, note: create.casualNote },
    { value: 'rated', label: terms.rated, note: create.ratedNote(ratedPliesOf(form.game)) },
  ];
  return (
    <OptionGroup
      title={create.rating}
      options={options}
      value={form.isRated ? 'rated' : 'casual'}
      onChange={(value) => change({ isRated: value === 'rated' })}
    />
  );
}

function StartAndVariant({ form, change }: PartProps): ReactNode {
  const { setup } = useTexts(MATCH_TEXTS);
  const locale = useLocale(form.game);
  if (locale === null) return null;
  const starts = startIds(form.game, form.variant);
  const variants = offeredVariants(form.game);
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
          value={form.start}
          onChange={(start) => change({ start })}
        />
      )}
      {variants.length > 1 && (
        <OptionGroup
          title={setup.variant}
          options={variantOptions}
          value={form.variant}
          onChange={(variant) => change({ variant, start: startOf(form.game, variant, form.start) })}
        />
      )}
    </>
  );
}
