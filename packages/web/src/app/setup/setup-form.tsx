import { capitalise, type GameId, offeredVariants, SIDES, type GameLocale } from '@tabuleiro/games';
import { BY_LOT } from '@tabuleiro/play';
import type { ReactNode } from 'react';
import { MATCH_TEXTS } from '../../match/messages.ts';
import { ClockGroup } from '../../match/setup/clock-group.tsx';
import { ComputerGroup } from '../../match/setup/computer-group.tsx';
import { MODES, type SetupChoices, startIds, withVariant } from '../../match/setup/setup-choices.ts';
import { useTexts } from '../../settings/language.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';

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
