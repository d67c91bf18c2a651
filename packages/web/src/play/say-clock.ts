const SECOND = 1000;
/** Below this, tenths of a second matter. */
const SHORT = 20 * SECOND;

/** "1:02:03", "4:59", "9.4". It never shows that no time is left while some is. */
export function sayClock(ms: number): string {
  if (ms < SHORT) {
    const tenths = Math.ceil(ms / 100);
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const all = Math.ceil(ms / SECOND);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

export function isShort(ms: number): boolean {
  return ms < SHORT;
}
