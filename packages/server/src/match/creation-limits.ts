import { createHash } from 'node:crypto';
import type { UserInfo } from '@tabuleiro/client';
import { type Kysely, sql } from 'kysely';
import { addressKeys, type Share } from '../limits/address-limiter.ts';
import { RefusalError } from '../refusal-error.ts';
import type { DatabaseSchema } from '../store/tables.ts';

// From where matches are made, so that one address does not fill the lobby or make matches without end.

/**
 * The address and the IPv6 site from which a match was created, as hashes. 24 bits are enough to count the matches of
 * an address and too few to recover it. They are deleted after the match is over.
 */
export interface Creator {
  readonly address: string;
  readonly network: string;
}

const HASH_BYTES = 3;

/** Matches that are not over. */
const MATCHES: Share = { guests: 700, all: 1400 };
/** Offers in the lobby: enough for a class of 35, and at most 1 % and 2 % of `MOST_LISTED`. */
const OFFERS: Share = { guests: 40, all: 80 };
/** The lobby is made of the newest offers. */
export const MOST_LISTED = 4000;

/** Null for the machine itself, which is not counted. */
export function creatorAt(ip: string): Creator | null {
  const keys = addressKeys(ip);
  return keys === null ? null : { address: hashOf(keys.address), network: hashOf(keys.network) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, HASH_BYTES).toString('base64url');
}

/** Refuses one more match when the address, or the site it belongs to, has made too many that are not over. */
export async function checkCreationLimits(
  db: Kysely<DatabaseSchema>,
  { address, network }: Creator,
  { isGuest }: Pick<UserInfo, 'isGuest'>,
  isListed: boolean,
): Promise<void> {
  const byAddress = await countMade(db, 'maker_address', address);
  const byNetwork = network === address ? byAddress : await countMade(db, 'maker_network', network);
  const isFull = (count: keyof Made, { guests, all }: Share): boolean =>
    byAddress[count] >= (isGuest ? guests : all) || byNetwork[count] >= all;
  if (isFull('matches', MATCHES) || (isListed && isFull('offers', OFFERS))) throw new RefusalError('network-busy');
}

interface Made {
  readonly matches: number;
  readonly offers: number;
}

function countMade(db: Kysely<DatabaseSchema>, column: 'maker_address' | 'maker_network', hash: string): Promise<Made> {
  return db
    .selectFrom('matches')
    .select(({ fn }) => [
      fn.countAll<number>().as('matches'),
      fn.countAll<number>().filterWhere('status', '=', 'open').filterWhere('visibility', '=', 'public').as('offers'),
    ])
    .where(column, '=', hash)
    .where('status', '!=', sql.lit('over'))
    .executeTakeFirstOrThrow();
}

/** An offer in the lobby. */
export interface LobbyOffer {
  readonly host: string;
  /** The network from which it was created; null for the server's own machine. */
  readonly network: string | null;
}

/**
 * Chooses the offers to show, the newest first. If there are too many, each network gets its newest one before any gets
 * a second.
 */
export function chooseOffers<Shown extends LobbyOffer>(
  offers: readonly Shown[],
  most: number,
  mostOfHost: number,
): readonly Shown[] {
  const ofHosts = new Map<string, number>();
  const ofNetworks = new Map<string, number>();
  const next = (counts: Map<string, number>, key: string): number => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
  const ranked = offers.flatMap((offer, index) => {
    const { host, network } = offer;
    if (next(ofHosts, host) >= mostOfHost) return [];
    return [{ offer, index, rank: next(ofNetworks, network ?? `host ${host}`) }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index)
    .map(({ offer }) => offer);
}
