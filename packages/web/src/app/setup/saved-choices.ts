import { type GameId, SIDES, styledNames, variantIds } from '@tabuleiro/games';
import { BY_LOT, type ClockSetup, makeClock, parseClock } from '@tabuleiro/play';
import {
  computerNames,
  MODES,
  type SetupChoices,
  defaultChoices,
  withVariant,
} from '../../match/setup/setup-choices.ts';

/** Reads choices saved as JSON. Another version of the page may have written them, so every invalid field gets its default. */
export function parseSavedChoices(game: GameId, text: string): SetupChoices {
  const defaults = defaultChoices(game);
  const saved = fieldsOf(parsed(text));
  const computers = [...computerNames(game), ...styledNames(game)];
  const computerOr = (value: unknown, instead: string): string => oneOf(computers, value) ?? instead;
  const ofSides = fieldsOf(saved.get('computers'));
  const read: SetupChoices = {
    mode: oneOf(MODES, saved.get('mode')) ?? defaults.mode,
    side: oneOf([...SIDES, BY_LOT], saved.get('side')) ?? defaults.side,
    computers: {
      1: computerOr(ofSides.get('1'), defaults.computers[1]),
      2: computerOr(ofSides.get('2'), defaults.computers[2]),
    },
    opponent: computerOr(saved.get('opponent'), defaults.opponent),
    variant: defaults.variant,
    start: String(saved.get('start')),
    clock: clockOf(fieldsOf(saved.get('clock'))),
  };
  // The start must belong to the variant.
  return withVariant(game, read, oneOf(variantIds(game), saved.get('variant')) ?? defaults.variant);
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

function clockOf(fields: ReadonlyMap<string, unknown>): ClockSetup | null {
  const [initialMs, incrementMs] = [fields.get('initialMs'), fields.get('incrementMs')];
  if (typeof initialMs !== 'number' || typeof incrementMs !== 'number') return null;
  return parseClock(makeClock({ initialMs, incrementMs }));
}
