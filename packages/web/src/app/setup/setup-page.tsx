import { type GameId, capitalise, offeredVariants, SIDES, type GameLocale } from '@tabuleiro/games';
import { BY_LOT } from '@tabuleiro/play';
import { type ReactNode, useState } from 'react';
import { StartPicture } from '../../board/board-picture.tsx';
import { MATCH_TEXTS } from '../../match/messages.ts';
import { ClockGroup } from '../../match/setup/clock-group.tsx';
import { ComputerGroup } from '../../match/setup/computer-group.tsx';
import {
  type SetupChoices,
  toMatchSetup,
  defaultChoices,
  MODES,
  startIds,
  withVariant,
} from '../../match/setup/setup-choices.ts';
import { newMatchAddress, savedMatchAddress } from '../../routes/match-address.ts';
import { editorAddress, goTo, rulesAddress } from '../../routes/route.ts';
import { unfinishedMatches } from '../../saved-matches/local-records.ts';
import { useTexts } from '../../settings/language.tsx';
import { BROWSER_STORAGE, readSetting, saveSetting } from '../../settings/storage.ts';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { CourseLink } from '../../ui/course-offer.tsx';
import { usePageTitle } from '../../ui/hooks.ts';
import { useLoaded, useLocale } from '../../ui/loading.ts';
import { OptionGroup } from '../../ui/option-group.tsx';
import { APP_TEXTS } from '../header.tsx';
import '../../match/setup/setup.css';

/** The choices with which the last match of the game was begun here. */
function loadSavedChoices(game: GameId, setting: string): Promise<SetupChoices> {
  const saved = readSetting(setting);
  const defaults = defaultChoices(game);
  if (saved === null) return Promise.resolve(defaults);
  // A first visit does not need the parser.
  return import('./saved-choices.ts').then(
    ({ parseSavedChoices }) => parseSavedChoices(game, saved),
    () => defaults,
  );
}

/** The set-up of a match. Every choice has a default, so the button at the end is enough. */
export function SetupPage({ game }: { readonly game: GameId }): ReactNode {
  const { rulesOf, puzzles } = useTexts(COMMON_TEXTS);
  const { setup } = useTexts(MATCH_TEXTS);
  const { resumeGame } = useTexts(APP_TEXTS).unfinished;
  const locale = useLocale(game);
  const setting = `setup.${game}`;
  const last = useLoaded(game, () => loadSavedChoices(game, setting));
  const [chosen, setChosen] = useState<SetupChoices | null>(null);
  const settings = chosen ?? last;
  const [unfinished] = useState(() => unfinishedMatches(BROWSER_STORAGE).find((match) => match.game === game));
  usePageTitle(locale?.game.name ?? null);
  if (locale === null || settings === null) return null;
  const begin = (event: React.FormEvent): void => {
    event.preventDefault();
    saveSetting(setting, JSON.stringify(settings));
    goTo(newMatchAddress(toMatchSetup(game, settings, Math.random)));
  };
  const bottom = settings.mode === 'person-computer' && settings.side !== BY_LOT ? settings.side : 1;
  const start = settings.start === BY_LOT ? undefined : settings.start;
  return (
    <form className="setup" onSubmit={begin}>
      <div className="setup-ask">
        <header className="setup-head">
          <h1 className="page-title">{locale.game.name}</h1>
          <p className="page-lead">{locale.game.summary}</p>
          <a className="setup-rules" href={rulesAddress(game)}>
            {rulesOf(locale.game.name)}
          </a>
          <CourseLink game={game} className="setup-rules" />
          <a className="setup-rules" href={editorAddress(game)}>
            {setup.position}
          </a>
          <a className="setup-rules" href={`#/${game}/puzzles`}>
            {puzzles}
          </a>
          {unfinished !== undefined && (
            <div className="setup-before">
              <a className="setup-rules" href={savedMatchAddress(unfinished)}>
                {resumeGame(locale.game.name)}
              </a>
            </div>
          )}
        </header>
        <div className="setup-questions">
          <SetupForm game={game} locale={locale} settings={settings} onChange={setChosen} />
        </div>
      </div>
      <div className="setup-picture">
        <StartPicture game={game} variant={settings.variant} start={start} locale={locale} bottom={bottom} />
      </div>
      <div className="setup-start">
        <button type="submit" className="button primary">
          {setup.start}
        </button>
      </div>
    </form>
  );
}

