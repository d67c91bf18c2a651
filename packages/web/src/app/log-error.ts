/** Has the browser log an internal error that was caught, as it logs those that nobody catches. */
export function logError(error: unknown): void {
  // Tests run the same code without a browser.
  if ('reportError' in globalThis) globalThis.reportError(error);
}
