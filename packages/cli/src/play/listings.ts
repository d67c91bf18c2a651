import {
  err,
  type Message,
  type Move,
  ok,
  type Pick,
  type PieceView,
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
  { viewer, choices }: GameFacets,
  position: Position,
  words: readonly string[],
): Result<ListedChoices | Move, Message> {
  const names = new PickNames(viewer.describe(position), position.turn);
  const picks: NamedPick[] = [];
  for (;;) {
    const walked = choices.walk(
      position,
      picks.map(({ id }) => id),
    );
    if (!walked.ok) return err(walked.error);
    if (walked.value.kind === 'move') return ok(walked.value.move);
    const { prompt, picks: offered } = walked.value;
    const named = offered.map((pick) => ({ id: pick.id, name: names.nameOf(pick) }));
    const word = words[picks.length];
    if (word === undefined) return ok({ picks, prompt, choices: named });
    picks.push(named.find(({ id, name }) => [id, name].some((one) => isWord(one, word))) ?? names.find(word));
  }
}

const isWord = (one: string, other: string): boolean => foldWord(one) === foldWord(other);

/** How people call what can be picked: a square, a piece by its name, a hole by its piece, row and column. */
class PickNames {
  private readonly view: View;
  private readonly turn: Side;

  constructor(view: View, turn: Side) {
    this.view = view;
    this.turn = turn;
  }

  nameOf({ id, target }: Pick): string {
    if (target.kind === 'hole') return `${this.pieceCalled(target.piece)}${target.row}${target.column}`;
    // Pieces in a tray are known by what they are and whose.
    return target.kind === 'piece' ? id.replace(new RegExp(`-${this.turn}$`), '') : id;
  }

  /** What a word stands for that is not offered as it is: the square of the mover's piece of that name. */
  find(word: string): NamedPick {
    const piece = this.view.pieces.find(
      ({ name, owner }) => owner === this.turn && name !== undefined && isWord(name, word),
    );
    const id = piece === undefined ? word.toLowerCase() : placeOf(piece);
    return { id, name: id };
  }

  private pieceCalled(id: string): string {
    return this.view.pieces.find((piece) => piece.id === id)?.name ?? id;
  }
}

function placeOf({ id, at }: PieceView): string {
  return 'cell' in at ? at.cell : id;
}
