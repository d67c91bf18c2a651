import type { ClockTexts } from './texts.ts';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const texts: ClockTexts = {
  title: 'Relógio',
  none: 'Sem relógio',
  named: (minutes, seconds) => (seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s`),
  spoken: (minutes, seconds) =>
    `${plural(minutes, 'minuto')} para cada lado${seconds === 0 ? '' : `, e mais ${plural(seconds, 'segundo')} por jogada`}`,
  other: 'Outro',
  minutes: 'Minutos para cada lado',
  seconds: 'Segundos acrescentados por jogada',
  left: (time) => `restam ${time}`,
};
