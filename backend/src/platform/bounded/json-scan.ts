/** Limits of a JSON text, checked before it is parsed. */
export interface JsonBounds {
  readonly depth: number;
  /** Most keys in the whole text, and in any one object. */
  readonly keys: number;
  readonly keysOfOne: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const COLON = 0x3a;

/** Returns the index of the quote that ends the string starting at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Returns whether the text stays within its limits. One pass without recursion and one number of memory per level, so
 * that the check itself cannot be attacked; the parser decides whether the text is JSON.
 */
export function isWithinBounds(text: string, { depth, keys, keysOfOne }: JsonBounds): boolean {
  let deep = 0;
  let named = 0;
  const own = Array.from({ length: depth + 1 }, () => 0);
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at);
    else if (OPENING.has(character)) own[++deep] = 0;
    else if (CLOSING.has(character)) deep -= 1;
    else if (character === COLON) {
      named += 1;
      own[deep] = (own[deep] ?? 0) + 1;
    } else continue;
    if (deep > depth || named > keys || (own[deep] ?? 0) > keysOfOne) return false;
  }
  return true;
}
