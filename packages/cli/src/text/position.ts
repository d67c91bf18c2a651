import {
  loadViewer,
  loadLocale,
  type Outcome,
  type Position,
  type Rules,
  formatMessage,
  formatOutcome,
  type View,
  type GameLocale,
  formatGameName,
} from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';

/** A position to show; in a match also the result and the last move. */
export interface ShownPosition {
  readonly rules: Rules;
  readonly position: Position;
  readonly outcome: Outcome | null;
  /** The last ply as text. */
  readonly last?: string;
  /** Additional fields of the JSON. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

interface Look {
  readonly locale: GameLocale;
  readonly view: View;
  readonly notices: readonly { readonly code: string; readonly text: string }[];
}

async function lookAt(context: Context, { rules, position, outcome }: ShownPosition): Promise<Look> {
  const locale = await loadLocale(rules.game, context.language);
  const view = (await loadViewer(rules.game)).describe(position);
  // A match that the players ended has no pending notices.
  const pending = outcome === null || position.isOver() ? view.notices : [];
  const notices = pending.map((notice) => ({ code: notice.code, text: formatMessage(locale, notice) }));
  return { locale, view, notices };
}

/** The position as JSON. */
export async function positionToJson(context: Context, shown: ShownPosition): Promise<object> {
  const { rules, position, outcome, facts } = shown;
  const { view, notices } = await lookAt(context, shown);
  const place = { game: rules.game, variant: rules.variant.id, ...facts };
  return { ...place, position: rules.makePosition(position), turn: position.turn, outcome, notices, view };
}

/** The position as text: the board, the side to move, notices and notation. */
export async function drawPosition(context: Context, shown: ShownPosition, ascii: boolean): Promise<readonly string[]> {
  const { rules, position, outcome, last } = shown;
  const { locale, view, notices } = await lookAt(context, shown);
  const state = outcome === null ? locale.game.sides[position.turn].toMove : formatOutcome(locale, outcome);
  return [
    formatGameName(locale, rules.variant.id),
    '',
    ...drawView(view, locale, { ascii }),
    '',
    ...(last === undefined ? [] : [last]),
    `${state}.`,
    ...notices.map((notice) => `${notice.text}.`),
    rules.makePosition(position),
  ];
}
