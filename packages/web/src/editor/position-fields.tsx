import {
  capitalise,
  type Draft,
  type EditField,
  type FieldValue,
  formatMessage,
  type Side,
  SIDES,
  unreachable,
  type GameLocale,
} from '@tabuleiro/games';
import { type ReactNode, useId } from 'react';
import { type Option, Options } from '../ui/option-group.tsx';
import type { EditorTexts } from './text/en.ts';

interface PositionFieldsProps {
  readonly fields: readonly EditField[];
  readonly draft: Draft;
  readonly texts: EditorTexts;
  readonly locale: GameLocale;
  readonly onChange: (field: string, value: FieldValue) => void;
}

/** What belongs to a position besides the pieces on its cells: first each side's fields, then the rest. */
export function PositionFields(props: PositionFieldsProps): ReactNode {
  const { fields, texts, locale } = props;
  const groups = [...SIDES, undefined].map((owner) => ({
    owner,
    of: fields.filter((field) => field.owner === owner),
  }));
  return (
    <div className="editor-fields">
      {groups.map(
        ({ owner, of }) =>
          of.length > 0 && (
            <fieldset key={owner ?? 'rest'} className="field-group">
              <legend className={owner === undefined ? 'visually-hidden' : 'editor-title'}>
                {owner === undefined ? texts.more : capitalise(locale.game.sides[owner].name)}
              </legend>
              {of.map((field) => (
                <Field key={field.id} {...props} field={field} />
              ))}
            </fieldset>
          ),
      )}
    </div>
  );
}

function Field({
  field,
  draft,
  texts,
  locale,
  onChange,
}: PositionFieldsProps & { readonly field: EditField }): ReactNode {
  const label = capitalise(labelOf(field, texts, locale));
  const value = draft.values[field.id] ?? field.usual;
  const change = (next: FieldValue): void => onChange(field.id, next);
  switch (field.kind) {
    case 'number':
      return <NumberField label={label} value={Number(value)} max={field.max} onChange={change} />;
    case 'yes-no':
      return (
        <label className="check-field">
          <input type="checkbox" checked={value === true} onChange={(event) => change(event.target.checked)} />
          <span>{label}</span>
        </label>
      );
    case 'holder':
      return <HolderField label={label} value={value} locale={locale} onChange={change} />;
    default:
      return unreachable(field);
  }
}

function labelOf({ label }: EditField, texts: EditorTexts, locale: GameLocale): string {
  switch (label.kind) {
    case 'tray':
      return locale.shared.trays[label.tray];
    case 'turns-left':
      return locale.shared.turnsLeft;
    case 'clock':
      return texts.clock;
    case 'message':
      return formatMessage(locale, label.message);
    default:
      return unreachable(label);
  }
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number clamped to its limits; empty means 0. */
function NumberField({ label, value, max, onChange }: NumberFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field figures"
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={1}
        value={String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const typed = Math.floor(Number(event.target.value));
          onChange(Number.isFinite(typed) ? Math.min(Math.max(typed, 0), max) : 0);
        }}
      />
    </div>
  );
}

const NEITHER = 'neither';

interface HolderFieldProps {
  readonly label: string;
  readonly value: FieldValue;
  readonly locale: GameLocale;
  readonly onChange: (value: Side | null) => void;
}

function HolderField({ label, value, locale, onChange }: HolderFieldProps): ReactNode {
  const sides = SIDES.map((side) => ({ value: String(side), label: capitalise(locale.game.sides[side].name) }));
  const holder = SIDES.find((side) => side === value);
  return (
    <ChoiceGroup
      title={label}
      options={[...sides, { value: NEITHER, label: capitalise(locale.shared.neither) }]}
      value={holder === undefined ? NEITHER : String(holder)}
      onChange={(next) => onChange(SIDES.find((side) => String(side) === next) ?? null)}
    />
  );
}

interface ChoiceGroupProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A question with a few answers in a row. */
export function ChoiceGroup({ title, ...answers }: ChoiceGroupProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="options">
      <legend className="editor-title">{title}</legend>
      <div className="options-list">
        <Options name={name} {...answers} />
      </div>
    </fieldset>
  );
}

interface PositionTextProps {
  readonly texts: EditorTexts;
  readonly text: string;
  /** What is wrong with the position, or that it can be played. */
  readonly said: string;
  readonly isGood: boolean;
  readonly onChange: (text: string) => void;
}

/** The position in the game's notation, in sync with the board. */
export function PositionText({ texts, text, said, isGood, onChange }: PositionTextProps): ReactNode {
  const id = useId();
  return (
    <div className="position-text">
      <label className="editor-title" htmlFor={id}>
        {texts.text}
      </label>
      <textarea
        id={id}
        className="field"
        rows={2}
        value={text}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={!isGood}
        aria-describedby={`${id}-said`}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      />
      <p id={`${id}-said`} className={isGood ? 'position-said' : 'position-said is-wrong'} aria-live="polite">
        {said}
      </p>
    </div>
  );
}
