/** Encodings of text with more than one byte for each character. */
export type WideText = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** Bytes checked for the separators and line ends of UTF-16 or UTF-32 text. */
const LOOKED_AT = 4096;

/** Some letters have a zero byte too, such as Chinese ones; the digits of a table outnumber them by this factor. */
const TIMES_MORE = 3;

const isEndOfLine = (byte: number | undefined) => byte === 0x0a || byte === 0x0d;

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** Detects UTF-32: code points end at 0x10FFFF, so the first of four bytes is zero and the second small. */
function fourBytesOf(bytes: Uint8Array): WideText | null {
  if (startsWith(bytes, 0xff, 0xfe, 0, 0)) return 'utf-32le';
  if (startsWith(bytes, 0, 0, 0xfe, 0xff)) return 'utf-32be';
  const most = Math.min(bytes.length, LOOKED_AT) & ~3;
  const is = { le: most >= 8, be: most >= 8 };
  for (let at = 0; at < most && (is.le || is.be); at += 4) {
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
    is.le &&= fourth === 0 && third <= 0x10 && (first !== 0 || second !== 0 || third !== 0);
    is.be &&= first === 0 && second <= 0x10 && (fourth !== 0 || third !== 0 || second !== 0);
  }
  return is.le ? 'utf-32le' : is.be ? 'utf-32be' : null;
}

/**
 * Detects UTF-16 or UTF-32 by the byte order mark, or else by line ends and the zero bytes of digits and separators.
 * Text with one byte per character has no zero bytes.
 */
export function wideTextOf(bytes: Uint8Array): WideText | null {
  const four = fourBytesOf(bytes);
  if (four) return four;
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
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

const LAST_CHARACTER = 0x10ffff;
const NONE = 0xfffd;

/** Characters converted per call; more would exceed the number of arguments of a call. */
const AT_ONCE = 4096;

/** Decodes UTF-32, which neither browsers nor Node support. Drops an incomplete last character of a cut text. */
function decodedFourBytes(bytes: Uint8Array, isLittle: boolean, isWhole: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor(bytes.length / 4);
  const parts: string[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const characters = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => {
      const code = view.getUint32((from + at) * 4, isLittle);
      const isCharacter = code <= LAST_CHARACTER && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? code : NONE;
    });
    parts.push(String.fromCodePoint(...characters));
  }
  if (isWhole && bytes.length % 4 !== 0) parts.push(String.fromCodePoint(NONE));
  return parts.join('').replace(/^\ufeff/, '');
}

/** Decodes UTF-16 or UTF-32. In a cut text, an incomplete last character is not an error. */
export function decodedWide(bytes: Uint8Array, wide: WideText, isWhole = true): string {
  if (wide === 'utf-32le' || wide === 'utf-32be') return decodedFourBytes(bytes, wide === 'utf-32le', isWhole);
  return new TextDecoder(wide).decode(bytes, { stream: !isWhole });
}
