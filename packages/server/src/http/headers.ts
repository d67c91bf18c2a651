const POLICY =
  "default-src 'self'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
/** What no page of ours ever asks for. */
const UNWANTED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
const A_YEAR_S = 365 * 86_400;

/** Sent with everything. */
export type SafeHeaders = Readonly<Record<string, string>>;

/**
 * The first two make pages cross-origin isolated, so that the engine's threads can share memory; the policy lets nothing in
 * that is not ours, and of styles within a page only those whose hashes are given.
 */
export function headersOf(isSecure: boolean, styleHashes: readonly string[] = []): SafeHeaders {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Content-Security-Policy': `${POLICY}; style-src ${styles}`,
    'Permissions-Policy': UNWANTED.map((name) => `${name}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(isSecure && { 'Strict-Transport-Security': `max-age=${A_YEAR_S}` }),
  };
}
