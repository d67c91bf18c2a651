import type { Message } from '../contract/index.ts';
import { sayMessage, type Voice } from '../text/index.ts';
import type { Findings } from './findings.ts';

/** Sees whether each language has words, and all values that the words ask for, for a message. */
export function expectSayable(
  findings: Findings,
  voices: readonly Voice[],
  message: Message,
  rule: string,
  where: () => string,
): void {
  for (const voice of voices) {
    const detail = (): string => `${where()}, ${voice.language} ${message.code}`;
    const said = findings.attempt(rule, detail, () => sayMessage(voice, message));
    findings.expect(said !== '', rule, detail);
  }
}
