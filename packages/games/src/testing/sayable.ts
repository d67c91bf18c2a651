import type { Message } from '../contract/index.ts';
import { formatMessage, type GameLocale } from '../text/index.ts';
import type { Findings } from './findings.ts';

/** Sees whether each language has words, and all values that the words ask for, for a message. */
export function expectSayable(
  findings: Findings,
  locales: readonly GameLocale[],
  message: Message,
  rule: string,
  where: () => string,
): void {
  for (const locale of locales) {
    const detail = (): string => `${where()}, ${locale.language} ${message.code}`;
    const said = findings.attempt(rule, detail, () => formatMessage(locale, message));
    findings.expect(said !== '', rule, detail);
  }
}
