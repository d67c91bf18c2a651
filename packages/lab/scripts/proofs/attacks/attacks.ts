import { setTimeout as pause } from 'node:timers/promises';
import { archive } from './archive-queries.ts';
import type { Attack } from './attack.ts';
import { slots } from './connection-slots.ts';
import { lock } from './database-lock.ts';
import { lobby } from './lobby-offers.ts';
import { log } from './long-logs.ts';
import { hashing, hashingNetwork } from './passphrase-hashing.ts';
import { PIPELINES } from './request-pipelines.ts';
import { files } from './slow-downloads.ts';
import { messages } from './socket-messages.ts';
import { pings } from './socket-pings.ts';

/** The control: visitors without an attack. A machine that is busy otherwise shows here. */
export const CONTROL: Attack = {
  name: 'none',
  title: 'no attack at all, for comparison',
  run: async ({ begin }) => {
    await begin();
    await pause(8000);
    return { facts: [], faults: [] };
  },
};

export const ATTACKS: readonly Attack[] = [
  CONTROL,
  files,
  ...PIPELINES,
  pings,
  messages,
  lock,
  log,
  archive,
  slots,
  lobby,
  hashing,
  hashingNetwork,
];
