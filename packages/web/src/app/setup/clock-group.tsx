import { clockOf, type ClockSetup, makeClock, parseClock } from '@tabuleiro/play';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLanguage } from '../language.tsx';
import { OptionGroup } from './option-group.tsx';

interface ClockGroupProps {
  readonly value: ClockSetup | null;
  readonly onChange: (clock: ClockSetup | null) => void;
  /** Whether there must be one. */
  readonly isNeeded?: boolean;
}

/** Minutes for the match and seconds for each move, as people play them. */
const USUAL = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
] as const;
const NONE = 'none';
const OTHER = 'other';

// Few people want other clocks than the usual ones.
const OwnClock = lazy(async () => ({ default: (await import('./own-clock.tsx')).OwnClock }));

/** None, one of a few that people know, or numbers of one's own. */
export function ClockGroup({ value, onChange, isNeeded = false }: ClockGroupProps): ReactNode {
  const { clock: texts } = useLanguage().texts;
  const usual = USUAL.map(([minutes, seconds]) => ({
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
        {isOther && value !== null && <OwnClock value={value} onChange={onChange} isAsked={other === 'asked'} />}
      </Suspense>
    </>
  );
}
