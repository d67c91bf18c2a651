import unhomoglyph from 'unhomoglyph';

// How names are stored so that no two users have the same name, or names that look alike.

/** The server gives names with these prefixes; users cannot take one. */
export const GUEST_PREFIX = 'guest-';
export const DELETED_PREFIX = 'deleted-';

/** The prefix of a name that only the server gives; null for any other name. */
export function serverPrefixOf(name: string): string | null {
  const keys = [nameKey(name), ...skeletonsOf(name)];
  return [GUEST_PREFIX, DELETED_PREFIX].find((prefix) => keys.some((key) => key.startsWith(prefix))) ?? null;
}

/** The key by which a name is looked up: «Inês» is «ines». */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  return withoutMarks(plain).trim().replaceAll(/\s+/g, ' ');
}

/**
 * What a name looks like: its skeletons as defined by UTS 39, without case and accents. Names that share a skeleton can be
 * mistaken for each other. A capital may look like another letter than its small form (I looks like l, i does not), so there
 * are skeletons of the name as written, in small letters and in capitals.
 */
export function skeletonsOf(name: string): readonly string[] {
  const written = name.normalize('NFKD');
  const shapes = [written, written.toLowerCase(), written.toUpperCase()];
  return [...new Set(shapes.map((shape) => skeletonOf(nameKey(skeletonOf(shape)))))];
}

function skeletonOf(text: string): string {
  return withoutMarks(unhomoglyph(text.normalize('NFD')).normalize('NFD'));
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\p{M}/gu, '');
}
