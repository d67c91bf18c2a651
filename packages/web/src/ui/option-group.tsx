import { type ReactNode, useId } from 'react';
import './option-group.css';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  /** For screen readers, when the label alone is too short. */
  readonly spoken?: string;
  readonly picture?: ReactNode;
}

interface OptionGroupProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice between a few options, all visible. Radio buttons make it work with the keyboard and screen readers. */
export function OptionGroup({ title, options, value, onChange }: OptionGroupProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="options">
      <legend className="options-title">{title}</legend>
      <div className="options-list">
        <Options name={name} options={options} value={value} onChange={onChange} />
      </div>
    </fieldset>
  );
}

interface OptionsProps extends Pick<OptionGroupProps, 'options' | 'value' | 'onChange'> {
  readonly name: string;
}

export function Options({ name, options, value, onChange }: OptionsProps): ReactNode {
  return options.map((option) => (
    <label key={option.value} className="option">
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        aria-label={option.spoken}
        onChange={() => onChange(option.value)}
      />
      {option.picture}
      <span className="option-label">{option.label}</span>
      {option.note !== undefined && <span className="option-note">{option.note}</span>}
    </label>
  ));
}
