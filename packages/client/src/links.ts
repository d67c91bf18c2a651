import { MATCH_ID } from './schemas/common.ts';

/** The address at which a match is seen, to be sent to somebody. */
export function makeMatchLink(address: string, id: string): string {
  return new URL(`#/online/${id}`, address).href;
}

/** The id of a match that somebody gave as such, or as a link to it; null when there is none in it. */
export function parseMatchLink(text: string): string | null {
  const last =
    text
      .trim()
      .split(/[/#?=&]/)
      .findLast((part) => part !== '') ?? '';
  return MATCH_ID.test(last) ? last : null;
}
