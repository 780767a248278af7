export type WideText = 'utf-16le' | 'utf-16be';

/** Bytes in which the marks between cells and lines of a wide text show. */
const LOOKED_AT = 4096;

/** Some letters end in a zero too, such as the Chinese one; the marks and digits of a table are more than those. */
const TIMES_MORE = 3;

const isEndOfLine = (byte: number | undefined) => byte === 0x0a || byte === 0x0d;

/**
 * Text of two bytes a character: by the mark that it begins with, else by the ends of its lines and the zeros in one
 * half of its pairs, which its digits and marks have. Text of one byte a character has no zeros.
 */
export function wideTextOf(bytes: Uint8Array): WideText | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = { first: 0, second: 0 };
  const ends = { first: false, second: false };
  for (let at = 0; at + 1 < Math.min(bytes.length, LOOKED_AT); at += 2) {
    const [one, other] = [bytes[at], bytes[at + 1]];
    if (one === 0) zeros.first += 1;
    if (other === 0) zeros.second += 1;
    ends.first ||= one === 0 && isEndOfLine(other);
    ends.second ||= other === 0 && isEndOfLine(one);
  }
  if (ends.second && zeros.second > zeros.first * TIMES_MORE) return 'utf-16le';
  return ends.first && zeros.first > zeros.second * TIMES_MORE ? 'utf-16be' : null;
}
