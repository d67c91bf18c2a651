import {
  assert,
  type ChoiceStep,
  type Choices,
  err,
  type Message,
  type Move,
  ok,
  positionOf,
  type Pick,
  pickId,
  type Position,
  type Result,
} from '../contract/index.ts';
import type { EigenstateCode } from './codes.ts';
import { firstPinOf, holeOf, NONE, pieceOf, secondPinOf, stepOf } from './moves.ts';
import { NAMES } from './notation.ts';
import { refuse } from './reasons.ts';
import { EigenstatePosition } from './rules.ts';
import { cellTarget, firstStage, holeTarget, type Option, optionsAt, type PinStage, type Stage } from './stages.ts';
import { goalOf } from './steps.ts';

function walk(position: Position, picks: readonly string[]): Result<ChoiceStep, Message> {
  const eigenstate = positionOf(EigenstatePosition, position);
  assert(!eigenstate.isOver(), 'a finished game has no choices');
  let stage = firstStage(eigenstate);
  for (const pick of picks) {
    const option = optionsAt(eigenstate, stage).find(({ target }) => pickId(target) === pick);
    if (option === undefined) return err(refuse(eigenstate, stage, pick));
    stage = option.next();
  }
  if (stage.kind === 'whole') return ok({ kind: 'move', move: stage.move });
  const next = optionsAt(eigenstate, stage).map(toPick);
  return ok({ kind: 'pick', prompt: promptAt(eigenstate, stage), picks: next });
}

/** The holes of a tile on the board are too small for a finger. */
function toPick({ target }: Option): Pick {
  const pick = { id: pickId(target), target };
  return target.kind === 'hole' ? { ...pick, zoom: true } : pick;
}

function promptAt({ turn }: EigenstatePosition, stage: Exclude<Stage, { kind: 'whole' }>): Message {
  if (stage.kind === 'piece') return say('pick-piece');
  if (stage.kind === 'goal') return say('pick-goal', { piece: NAMES[turn].charAt(stage.mover.piece) });
  return say(promptForPin(stage));
}

function promptForPin({ step, holes, pins }: PinStage): EigenstateCode {
  if (pins.length === 1) return 'pick-second-pin';
  if (holes.length === 1) return 'pick-lone-pin';
  return step === NONE ? 'pick-pins-only' : 'pick-first-pin';
}

const say = (code: EigenstateCode, values: Message['values'] = {}): Message => ({ code, values });

/** The pins come in the order of the notation. */
function picksOf(position: Position, move: Move): readonly string[] {
  const eigenstate = positionOf(EigenstatePosition, position);
  const step = stepOf(move);
  const pins = [firstPinOf(move), secondPinOf(move)].filter((place) => place !== NONE);
  const holes = pins.map((place) => holeTarget(eigenstate, place));
  if (step === NONE) return holes.map(pickId);
  const mover = eigenstate.piece(eigenstate.turn, pieceOf(step));
  assert(mover !== null, 'a step has a piece');
  return [cellTarget(mover.cell), cellTarget(goalOf(mover.cell, holeOf(step))), ...holes].map(pickId);
}

export const choices: Choices = { walk, picksOf };
