import {
  type Draft,
  type Editor,
  type EditTool,
  type FieldValue,
  type Message,
  type Position,
  type Result,
  type Rules,
  type Side,
  type TextError,
  unreachable,
  capitalise,
  formatMessage,
  formatOutcome,
  formatTextError,
  type GameLocale,
  type BySide,
  Match,
  type PlayerSpec,
} from '@tabuleiro/games';
import { defaultSetup, shareAddress } from '../routes/match-address.ts';
import type { EditorTexts } from './text/en.ts';

// The state of the editor and its reducer: plain data, headless.

/** What the editor needs of a game. */
export interface EditorFacets {
  readonly editor: Editor;
  /** One for each variant, the default first. */
  readonly rules: readonly [Rules, ...Rules[]];
}

/** Why a touch did nothing: the game's message, or nothing for the tool was there. */
export type EditRefusal = Message | 'nothing-there';

export interface EditorState {
  readonly draft: Draft;
  /** Earlier drafts, for undo. */
  readonly past: readonly Draft[];
  readonly tool: string;
  /** The tool to return to after a drag. */
  readonly toolBefore: string | null;
  /** The picks made with the tool so far. */
  readonly picked: readonly string[];
  /** Typed text that is no valid position; the draft stays as it was. */
  readonly typed: { readonly text: string; readonly error: TextError } | null;
  readonly refusal: EditRefusal | null;
}

export type EditorAction =
  | { readonly kind: 'touch'; readonly id: string }
  /** A piece on the board is dragged, whatever the tool. */
  | { readonly kind: 'lift'; readonly id: string }
  | { readonly kind: 'erase'; readonly id: string }
  | { readonly kind: 'tool'; readonly tool: string }
  | { readonly kind: 'turn'; readonly side: Side }
  | { readonly kind: 'field'; readonly field: string; readonly value: FieldValue }
  | { readonly kind: 'variant'; readonly variant: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'start' | 'empty' | 'undo' };

const MOST_UNDONE = 200;

/** The state for a requested position; for an invalid one, the initial position with the error. */
export function openEditorState(facets: EditorFacets, variant: string | null, text: string | null): EditorState {
  const rules = rulesOf(facets, variant);
  const state: EditorState = {
    draft: facets.editor.fromPosition(rules.start(), rules.variant.id),
    past: [],
    tool: facets.editor.tools[0]?.id ?? '',
    toolBefore: null,
    picked: [],
    typed: null,
    refusal: null,
  };
  return text === null ? state : { ...withText(facets, state, text), past: [] };
}

function rulesOf({ rules }: EditorFacets, variant: string | null): Rules {
  return rules.find((one) => one.variant.id === variant) ?? rules[0];
}

export function textOf({ editor }: EditorFacets, { draft, typed }: EditorState): string {
  return typed?.text ?? editor.makeText(draft);
}

/** The position, or what is wrong with it. */
export function readPosition(facets: EditorFacets, { draft, typed }: EditorState): Result<Position, TextError> {
  if (typed !== null) return { ok: false, error: typed.error };
  return rulesOf(facets, draft.variant).parsePosition(facets.editor.makeText(draft));
}

export function toolOf({ editor }: EditorFacets, { tool }: EditorState): EditTool | undefined {
  return editor.tools.find(({ id }) => id === tool);
}

/**
 * What can be touched: what the tool applies to, and pieces beside the board that can be put on it. Pieces out of the
 * game are too small for fingers; the palette has them too.
 */
export function offeredIn({ editor }: EditorFacets, { draft, tool, picked }: EditorState): ReadonlySet<string> {
  const { pieces, trays } = editor.describe(draft);
  const within = new Set(trays.flatMap(({ id, kind }) => (kind === 'lost' ? [] : [id])));
  const beside = pieces.filter(({ id, at }) => 'tray' in at && within.has(at.tray) && isUnique(editor, id));
  return new Set([...editor.offered(draft, tool, picked), ...beside.map(({ id }) => id)]);
}

function isUnique({ tools }: Editor, id: string): boolean {
  return tools.some((tool) => tool.id === id && tool.kind === 'put' && tool.thing.isUnique === true);
}

export function editorReducer(facets: EditorFacets, state: EditorState, action: EditorAction): EditorState {
  const { editor } = facets;
  const { draft } = state;
  switch (action.kind) {
    case 'touch':
      return touch(facets, state, action.id);
    case 'lift':
      return lift(facets, state, action.id);
    case 'erase':
      return draft.pieces[action.id] === undefined
        ? { ...state, refusal: 'nothing-there' }
        : { ...apply(facets, state, 'erase', [action.id]), picked: [] };
    case 'tool':
      return { ...state, tool: action.tool, toolBefore: null, picked: [], refusal: null };
    case 'turn':
      return withDraft(facets, state, { ...draft, turn: action.side });
    case 'field':
      return withDraft(facets, state, { ...draft, values: { ...draft.values, [action.field]: action.value } });
    case 'variant':
      return withDraft(facets, state, inVariant(editor, draft, action.variant));
    case 'text':
      return withText(facets, state, action.text);
    case 'start':
      return withDraft(facets, state, editor.fromPosition(rulesOf(facets, draft.variant).start(), draft.variant));
    case 'empty':
      return withDraft(facets, state, editor.empty(draft.variant));
    case 'undo':
      return undo(state);
    default:
      return unreachable(action);
  }
}

