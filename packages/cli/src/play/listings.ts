import {
  err,
  type Message,
  type Move,
  ok,
  type Pick,
  type Position,
  type Result,
  type Side,
  type View,
} from '@tabuleiro/games';
import type { GameFacets } from '@tabuleiro/play';
import { foldWord } from '../text/command-word.ts';

/** A pick as programs name it, and as people do. */
interface NamedPick {
  readonly id: string;
  readonly name: string;
}

/** What can be picked next in a move that a person builds. */
export interface ListedChoices {
  readonly picks: readonly NamedPick[];
  readonly prompt: Message;
  readonly choices: readonly NamedPick[];
}

/** What can be picked after the picks that these words name; the move itself when they are all of it, or why they are not possible. */
export function listChoices(
  { viewer, choices, typed }: GameFacets,
  position: Position,
  words: readonly string[],
): Result<ListedChoices | Move, Message> {
  const view = viewer.describe(position);
  const picks: NamedPick[] = [];
  for (;;) {
    const walked = choices.walk(
      position,
      picks.map(({ id }) => id),
    );
    if (!walked.ok) return err(walked.error);
    if (walked.value.kind === 'move') return ok(walked.value.move);
    const { prompt, picks: offered } = walked.value;
    const named = offered.map((pick) => ({ id: pick.id, name: nameOf(view, position.turn, pick, picks.length === 0) }));
    const word = words[picks.length];
    if (word === undefined) return ok({ picks, prompt, choices: named });
    const known = typed?.readPick?.(position, word) ?? word.toLowerCase();
    const pick = named.find(({ id, name }) => id === known || isWord(id, word) || isWord(name, word));
    picks.push(pick ?? { id: known, name: word });
  }
}

const isWord = (one: string, other: string): boolean => foldWord(one) === foldWord(other);

/** How people call a pick: a square, a piece by its name or by what it is, a hole by its piece, row and column. */
function nameOf(view: View, turn: Side, { id, target }: Pick, isFirst: boolean): string {
  if (target.kind === 'piece') return id.replace(new RegExp(`-${turn}$`), '');
  if (target.kind === 'hole') {
    const piece = view.pieces.find((one) => one.id === target.piece)?.name ?? target.piece;
    return `${piece}${target.row}${target.column}`;
  }
  // A piece is chosen before a square.
  const named = view.pieces.find(({ at, owner }) => 'cell' in at && at.cell === id && owner === turn)?.name;
  return (isFirst ? named : undefined) ?? id;
}
