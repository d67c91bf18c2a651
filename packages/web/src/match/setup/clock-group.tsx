import { clockOf, type ClockSetup, makeClock, parseClock } from '@tabuleiro/play';
import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../settings/language.tsx';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { lazyComponent } from '../../ui/loading.ts';
import { OptionGroup } from '../../ui/option-group.tsx';

interface ClockGroupProps {
  readonly value: ClockSetup | null;
  readonly onChange: (clock: ClockSetup | null) => void;
  /** Whether "no clock" is left out. */
  readonly isNeeded?: boolean;
}

/** Minutes for the match, seconds for each move. */
const PRESETS = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
] as const;
const NONE = 'none';
const OTHER = 'other';

// Few people want another clock than the presets.
const CustomClock = lazyComponent(async () => (await import('./custom-clock.tsx')).CustomClock);

/** No clock, a preset, or a custom one. */
export function ClockGroup({ value, onChange, isNeeded = false }: ClockGroupProps): ReactNode {
  const { clock: texts } = useTexts(COMMON_TEXTS);
  const usual = PRESETS.map(([minutes, seconds]) => ({
    value: makeClock(clockOf(minutes, seconds)),
    label: texts.named(minutes, seconds),
    spoken: texts.spoken(minutes, seconds),
  }));
  const none = isNeeded ? [] : [{ value: NONE, label: texts.none }];
  const options = [...none, ...usual, { value: OTHER, label: texts.other }];
  const chosen = value === null ? NONE : makeClock(value);
  const [other, setOther] = useState<'known' | 'asked' | null>(
    value === null || usual.some((one) => one.value === chosen) ? null : 'known',
  );
  const isOther = other !== null;
  const choose = (next: string): void => {
    setOther(next === OTHER ? 'asked' : null);
    if (next === OTHER) onChange(value ?? clockOf(5, 3));
    else onChange(parseClock(next));
  };
  return (
    <>
      <OptionGroup title={texts.title} options={options} value={isOther ? OTHER : chosen} onChange={choose} />
      <Suspense fallback={null}>
        {isOther && value !== null && <CustomClock value={value} onChange={onChange} isAsked={other === 'asked'} />}
      </Suspense>
    </>
  );
}
