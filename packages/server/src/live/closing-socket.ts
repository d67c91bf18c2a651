import { type RefusalBody, refusalBody, type ServerMessage } from '@tabuleiro/client';
import { LONGEST_MESSAGE } from '@tabuleiro/client/schemas';
import { WebSocket } from 'ws';

/** What is not text. */
export const UNREADABLE = 1003;
const BROKEN_FRAME = 1002;
const BROKEN_TEXT = 1007;
const TOO_LONG = 1009;

const NO_FRAME = { en: 'this is no WebSocket frame', pt: 'isto não é uma mensagem de WebSocket' };
const NO_TEXT = { en: 'this is no text in UTF-8', pt: 'isto não é texto em UTF-8' };
const TEXT_ONLY = { en: 'only text is understood', pt: 'só se entende texto' };

/** Why somebody is let go who says what cannot be heard; null for every other code. */
function refusalFor(code: number): RefusalBody | null {
  switch (code) {
    case TOO_LONG:
      return refusalBody('too-long', { most: LONGEST_MESSAGE });
    case UNREADABLE:
      return refusalBody('bad-request', { detail: TEXT_ONLY });
    case BROKEN_FRAME:
      return refusalBody('bad-request', { detail: NO_FRAME });
    case BROKEN_TEXT:
      return refusalBody('bad-request', { detail: NO_TEXT });
    default:
      return null;
  }
}

/** Whoever does not go when it is told to is cut off after so long; `ws` itself would wait for half a minute. */
const PATIENCE_MS = 1000;

/** A socket that says why before it lets somebody go, also where `ws` itself finds out that something cannot be heard. */
export class ClosingSocket extends WebSocket {
  /** Called with the code of every such refusal. */
  refused: (code: string) => void = () => undefined;

  override close(code?: number, reason?: string | Buffer): void {
    const wasOpen = this.readyState === this.OPEN;
    if (wasOpen) setTimeout(() => this.terminate(), PATIENCE_MS).unref();
    const refusal = wasOpen && code !== undefined && reason === undefined ? refusalFor(code) : null;
    if (refusal === null) return super.close(code, reason);
    const message: ServerMessage = { t: 'refused', id: 0, refusal };
    this.send(JSON.stringify(message));
    super.close(code, refusal.code);
    this.refused(refusal.code);
  }
}
