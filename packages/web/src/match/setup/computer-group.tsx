import {
  capitalise,
  type GameId,
  isEngine,
  makePlayer,
  opponentName,
  playerGroups,
  type PlayerSpec,
  restyled,
  formatPlayerGroup,
  styleIds,
  unreachable,
  type GameLocale,
} from '@tabuleiro/games';
import { Fragment, type ReactNode, Suspense, useId } from 'react';
import { parsePlayerName } from '../../routes/match-address.ts';
import { COMMON_TEXTS, formatPlayer } from '../../ui/common-texts.ts';
import { lazyComponent } from '../../ui/loading.ts';
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

const Portrait = lazyComponent(async () => (await import('../../opponents/portrait.tsx')).Portrait);
const OpponentLine = lazyComponent(async () => (await import('../../opponents/opponent-line.tsx')).OpponentLine);

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
  // Always equally high, so that nothing below moves.
  const note = (
    <p className="computers-note" aria-live="polite">
      {chosen !== null && (
        <>
          <strong>{formatPlayer(locale, chosen)}.</strong>{' '}
          {style === undefined ? noteOf(chosen, setup, locale) : locale.game.styles?.[style]?.summary}{' '}
          <Suspense fallback={null}>
            {chosen.kind === 'level' && style === undefined && (
              <OpponentLine game={game} level={chosen.level} locale={locale} />
            )}
          </Suspense>
        </>
      )}
    </p>
  );
  return (
    <fieldset className="options computers">
      <legend className="options-title">{title}</legend>
      <div className="computers-rows">
        {rows.map(({ kind, title: rowTitle, options }, index) => (
          <Fragment key={kind}>
            <div className={`computers-row ${kind}`} role="group" aria-label={rowTitle}>
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
            {index === 0 && note}
          </Fragment>
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
    </fieldset>
  );
}

/** A level has a face, a name and its number. */
function optionOf(game: GameId, value: string, locale: GameLocale): readonly Option[] {
  const spec = parsePlayerName(game, value);
  if (spec === null) return [];
  const spoken = capitalise(formatPlayer(locale, spec));
  if (spec.kind !== 'level') return [{ value, label: spoken }];
  const picture = (
    <span className="option-face">
      <Suspense fallback={null}>
        <Portrait level={spec.level} />
      </Suspense>
    </span>
  );
  const note = COMMON_TEXTS[locale.language].players.level(spec.level);
  return [{ value, label: opponentName(spec.level), note, spoken, picture }];
}

function styleOptions(game: GameId, { game: { styles } }: GameLocale): readonly Option[] {
  return styleIds(game).map((style) => ({ value: style, label: capitalise(styles?.[style]?.name ?? style) }));
}

function noteOf(spec: PlayerSpec, texts: MatchTexts['setup'], locale: GameLocale): string {
  switch (spec.kind) {
    case 'max':
      return texts.maxNote;
    case 'classic':
      return locale.game.players?.[spec.id]?.summary ?? '';
    case 'human':
    case 'level':
    case 'ugi':
      return '';
    default:
      return unreachable(spec);
  }
}
