import type { ReactNode } from 'react';
import { PasteDialog } from '../paste/paste-dialog.tsx';
import { RECORD_TEXTS } from '../text/records/index.ts';
import type { PanelState } from './store.ts';

interface PasteBoxProps {
  readonly state: PanelState;
  readonly close: () => void;
}

/** Takes a record, moves, a position or a link. */
export function PasteBox({ state, close }: PasteBoxProps): ReactNode {
  const { title, label, help, open } = state.texts.paste;
  const texts = { ...RECORD_TEXTS[state.locale.language], title, help, open, text: label };
  return <PasteDialog texts={texts} open={state.paste} close={close} />;
}
