import type { ReactNode } from 'react';
import { KEEPSAKES } from '../app/memory.ts';
import { goTo, resumeAddress } from '../app/route.ts';
import { type Readable, useParts } from '../app/use-parts.ts';
import { keepMatch } from '../play/kept.ts';
import type { PlayState } from '../play/store.ts';
import { RECORD_TEXTS } from '../text/records/index.ts';
import { PasteDialog, type RefusedText } from './paste-dialog.tsx';

interface RecordDialogProps {
  readonly store: Readable<PlayState>;
  readonly close: () => void;
}

/** Loads a record into the match; one of another game is opened there, when that is wanted. */
export function RecordDialog({ store, close }: RecordDialogProps): ReactNode {
  const texts = RECORD_TEXTS[useParts(store, ({ locale }) => locale.language)];
  const open = async (text: string): Promise<RefusedText | string | null> => {
    const refused = await store.getState().loadRecord(text);
    if (refused === null) return null;
    const { why, other } = refused;
    if (other === null) return why;
    const go = (): void => {
      keepMatch(KEEPSAKES, other, text);
      goTo(resumeAddress(other));
    };
    return { why, way: { label: texts.openThere, go } };
  };
  return <PasteDialog texts={texts} open={open} close={close} />;
}
