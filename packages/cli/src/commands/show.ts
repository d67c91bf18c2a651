import {
  loadViewer,
  loadVoice,
  type Outcome,
  type Position,
  type Rules,
  sayMessage,
  sayOutcome,
} from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { moveEventOf } from '../play/move-event.ts';
import { type PickOptions, pickPly } from '../play/pick.ts';
import { sayMove } from '../play/report.ts';
import { loadStage } from '../play/stage.ts';
import { sayGame } from '../play/words.ts';
import { UsageError } from '../usage.ts';

interface ShowOptions extends PlaceOptions, PickOptions {
  readonly record?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

/** What is shown: a position, and in a match how it ended and what was played last. */
interface Shown {
  readonly rules: Rules;
  readonly position: Position;
  readonly outcome: Outcome | null;
  /** The last ply as a line of its own. */
  readonly last?: string;
  /** Facts that the JSON has besides. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

export async function runShow(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: ShowOptions,
): Promise<void> {
  if (options.record !== undefined) {
    return show(context, await findInRecord(context, game, words, { ...options, record: options.record }), options);
  }
  if (game === undefined) {
    const { missingArgument, seeHelp } = context.texts.usage;
    throw new UsageError(`${missingArgument('game')}; ${seeHelp('tabuleiro show')}`);
  }
  const { rules, position } = await readPlace(context, game, words, options);
  return show(context, { rules, position, outcome: position.outcome() }, options);
}

/** A position of a record. The game need not be named; if it is, it has to be that of the record. */
async function findInRecord(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: PickOptions & { readonly record: string },
): Promise<Shown> {
  const { matches: texts, usage } = context.texts;
  if (words.length > 0) throw new UsageError(`${usage.excessArguments}; ${usage.seeHelp('tabuleiro show')}`);
  const { read, ply } = await pickPly(context, options.record, options);
  const { match } = read;
  const { rules } = match;
  if (game !== undefined && game !== rules.game) throw new UsageError(`${game}: ${texts.otherGame(rules.game)}`);
  const position = match.positionAt(ply);
  const outcome = ply === match.moves.length ? match.outcome : null;
  const shown = { rules, position, outcome, facts: { ply, plies: match.moves.length } };
  if (ply === 0) return shown;
  const { voice, moveViewer } = await loadStage(context, rules);
  return { ...shown, last: sayMove(context, voice, moveEventOf(match, ply, moveViewer)) };
}

async function show(context: Context, shown: Shown, options: ShowOptions): Promise<void> {
  const { rules, position, outcome, last, facts } = shown;
  const voice = await loadVoice(rules.game, context.language);
  const view = (await loadViewer(rules.game)).describe(position);
  const text = rules.makePosition(position);
  // A match that its players ended leaves nothing to be done.
  const pending = outcome === null || position.isOver() ? view.notices : [];
  const notices = pending.map((notice) => ({ code: notice.code, text: sayMessage(voice, notice) }));
  if (options.json === true) {
    const { turn } = position;
    const place = { game: rules.game, variant: rules.variant.id, ...facts };
    return context.printJson({ ...place, position: text, turn, outcome, notices, view });
  }
  const state = outcome === null ? voice.game.sides[position.turn].toMove : sayOutcome(voice, outcome);
  const lines = [
    sayGame({ rules, voice }),
    '',
    ...drawView(view, voice, { ascii: options.ascii === true }),
    '',
    ...(last === undefined ? [] : [last]),
    `${state}.`,
    ...notices.map((notice) => `${notice.text}.`),
    text,
  ];
  await context.print(lines.join('\n'));
}
