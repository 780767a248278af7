/** Limits of a JSON text, checked before anything is built from it. */
export interface JsonBounds {
  readonly depth: number;
  readonly keys: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const COLON = 0x3a;

/** Position of the quote that ends the string which begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * True when the text stays within its bounds. One pass without recursion or memory, so that the check itself cannot be
 * attacked; the parser decides whether the text is JSON.
 */
export function isWithinBounds(text: string, { depth, keys }: JsonBounds): boolean {
  let deep = 0;
  let named = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at);
    else if (OPENING.has(character)) deep += 1;
    else if (CLOSING.has(character)) deep -= 1;
    else if (character === COLON) named += 1;
    if (deep > depth || named > keys) return false;
  }
  return true;
}
