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
} from '@tabuleiro/games';

// The desk on which a position is set up: a draft, what led to it, the tool in the hand, and what was typed. All of it is
// plain data; each step gives a new desk.

/** What a game brings to the desk. */
export interface DeskKit {
  readonly editor: Editor;
  /** By variant, the usual one first. */
  readonly rules: readonly [Rules, ...Rules[]];
}

/** Why a touch did nothing: the game says so, or nothing that the tool could take is there. */
export type Refusal = Message | 'nothing-there';

export interface Desk {
  readonly draft: Draft;
  /** Former drafts, the last one last. */
  readonly past: readonly Draft[];
  readonly tool: string;
  /** The tool to go back to when what was lifted is put down. */
  readonly toolBefore: string | null;
  /** What the tool has touched so far. */
  readonly picked: readonly string[];
  /** A text that was typed and is no position; the draft stays as it was. */
  readonly typed: { readonly text: string; readonly error: TextError } | null;
  readonly refusal: Refusal | null;
}

export type DeskAction =
  | { readonly kind: 'touch'; readonly id: string }
  /** A piece on the board is being dragged, whatever the tool. */
  | { readonly kind: 'lift'; readonly id: string }
  | { readonly kind: 'erase'; readonly id: string }
  | { readonly kind: 'tool'; readonly tool: string }
  | { readonly kind: 'turn'; readonly side: Side }
  | { readonly kind: 'field'; readonly field: string; readonly value: FieldValue }
  | { readonly kind: 'variant'; readonly variant: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'start' | 'empty' | 'undo' };

const MOST_UNDONE = 200;

/** A desk with the position that is asked for, or the start with what is wrong with it. */
export function openDesk(kit: DeskKit, variant: string | null, text: string | null): Desk {
  const rules = rulesOf(kit, variant);
  const desk: Desk = {
    draft: kit.editor.fromPosition(rules.start(), rules.variant.id),
    past: [],
    tool: kit.editor.tools[0]?.id ?? '',
    toolBefore: null,
    picked: [],
    typed: null,
    refusal: null,
  };
  return text === null ? desk : { ...withText(kit, desk, text), past: [] };
}

function rulesOf({ rules }: DeskKit, variant: string | null): Rules {
  return rules.find((one) => one.variant.id === variant) ?? rules[0];
}

export function textOn({ editor }: DeskKit, { draft, typed }: Desk): string {
  return typed?.text ?? editor.makeText(draft);
}

/** The position on the desk, or what is wrong with its text. */
export function readDesk(kit: DeskKit, { draft, typed }: Desk): Result<Position, TextError> {
  if (typed !== null) return { ok: false, error: typed.error };
  return rulesOf(kit, draft.variant).parsePosition(kit.editor.makeText(draft));
}

export function toolOf({ editor }: DeskKit, { tool }: Desk): EditTool | undefined {
  return editor.tools.find(({ id }) => id === tool);
}

/**
 * What can be touched: what the tool takes, and what lies beside the board to be put on it. What is out of the game lies
 * there too, but so small that fingers are better off with the palette.
 */
export function offeredOn({ editor }: DeskKit, { draft, tool, picked }: Desk): ReadonlySet<string> {
  const { pieces, trays } = editor.describe(draft);
  const within = new Set(trays.flatMap(({ id, kind }) => (kind === 'lost' ? [] : [id])));
  const beside = pieces.filter(({ id, at }) => 'tray' in at && within.has(at.tray) && isUnique(editor, id));
  return new Set([...editor.offered(draft, tool, picked), ...beside.map(({ id }) => id)]);
}

function isUnique({ tools }: Editor, id: string): boolean {
  return tools.some((tool) => tool.id === id && tool.kind === 'put' && tool.thing.isUnique === true);
}

