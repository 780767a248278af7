// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what may not be kept
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/**
 * Returns at most `most` characters of a text from outside, without control and direction characters and with composed
 * accents.
 */
export const shownText = (text: string, most: number): string =>
  text.replace(/\r\n?/g, '\n').normalize('NFC').slice(0, most).replace(HIDDEN, '').trim();
