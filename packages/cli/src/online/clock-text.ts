import type { ClockTerms } from '@tabuleiro/client';
import { unreachable } from '@tabuleiro/games';
import type { CliTexts } from '../texts.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const LIVE = /^(\d{1,3}(?:\.\d)?)\+(\d{1,2})$/;
const DAYS = /^(\d{1,2})d$/;
const MOST_MINUTES = 180;
const MOST_SECONDS = 60;
const MOST_DAYS = 14;

/** Reads `5+3` (minutes and seconds a move), `3d` (days a move) or `none`; null for anything else. */
export function parseClock(text: string): ClockTerms | null {
  if (text === 'none') return { kind: 'none' };
  const [, minutes, seconds] = LIVE.exec(text) ?? [];
  if (minutes !== undefined && seconds !== undefined) {
    const [initial, increment] = [Number(minutes), Number(seconds)];
    if (initial <= 0 || initial > MOST_MINUTES || increment > MOST_SECONDS) return null;
    return { kind: 'live', initialMs: initial * MINUTE, incrementMs: increment * 1000 };
  }
  const [, days] = DAYS.exec(text) ?? [];
  if (days === undefined || Number(days) < 1 || Number(days) > MOST_DAYS) return null;
  return { kind: 'days', days: Number(days) };
}

export function formatClock({ online }: CliTexts, clock: ClockTerms): string {
  switch (clock.kind) {
    case 'live':
      return `${clock.initialMs / MINUTE}+${clock.incrementMs / 1000}`;
    case 'days':
      return online.daysPerMove(clock.days);
    case 'none':
      return online.noClock;
    default:
      return unreachable(clock);
  }
}

/** "4:05", "1:02:30", "2 d 3:00:00"; under ten seconds with tenths. */
export function formatTime({ online }: CliTexts, ms: number): string {
  const days = Math.floor(ms / DAY);
  if (days > 0) return `${online.days(days)} ${formatHours(ms % DAY)}`;
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  return formatHours(ms);
}

function formatHours(ms: number): string {
  const whole = Math.floor(ms / 1000);
  const pad = (number: number): string => String(number).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}
