import { type ReactNode, useId } from 'react';
import { type Option, Options } from '../app/setup/option-group.tsx';

interface ChoiceProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A question with a few answers in a row. */
export function Choice({ title, ...answers }: ChoiceProps): ReactNode {
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