interface SetupFormProps {
  readonly game: GameId;
  readonly locale: GameLocale;
  readonly settings: SetupChoices;
  readonly onChange: (settings: SetupChoices) => void;
}

/** The choices before a match; those with one option are left out. */
export function SetupForm({ game, locale, settings, onChange }: SetupFormProps): ReactNode {
  const { setup } = useTexts(MATCH_TEXTS);
  const modes = MODES.map((mode) => ({ value: mode, label: setup.modes[mode], note: setup.modeNotes[mode] }));
  const setMode = (value: string): void => {
    const mode = MODES.find((one) => one === value);
    if (mode !== undefined) onChange({ ...settings, mode });
  };
  return (
    <>
      <OptionGroup title={setup.mode} options={modes} value={settings.mode} onChange={setMode} />
      {settings.mode === 'person-computer' && (
        <>
          <SideGroup game={game} locale={locale} settings={settings} onChange={onChange} />
          <ComputerGroup
            game={game}
            title={setup.opponent}
            locale={locale}
            value={settings.opponent}
            onChange={(opponent) => onChange({ ...settings, opponent })}
          />
        </>
      )}
      {settings.mode === 'two-computers' &&
        SIDES.map((side) => (
          <ComputerGroup
            key={side}
            game={game}
            title={setup.playerOf(locale.game.sides[side].name)}
            locale={locale}
            value={settings.computers[side]}
            onChange={(name) => onChange({ ...settings, computers: { ...settings.computers, [side]: name } })}
          />
        ))}
      <StartGroup game={game} locale={locale} settings={settings} onChange={onChange} />
      <ClockGroup value={settings.clock} onChange={(clock) => onChange({ ...settings, clock })} />
      <VariantGroup game={game} locale={locale} settings={settings} onChange={onChange} />
    </>
  );
}

function SideGroup({ locale, settings, onChange }: SetupFormProps): ReactNode {
  const { setup } = useTexts(MATCH_TEXTS);
  const sides = SIDES.map((side) => ({ value: String(side), label: capitalise(locale.game.sides[side].name) }));
  const options = [...sides, { value: BY_LOT, label: setup.byLot }];
  const setSide = (value: string): void => {
    onChange({ ...settings, side: SIDES.find((side) => String(side) === value) ?? BY_LOT });
  };
  return <OptionGroup title={setup.side} options={options} value={String(settings.side)} onChange={setSide} />;
}

function StartGroup({ game, locale, settings, onChange }: SetupFormProps): ReactNode {
  const { setup } = useTexts(MATCH_TEXTS);
  const starts = startIds(game, settings.variant);
  if (starts.length < 2) return null;
  const named = starts.map((id) => ({ value: id, label: locale.game.starts[id] ?? id }));
  const options = [...named, { value: BY_LOT, label: setup.byLot }];
  const setStart = (start: string): void => onChange({ ...settings, start });
  return <OptionGroup title={setup.begins} options={options} value={settings.start} onChange={setStart} />;
}

function VariantGroup({ game, locale, settings, onChange }: SetupFormProps): ReactNode {
  const { setup } = useTexts(MATCH_TEXTS);
  const variants = offeredVariants(game);
  if (variants.length < 2) return null;
  const options = variants.map(({ id }) => {
    const { name, summary } = locale.game.variants[id] ?? { name: id, summary: '' };
    return { value: id, label: name, note: summary };
  });
  const setVariant = (variant: string): void => onChange(withVariant(game, settings, variant));
  return <OptionGroup title={setup.variant} options={options} value={settings.variant} onChange={setVariant} />;
}