function touch(facets: EditorFacets, state: EditorState, id: string): EditorState {
  const { editor } = facets;
  if (isUnique(editor, id)) return editorReducer(facets, state, { kind: 'tool', tool: id });
  // Touching the picked piece again cancels the pick.
  if (state.picked.includes(id)) return putBack({ ...state, refusal: null });
  if (!editor.offered(state.draft, state.tool, state.picked).includes(id)) {
    return { ...state, refusal: 'nothing-there' };
  }
  const picks = [...state.picked, id];
  if (toolOf(facets, state)?.kind === 'move' && picks.length === 1) return { ...state, picked: picks, refusal: null };
  return putBack(apply(facets, state, state.tool, picks));
}

function putBack(state: EditorState): EditorState {
  return { ...state, picked: [], tool: state.toolBefore ?? state.tool, toolBefore: null };
}

function lift({ editor }: EditorFacets, state: EditorState, id: string): EditorState {
  const mover = editor.tools.find(({ kind }) => kind === 'move');
  if (mover === undefined || state.tool === mover.id || state.draft.pieces[id] === undefined) return state;
  return { ...state, tool: mover.id, toolBefore: state.tool, picked: [] };
}

function apply(facets: EditorFacets, state: EditorState, tool: string, picks: readonly string[]): EditorState {
  const edited = facets.editor.use(state.draft, tool, picks);
  return edited.ok ? withDraft(facets, state, edited.value) : { ...state, refusal: edited.error };
}

/** Changes by hand replace text that was not valid. */
function withDraft({ editor }: EditorFacets, state: EditorState, draft: Draft): EditorState {
  const isSame = draft.variant === state.draft.variant && editor.makeText(draft) === editor.makeText(state.draft);
  const past = isSame ? state.past : [...state.past.slice(1 - MOST_UNDONE), state.draft];
  return { ...state, draft, past, picked: [], typed: null, refusal: null };
}

function withText(facets: EditorFacets, state: EditorState, text: string): EditorState {
  const { variant } = state.draft;
  // Pasted text often has stray white space.
  const read = rulesOf(facets, variant).parsePosition(text.trim());
  if (!read.ok) return { ...state, typed: { text, error: read.error }, refusal: null };
  return withDraft(facets, state, facets.editor.fromPosition(read.value, variant));
}

/** The same pieces in another variant; fields that only it has get their defaults. */
function inVariant(editor: Editor, draft: Draft, variant: string): Draft {
  const { values } = editor.empty(variant);
  const kept = Object.entries(draft.values).filter(([id]) => id in values);
  return { ...draft, variant, values: { ...values, ...Object.fromEntries(kept) } };
}

/** Undoes invalid text first, then the drafts. */
function undo(state: EditorState): EditorState {
  const still = { ...state, picked: [], refusal: null };
  if (state.typed !== null) return { ...still, typed: null };
  const before = state.past.at(-1);
  return before === undefined ? still : { ...still, draft: before, past: state.past.slice(0, -1) };
}

export function canUndo({ past, typed }: EditorState): boolean {
  return past.length > 0 || typed !== null;
}

/** What is wrong with the position, or that it can be played. */
export function formatPositionStatus(
  read: Result<Position, TextError>,
  texts: EditorTexts,
  locale: GameLocale,
): string {
  if (!read.ok) return `${formatTextError(locale, read.error)}.`;
  const outcome = read.value.outcome();
  if (outcome !== null) return texts.over(formatOutcome(locale, outcome));
  return texts.good(locale.game.sides[read.value.turn].toMove);
}

/** Why the last touch did nothing, or how to use the tool. */
export function formatHint(
  { refusal, picked }: EditorState,
  tool: EditTool | undefined,
  texts: EditorTexts,
  locale: GameLocale,
): string {
  if (refusal === 'nothing-there') return texts.nothingThere;
  if (refusal !== null) return `${capitalise(formatMessage(locale, refusal))}.`;
  if (picked.length > 0) return texts.hintGoal;
  return tool === undefined ? '' : texts.hints[tool.kind];
}

/** The side that the user wants to play, or both in turn. */
export type PlayAs = Side | 'both';

/** What the editor's address holds, unchecked. */
export function parseEditorQuery(query: string): { readonly variant: string | null; readonly position: string | null } {
  const params = new URLSearchParams(query);
  return { variant: params.get('variant'), position: params.get('position') };
}

/** What follows `?` for a position. */
export function positionQuery(rules: Rules, text: string): string {
  return new URLSearchParams({ position: text, variant: rules.variant.id }).toString();
}

/** A match from this position, against the usual opponent or between two people. */
export function playPositionAddress(rules: Rules, position: Position, seat: PlayAs): string {
  return shareAddress(new Match(rules, position), playersAt(rules, seat));
}

function playersAt({ game }: Rules, seat: PlayAs): BySide<PlayerSpec> {
  const [person, opponent] = Object.values(defaultSetup(game).players);
  const human: PlayerSpec = person ?? { kind: 'human' };
  if (seat === 'both' || opponent === undefined) return { 1: human, 2: human };
  return seat === 1 ? { 1: human, 2: opponent } : { 1: opponent, 2: human };
}

/** The analysis of this position. */
export function analysePositionAddress(rules: Rules, text: string): string {
  return `#/${rules.game}/analysis?${positionQuery(rules, text)}`;
}
