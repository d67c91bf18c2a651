import { clockOf, type ClockSetup, MOST_MINUTES, MOST_SECONDS } from '@tabuleiro/play';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../settings/language.tsx';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';

interface CustomClockProps {
  readonly value: ClockSetup;
  readonly onChange: (clock: ClockSetup) => void;
  /** Whether the person has just chosen it. */
  readonly isAsked: boolean;
}

export function CustomClock({ value, onChange, isAsked }: CustomClockProps): ReactNode {
  const { clock: texts } = useTexts(COMMON_TEXTS);
  const minutes = value.initialMs / 60_000;
  const seconds = value.incrementMs / 1000;
  const place = useRef<HTMLDivElement>(null);
  // It appears at the end, perhaps below what is in view.
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <div className="own-clock" ref={place}>
      <Count
        label={texts.minutes}
        value={minutes}
        least={1}
        most={MOST_MINUTES}
        onChange={(count) => onChange(clockOf(count, seconds))}
      />
      <Count
        label={texts.seconds}
        value={seconds}
        least={0}
        most={MOST_SECONDS}
        onChange={(count) => onChange(clockOf(minutes, count))}
      />
    </div>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

/** A number field; while its text is invalid, the last valid number counts. */
function Count({ label, value, least, most, onChange }: CountProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(String(value));
  return (
    <label className="own-clock-count" htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        className="field figures"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        required
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const count = event.target.valueAsNumber;
          if (Number.isInteger(count) && count >= least && count <= most) onChange(count);
        }}
      />
    </label>
  );
}
