import type { ClockTexts } from './texts.ts';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const texts: ClockTexts = {
  title: 'Clock',
  none: 'No clock',
  named: (minutes, seconds) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s`),
  spoken: (minutes, seconds) =>
    `${plural(minutes, 'minute')} each${seconds === 0 ? '' : `, and ${plural(seconds, 'second')} more with every move`}`,
  other: 'Other',
  minutes: 'Minutes for each side',
  seconds: 'Seconds added with each move',
  left: (time) => `${time} left`,
};
