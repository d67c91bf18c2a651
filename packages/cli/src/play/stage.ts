import {
  loadMoveViewer,
  loadViewer,
  loadVoice,
  type MoveViewer,
  type Rules,
  type Viewer,
  type Voice,
} from '@tabuleiro/games';
import type { Context } from '../context.ts';

/** All that is needed to speak of a match and to draw it. */
export interface Stage {
  readonly rules: Rules;
  readonly voice: Voice;
  readonly viewer: Viewer;
  readonly moveViewer: MoveViewer;
}

export async function loadStage(context: Context, rules: Rules): Promise<Stage> {
  const { game } = rules;
  const [voice, viewer, moveViewer] = await Promise.all([
    loadVoice(game, context.language),
    loadViewer(game),
    loadMoveViewer(game),
  ]);
  return { rules, voice, viewer, moveViewer };
}
