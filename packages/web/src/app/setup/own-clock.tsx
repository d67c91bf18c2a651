import { clockOf, type ClockSetup, MOST_MINUTES, MOST_SECONDS } from '@tabuleiro/play';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../language.tsx';

interface OwnClockProps {
  readonly value: ClockSetup;
  readonly onChange: (clock: ClockSetup) => void;
  /** Whether somebody has just asked for it. */
  readonly isAsked: boolean;
}

/** Minutes and seconds in numbers of one's own. */
export function OwnClock({ value, onChange, isAsked }: OwnClockProps): ReactNode {
  const { clock: texts } = useLanguage().texts;
  const minutes = value.initialMs / 60_000;
  const seconds = value.incrementMs / 1000;
  const place = useRef<HTMLDivElement>(null);
  // It comes where the button to start may lie over it.
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

/** A number that may be half written; what counts is the last one that was possible. */
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
