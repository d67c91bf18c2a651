import { type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A question with a few answers in a row. Below are radio buttons, so that keys and screen readers know it. */
export function Choice<T extends string>({ title, options, value, onChange }: ChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className="options">
      <legend className="editor-title">{title}</legend>
      <div className="options-list">
        {options.map((option) => (
          <label key={option.value} className="option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="option-label">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
