import type { ReactNode } from 'react';
import { Control, type ControlProps } from '../../play/control.tsx';
import { Icon, type IconName, Strokes } from '../../play/icons.tsx';

const SHAPES = {
  draw: 'M5 9.5h14M5 14.5h14',
  speak: 'M4.5 5.5h15v10h-8l-4 4v-4h-3z',
} as const;

export type OnlineIconName = IconName | keyof typeof SHAPES;

/** The icons of a local match, and two that only an online one needs. */
export function OnlineIcon({ name }: { readonly name: OnlineIconName }): ReactNode {
  if (name !== 'draw' && name !== 'speak') return <Icon name={name} />;
  return <Strokes path={SHAPES[name]} />;
}

export function OnlineControl({ icon, ...rest }: ControlProps<OnlineIconName>): ReactNode {
  return <Control icon={<OnlineIcon name={icon} />} {...rest} />;
}
