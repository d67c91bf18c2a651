import { CLOCK_LIMIT, type EditField, type Side, SIDES, type TrayKind } from '../contract/index.ts';

/** The plies without progress. */
export const CLOCK_FIELD: EditField = {
  id: 'clock',
  label: { kind: 'clock' },
  kind: 'number',
  max: CLOCK_LIMIT,
  usual: 0,
};

/** The id of what a tray of a side holds: it is also the tray's id in views. */
export const trayField = (tray: TrayKind, side: Side): string => `${tray}-${side}`;

/** How many things the tray of each side holds. */
export function trayFields(tray: TrayKind, max: number): readonly EditField[] {
  return SIDES.map((owner) => ({
    id: trayField(tray, owner),
    label: { kind: 'tray', tray },
    owner,
    kind: 'number',
    max,
    usual: 0,
  }));
}
