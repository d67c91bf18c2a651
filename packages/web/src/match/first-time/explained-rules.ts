import type { GameId } from '@tabuleiro/games';
import { EXPLANATIONS_SETTING, readSetting, saveSetting } from '../../settings/storage.ts';

// The rules that were explained on this device, and whether explanations are on.

const settingName = (game: GameId): string => `${EXPLANATIONS_SETTING}.${game}`;

const listeners = new Set<() => void>();

/** Returns the function that unsubscribes. */
export function onExplainedChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function notify(): void {
  for (const changed of listeners) changed();
}

export function isExplainingOn(): boolean {
  return readSetting(EXPLANATIONS_SETTING) !== 'off';
}

/** Switched on again, explanations begin anew. */
export function setExplaining(isOn: boolean, games: readonly GameId[]): void {
  saveSetting(EXPLANATIONS_SETTING, isOn ? 'on' : 'off');
  if (isOn) for (const game of games) saveSetting(settingName(game), '');
  notify();
}

/** The ids of what was explained in a game, as one string, which compares by value. */
export function explainedIn(game: GameId): string {
  return readSetting(settingName(game)) ?? '';
}

export function isExplained(told: string, id: string): boolean {
  return told.split(' ').includes(id);
}

export function markExplained(game: GameId, id: string): void {
  saveSetting(settingName(game), `${explainedIn(game)} ${id}`.trim());
  notify();
}
