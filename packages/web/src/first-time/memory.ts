import type { GameId } from '@tabuleiro/games';
import { EXPLAINING, recall, remember } from '../app/memory.ts';

// What a person has been told on this device, and whether they want to be told.

const seenName = (game: GameId): string => `${EXPLAINING}.${game}`;

const listeners = new Set<() => void>();

/** Calls back whenever something here changes, until what it returns is called. */
export function listenToMemory(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function announce(): void {
  for (const changed of listeners) changed();
}

export function isExplaining(): boolean {
  return recall(EXPLAINING) !== 'off';
}

/** Whoever switches it on again begins anew. */
export function setExplaining(isOn: boolean, games: readonly GameId[]): void {
  remember(EXPLAINING, isOn ? 'on' : 'off');
  if (isOn) for (const game of games) remember(seenName(game), '');
  announce();
}

/** What has been told of a game, as one text, so that it can be compared. */
export function toldOf(game: GameId): string {
  return recall(seenName(game)) ?? '';
}

export function isTold(told: string, id: string): boolean {
  return told.split(' ').includes(id);
}

export function rememberTold(game: GameId, id: string): void {
  remember(seenName(game), `${toldOf(game)} ${id}`.trim());
  announce();
}
