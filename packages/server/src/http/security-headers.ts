const POLICY =
  "default-src 'self'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
/** Browser features that no page needs. */
const UNWANTED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'];
const A_YEAR_S = 365 * 86_400;

/** Sent with everything. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The first two headers make pages cross-origin isolated, so that the engine's threads can share memory. The policy
 * allows only the server's own files, and inline styles with these hashes.
 */
export function securityHeaders(isSecure: boolean, styleHashes: readonly string[] = []): SecurityHeaders {
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
