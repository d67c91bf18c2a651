import {
  capitalise,
  type GameId,
  isEngine,
  makePlayer,
  playerGroups,
  type PlayerSpec,
  restyled,
  formatPlayerGroup,
  styleIds,
  unreachable,
  type GameLocale,
} from '@tabuleiro/games';
import { type ReactNode, useId } from 'react';
import { parsePlayerName } from '../../routes/match-address.ts';
import { formatPlayer } from '../../ui/common-texts.ts';
import { type Option, Options } from '../../ui/option-group.tsx';
import { MATCH_TEXTS } from '../messages.ts';
import type { MatchTexts } from '../text/en.ts';

interface ComputerGroupProps {
  readonly game: GameId;
  readonly title: string;
  readonly locale: GameLocale;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** All computer players of a game: levels, players of the original program, improved ones; and styles of play. */
export function ComputerGroup({ game, title, locale, value, onChange }: ComputerGroupProps): ReactNode {
  const { setup } = MATCH_TEXTS[locale.language];
  const name = useId();
  const styleName = useId();
  const chosen = parsePlayerName(game, value);
  const engine = chosen !== null && isEngine(chosen) ? chosen : null;
  const style = engine?.style;
  // The style stays when another level is chosen.
  const choose = (next: string): void => {
    const spec = parsePlayerName(game, next);
    onChange(spec !== null && isEngine(spec) ? makePlayer(restyled(spec, style)) : next);
  };
  const rows = playerGroups(game).map((group) => ({
    kind: group.kind,
    title: formatPlayerGroup(locale, group),
    options: group.names.flatMap((player) => optionOf(game, player, locale)),
  }));
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
          <fieldset className="computers-row style" aria-label={setup.style.title} disabled={engine === null}>
            <span className="computers-title" aria-hidden="true">
              {setup.style.title}
            </span>
            <div className="options-list">
              <Options
                name={styleName}
                options={[{ value: '', label: setup.style.balanced }, ...styleOptions(game, locale)]}
                value={style ?? ''}
                onChange={(next) => {
                  if (engine !== null) onChange(makePlayer(restyled(engine, next === '' ? undefined : next)));
                }}
              />
            </div>
          </fieldset>
        )}
      </div>
      {/* Always one line high, so that nothing below moves. */}
      <p className="computers-note" aria-live="polite">
        {chosen !== null && (
          <>
            <strong>{formatPlayer(locale, chosen)}.</strong>{' '}
            {style === undefined ? noteOf(chosen, setup, locale) : locale.game.styles?.[style]?.summary}
          </>
        )}
      </p>
    </fieldset>
  );
}

/** The label of a level is its number. */
function optionOf(game: GameId, value: string, locale: GameLocale): readonly Option[] {
  const spec = parsePlayerName(game, value);
  if (spec === null) return [];
  const label = capitalise(formatPlayer(locale, spec));
  return [spec.kind === 'level' ? { value, label: String(spec.level), spoken: label } : { value, label }];
}

function styleOptions(game: GameId, { game: { styles } }: GameLocale): readonly Option[] {
  return styleIds(game).map((style) => ({ value: style, label: capitalise(styles?.[style]?.name ?? style) }));
}

function noteOf(spec: PlayerSpec, texts: MatchTexts['setup'], locale: GameLocale): string {
  switch (spec.kind) {
    case 'level':
      return texts.levelNote(spec.level);
    case 'max':
      return texts.maxNote;
    case 'classic':
      return locale.game.players?.[spec.id]?.summary ?? '';
    case 'human':
    case 'ugi':
      return '';
    default:
      return unreachable(spec);
  }
}
