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
} from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { sayGame } from './words.ts';

/** What is shown: a position, and in a match how it ended and what was played last. */
export interface Shown {
  readonly rules: Rules;
  readonly position: Position;
  readonly outcome: Outcome | null;
  /** The last ply as a line of its own. */
  readonly last?: string;
  /** Facts that the JSON has besides. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

interface Look {
  readonly locale: GameLocale;
  readonly view: View;
  readonly notices: readonly { readonly code: string; readonly text: string }[];
}

async function lookAt(context: Context, { rules, position, outcome }: Shown): Promise<Look> {
  const locale = await loadLocale(rules.game, context.language);
  const view = (await loadViewer(rules.game)).describe(position);
  // A match that its players ended leaves nothing to be done.
  const pending = outcome === null || position.isOver() ? view.notices : [];
  const notices = pending.map((notice) => ({ code: notice.code, text: formatMessage(locale, notice) }));
  return { locale, view, notices };
}

/** The position for programs. */
export async function toJson(context: Context, shown: Shown): Promise<object> {
  const { rules, position, outcome, facts } = shown;
  const { view, notices } = await lookAt(context, shown);
  const place = { game: rules.game, variant: rules.variant.id, ...facts };
  return { ...place, position: rules.makePosition(position), turn: position.turn, outcome, notices, view };
}

/** The position for people: the board, whose turn it is, what is forced and why, and its text. */
export async function drawShown(context: Context, shown: Shown, ascii: boolean): Promise<readonly string[]> {
  const { rules, position, outcome, last } = shown;
  const { locale, view, notices } = await lookAt(context, shown);
  const state = outcome === null ? locale.game.sides[position.turn].toMove : formatOutcome(locale, outcome);
  return [
    sayGame({ rules, locale }),
    '',
    ...drawView(view, locale, { ascii }),
    '',
    ...(last === undefined ? [] : [last]),
    `${state}.`,
    ...notices.map((notice) => `${notice.text}.`),
    rules.makePosition(position),
  ];
}
