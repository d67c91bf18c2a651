import { type GameId, SIDES, styledNames, variantIds } from '@tabuleiro/games';
import { BY_LOT, type ClockSetup, makeClock, parseClock } from '@tabuleiro/play';
import { computerNames, MODES, type Settings, usualSettings, withVariant } from '../app/setup/settings.ts';

/** Settings that a browser remembers as JSON. Another version may have written them, or a hand: whatever is wrong is as usual. */
export function readSettings(game: GameId, text: string): Settings {
  const usual = usualSettings(game);
  const kept = fieldsOf(parsed(text));
  const computers = [...computerNames(game), ...styledNames(game)];
  const computerOr = (value: unknown, instead: string): string => oneOf(computers, value) ?? instead;
  const ofSides = fieldsOf(kept.get('computers'));
  const read: Settings = {
    mode: oneOf(MODES, kept.get('mode')) ?? usual.mode,
    side: oneOf([...SIDES, BY_LOT], kept.get('side')) ?? usual.side,
    computers: {
      1: computerOr(ofSides.get('1'), usual.computers[1]),
      2: computerOr(ofSides.get('2'), usual.computers[2]),
    },
    opponent: computerOr(kept.get('opponent'), usual.opponent),
    variant: usual.variant,
    start: String(kept.get('start')),
    clock: clockOf(fieldsOf(kept.get('clock'))),
  };
  // A start must be one of its variant.
  return withVariant(game, read, oneOf(variantIds(game), kept.get('variant')) ?? usual.variant);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

/** Only such as can be chosen. */
function clockOf(fields: ReadonlyMap<string, unknown>): ClockSetup | null {
  const [initialMs, incrementMs] = [fields.get('initialMs'), fields.get('incrementMs')];
  if (typeof initialMs !== 'number' || typeof incrementMs !== 'number') return null;
  return parseClock(makeClock({ initialMs, incrementMs }));
}
