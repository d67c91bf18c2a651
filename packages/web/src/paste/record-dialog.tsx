import type { ReactNode } from 'react';
import type { PlayState } from '../play/store.ts';
import { RECORD_TEXTS } from '../text/records/index.ts';
import { PasteDialog } from './paste-dialog.tsx';

interface RecordDialogProps {
  readonly state: PlayState;
  readonly close: () => void;
}

/** Loads a record into the match. */
export function RecordDialog({ state, close }: RecordDialogProps): ReactNode {
  return <PasteDialog texts={RECORD_TEXTS[state.voice.language]} open={state.loadRecord} close={close} />;
}
