import { type GameId, type PlayerSpec, unreachable } from '@tabuleiro/games';
import { type ReactNode, useId } from 'react';
import { playerNamed } from '../../play/address.ts';
import type { AppTexts, SetupTexts } from '../../text/app/texts.ts';
import { sayPlayer } from '../../text/index.ts';
import { useLanguage } from '../language.tsx';
import { type Option, Options } from './option-group.tsx';
import { computerNames } from './settings.ts';

interface ComputerGroupProps {
  readonly game: GameId;
  readonly title: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const ROWS = ['level', 'max', 'classic'] as const;

/** All computer players of a game: our levels as numbers in a row, the classic ones by name. */
export function ComputerGroup({ game, title, value, onChange }: ComputerGroupProps): ReactNode {
  const { texts } = useLanguage();
  const { setup } = texts.app;
  const name = useId();
  const chosen = playerNamed(game, value);
  const rows = ROWS.map((kind) => ({ kind, title: setup.rows[kind], options: optionsOf(game, kind, texts.app) }));
  return (
    <fieldset className="options computers">
      <legend className="options-title">{title}</legend>
      <div className="computers-rows">
        {rows.map(({ kind, title: rowTitle, options }) => (
          <div key={kind} className={`computers-row ${kind}`} role="group" aria-label={rowTitle}>
            <span className="computers-title" aria-hidden="true">
              {rowTitle}
            </span>
            <div className="options-list">
              <Options name={name} options={options} value={value} onChange={onChange} />
            </div>
          </div>
        ))}
      </div>
      {/* Always there and one line high, so that nothing below it moves. */}
      <p className="computers-note" aria-live="polite">
        {chosen !== null && (
          <>
            <strong>{sayPlayer(texts.app, chosen)}.</strong> {noteOf(chosen, setup)}
          </>
        )}
      </p>
    </fieldset>
  );
}

/** Those of one kind, from weak to strong. */
function optionsOf(game: GameId, kind: PlayerSpec['kind'], texts: AppTexts): readonly Option[] {
  return computerNames(game).flatMap((name) => {
    const spec = playerNamed(game, name);
    return spec?.kind === kind ? [optionOf(name, spec, texts)] : [];
  });
}

function optionOf(value: string, spec: PlayerSpec, texts: AppTexts): Option {
  const whole = sayPlayer(texts, spec);
  return spec.kind === 'level' ? { value, label: String(spec.level), spoken: whole } : { value, label: whole };
}

function noteOf(spec: PlayerSpec, texts: SetupTexts): string {
  switch (spec.kind) {
    case 'level':
      return texts.levelNote(spec.level);
    case 'max':
      return texts.maxNote;
    case 'classic':
      return texts.wishNotes[spec.id] ?? texts.classicNote;
    case 'human':
    case 'ugi':
      return '';
    default:
      return unreachable(spec);
  }
}
