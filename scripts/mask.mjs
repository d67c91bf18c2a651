// Blanks out what is not code, so that simple patterns can be looked for in what remains. Lines and columns stay.

// After these a slash begins a regular expression; after a name, a number or a closing bracket it divides.
const BEFORE_REGEX = /(?:^|[=(,:;!&|?{}[+\-*%<>~^]|=>|\b(?:return|typeof|case|in|of|do|else|yield|await|throw))\s*$/;

/** Blanks of the same shape. */
function blank(/** @type {string} */ text) {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** The index after the end of a quoted text or regular expression that begins at `from`. */
function endOfQuoted(/** @type {string} */ text, /** @type {number} */ from) {
  const quote = text[from];
  let inClass = false;
  for (let index = from + 1; index < text.length; index++) {
    const char = text[index];
    if (char === '\\') index++;
    else if (char === '\n') return index;
    else if (quote === '/' && char === '[') inClass = true;
    else if (quote === '/' && char === ']') inClass = false;
    else if (char === quote && !inClass) return index + 1;
  }
  return text.length;
}

/**
 * Two copies of a source text: without comments, and without comments and the insides of strings.
 * @returns {{ withoutComments: string, code: string }}
 */
export function mask(/** @type {string} */ text) {
  let withoutComments = '';
  let code = '';
  // One entry for each template text that is open; it counts the braces open inside its `${…}`, or is -1 in its text.
  /** @type {number[]} */
  const templates = [];
  let index = 0;
  const take = (/** @type {number} */ end, /** @type {'code' | 'string' | 'comment'} */ kind) => {
    const piece = text.slice(index, end);
    withoutComments += kind === 'comment' ? blank(piece) : piece;
    code += kind === 'code' ? piece : kind === 'comment' || piece.length < 2 ? blank(piece) : quoted(piece);
    index = end;
  };

  while (index < text.length) {
    const depth = templates.at(-1);
    const char = text[index];
    const pair = text.slice(index, index + 2);
    if (depth === -1) {
      if (char === '`') {
        templates.pop();
        take(index + 1, 'code');
      } else if (pair === '${') {
        templates[templates.length - 1] = 0;
        take(index + 2, 'code');
      } else take(index + (char === '\\' ? 2 : 1), 'string');
    } else if (pair === '//') take(endOfLine(text, index), 'comment');
    else if (pair === '/*') take(endOfBlock(text, index), 'comment');
    else if (char === "'" || char === '"') take(endOfQuoted(text, index), 'string');
    else if (char === '/' && BEFORE_REGEX.test(code.slice(-40))) take(endOfQuoted(text, index), 'string');
    else {
      if (char === '`') templates.push(-1);
      else if (depth !== undefined && char === '{') templates[templates.length - 1] = depth + 1;
      else if (depth !== undefined && char === '}') templates[templates.length - 1] = depth - 1;
      take(index + 1, 'code');
    }
  }
  return { withoutComments, code };
}

/** Keeps the quotes, so that what stands before and after is still seen as separate. */
function quoted(/** @type {string} */ piece) {
  return piece[0] + blank(piece.slice(1, -1)) + (piece.endsWith('\n') ? '\n' : piece.slice(-1));
}

function endOfLine(/** @type {string} */ text, /** @type {number} */ from) {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function endOfBlock(/** @type {string} */ text, /** @type {number} */ from) {
  const end = text.indexOf('*/', from + 2);
  return end === -1 ? text.length : end + 2;
}
