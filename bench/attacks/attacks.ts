import { setTimeout as pause } from 'node:timers/promises';
import { archive } from './archive.ts';
import type { Attack } from './attack.ts';
import { files } from './files.ts';
import { hashing, hashingNetwork } from './hashing.ts';
import { lobby } from './lobby.ts';
import { lock } from './lock.ts';
import { log } from './log.ts';
import { messages } from './messages.ts';
import { pings } from './pings.ts';
import { PIPELINES } from './pipelines.ts';
import { slots } from './slots.ts';

/** What visitors are measured against: a machine that is busy with something else shows here. */
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
