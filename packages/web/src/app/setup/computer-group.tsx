import {
  capitalise,
  type GameId,
  type GameTexts,
  isEngine,
  makePlayer,
  type PlayerSpec,
  restyled,
  styleIds,
  unreachable,
} from '@tabuleiro/games';
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
  /** What the game calls its styles. */
  readonly styles: GameTexts['styles'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const ROWS = ['level', 'max', 'classic'] as const;

/** All computer players of a game: our levels as numbers in a row, the classic ones by name; and the styles of ours. */
export function ComputerGroup({ game, title, styles, value, onChange }: ComputerGroupProps): ReactNode {
  const { texts } = useLanguage();
  const { setup } = texts.app;
  const name = useId();
  const styleName = useId();
  const chosen = playerNamed(game, value);
  const engine = chosen !== null && isEngine(chosen) ? chosen : null;
  const style = engine?.style;
  // The style stays while one looks for the right level.
  const choose = (next: string): void => {
    const spec = playerNamed(game, next);
    onChange(spec !== null && isEngine(spec) ? makePlayer(restyled(spec, style)) : next);
  };
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
              <Options
                name={name}
                options={options}
                value={engine === null ? value : makePlayer(restyled(engine, undefined))}
                onChange={choose}
              />
            </div>
          </div>
        ))}
        {styleIds(game).length > 0 && (
          <fieldset className="computers-row style" aria-label={setup.rows.style} disabled={engine === null}>
            <span className="computers-title" aria-hidden="true">
              {setup.rows.style}
            </span>
            <div className="options-list">
              <Options
                name={styleName}
                options={[{ value: '', label: setup.balanced }, ...styleOptions(game, styles)]}
                value={style ?? ''}
                onChange={(next) => {
                  if (engine !== null) onChange(makePlayer(restyled(engine, next === '' ? undefined : next)));
                }}
              />
            </div>
          </fieldset>
        )}
      </div>
      {/* Always there and one line high, so that nothing below it moves. */}
      <p className="computers-note" aria-live="polite">
        {chosen !== null && (
          <>
            <strong>{sayPlayer(texts.app, chosen, styles)}.</strong>{' '}
            {style === undefined ? noteOf(chosen, setup) : styles?.[style]?.summary}
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

function styleOptions(game: GameId, styles: GameTexts['styles']): readonly Option[] {
  return styleIds(game).map((style) => ({ value: style, label: capitalise(styles?.[style]?.name ?? style) }));
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
