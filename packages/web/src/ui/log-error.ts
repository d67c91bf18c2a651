/** Lets the browser report a caught error like an uncaught one. */
export function logError(error: unknown): void {
  // Tests run without a browser.
  if ('reportError' in globalThis) globalThis.reportError(error);
}