export function reduceDesk(kit: DeskKit, desk: Desk, action: DeskAction): Desk {
  const { editor } = kit;
  const { draft } = desk;
  switch (action.kind) {
    case 'touch':
      return touch(kit, desk, action.id);
    case 'lift':
      return lift(kit, desk, action.id);
    case 'erase':
      return draft.pieces[action.id] === undefined
        ? { ...desk, refusal: 'nothing-there' }
        : { ...apply(kit, desk, 'erase', [action.id]), picked: [] };
    case 'tool':
      return { ...desk, tool: action.tool, toolBefore: null, picked: [], refusal: null };
    case 'turn':
      return withDraft(kit, desk, { ...draft, turn: action.side });
    case 'field':
      return withDraft(kit, desk, { ...draft, values: { ...draft.values, [action.field]: action.value } });
    case 'variant':
      return withDraft(kit, desk, inVariant(editor, draft, action.variant));
    case 'text':
      return withText(kit, desk, action.text);
    case 'start':
      return withDraft(kit, desk, editor.fromPosition(rulesOf(kit, draft.variant).start(), draft.variant));
    case 'empty':
      return withDraft(kit, desk, editor.empty(draft.variant));
    case 'undo':
      return undo(desk);
    default:
      return unreachable(action);
  }
}

function touch(kit: DeskKit, desk: Desk, id: string): Desk {
  const { editor } = kit;
  if (isUnique(editor, id)) return reduceDesk(kit, desk, { kind: 'tool', tool: id });
  // A second thought: what was picked up stays where it is.
  if (desk.picked.includes(id)) return putBack({ ...desk, refusal: null });
  if (!editor.offered(desk.draft, desk.tool, desk.picked).includes(id)) return { ...desk, refusal: 'nothing-there' };
  const picks = [...desk.picked, id];
  if (toolOf(kit, desk)?.kind === 'move' && picks.length === 1) return { ...desk, picked: picks, refusal: null };
  return putBack(apply(kit, desk, desk.tool, picks));
}

/** Nothing is in the hand any more. */
function putBack(desk: Desk): Desk {
  return { ...desk, picked: [], tool: desk.toolBefore ?? desk.tool, toolBefore: null };
}

function lift({ editor }: DeskKit, desk: Desk, id: string): Desk {
  const mover = editor.tools.find(({ kind }) => kind === 'move');
  if (mover === undefined || desk.tool === mover.id || desk.draft.pieces[id] === undefined) return desk;
  return { ...desk, tool: mover.id, toolBefore: desk.tool, picked: [] };
}

function apply(kit: DeskKit, desk: Desk, tool: string, picks: readonly string[]): Desk {
  const edited = kit.editor.use(desk.draft, tool, picks);
  return edited.ok ? withDraft(kit, desk, edited.value) : { ...desk, refusal: edited.error };
}

/** Whatever is done by hand goes before what was typed and not understood. */
function withDraft({ editor }: DeskKit, desk: Desk, draft: Draft): Desk {
  const isSame = draft.variant === desk.draft.variant && editor.makeText(draft) === editor.makeText(desk.draft);
  const past = isSame ? desk.past : [...desk.past.slice(1 - MOST_UNDONE), desk.draft];
  return { ...desk, draft, past, picked: [], typed: null, refusal: null };
}

function withText(kit: DeskKit, desk: Desk, text: string): Desk {
  const { variant } = desk.draft;
  // What is pasted often has a line end or a space too many, which mean nothing.
  const read = rulesOf(kit, variant).parsePosition(text.trim());
  if (!read.ok) return { ...desk, typed: { text, error: read.error }, refusal: null };
  return withDraft(kit, desk, kit.editor.fromPosition(read.value, variant));
}

/** The same pieces in another variant; its own fields begin as usual. */
function inVariant(editor: Editor, draft: Draft, variant: string): Draft {
  const { values } = editor.empty(variant);
  const kept = Object.entries(draft.values).filter(([id]) => id in values);
  return { ...draft, variant, values: { ...values, ...Object.fromEntries(kept) } };
}

/** First a text that was not understood goes, then draft by draft. */
function undo(desk: Desk): Desk {
  const still = { ...desk, picked: [], refusal: null };
  if (desk.typed !== null) return { ...still, typed: null };
  const before = desk.past.at(-1);
  return before === undefined ? still : { ...still, draft: before, past: desk.past.slice(0, -1) };
}

export function canUndo({ past, typed }: Desk): boolean {
  return past.length > 0 || typed !== null;
}
