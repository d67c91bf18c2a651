import type { Language, View } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { BOARD_LOOKS, showBoardLook } from '../settings/appearance.ts';
import { readChoice, saveSetting } from '../settings/storage.ts';
import { BOARD3D_TEXTS } from './board3d-texts.ts';

interface BoardSettingsProps {
  /** Seeds can be shown with their numbers. */
  readonly hasSeeds: boolean;
  readonly language: Language;
}

/** How the board looks, flat and in depth; remembered for all games. */
export function BoardSettings({ hasSeeds: areSeeds, language }: BoardSettingsProps): ReactNode {
  const texts = BOARD3D_TEXTS[language];
  return (
    <>
      <Choice name="finish" label={texts.finish} values={BOARD_LOOKS.finish} names={texts.finishes} />
      {areSeeds && <Choice name="counts" label={texts.counts} values={BOARD_LOOKS.counts} names={texts.countsShown} />}
      {readChoice('depth', ['2d', '3d'], '2d') === '3d' && (
        <p className="panel-note more-note">{BOARD3D_TEXTS[language].turn}</p>
      )}
    </>
  );
}

export function hasSeeds({ pieces }: View): boolean {
  return pieces.some(({ shape }) => shape === 'seeds');
}

interface ChoiceProps<Value extends string> {
  readonly name: keyof typeof BOARD_LOOKS;
  readonly label: string;
  /** The first is what is usual. */
  readonly values: readonly [Value, ...Value[]];
  readonly names: Readonly<Record<Value, string>>;
}

function Choice<Value extends string>({ name, label, values, names }: ChoiceProps<Value>): ReactNode {
  const [value, setValue] = useState(() => readChoice<Value>(name, values, values[0]));
  return (
    <label className="more-choice">
      <span>{label}</span>
      <select
        className="field"
        name={name}
        value={value}
        onChange={(event) => {
          saveSetting(name, event.target.value);
          showBoardLook();
          setValue(readChoice<Value>(name, values, values[0]));
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
