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
import type { EditorTexts } from '../text/editor/index.ts';
import { Choice } from './choice.tsx';

interface FieldListProps {
  readonly fields: readonly EditField[];
  readonly draft: Draft;
  readonly texts: EditorTexts;
  readonly locale: GameLocale;
  readonly onChange: (field: string, value: FieldValue) => void;
}

/** What belongs to a position and does not stand on its cells: first what each side has, then the rest. */
export function FieldList(props: FieldListProps): ReactNode {
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

function Field({ field, draft, texts, locale, onChange }: FieldListProps & { readonly field: EditField }): ReactNode {
  const label = capitalise(sayLabel(field, texts, locale));
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

function sayLabel({ label }: EditField, texts: EditorTexts, locale: GameLocale): string {
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

/** A number within its limits: what is left empty is 0, what is too large the largest. */
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

const NOBODY = 'nobody';

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
    <Choice
      title={label}
      options={[...sides, { value: NOBODY, label: capitalise(locale.shared.nobody) }]}
      value={holder === undefined ? NOBODY : String(holder)}
      onChange={(next) => onChange(SIDES.find((side) => String(side) === next) ?? null)}
    />
  );
}
