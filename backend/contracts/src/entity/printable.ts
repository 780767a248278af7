// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what may not be stored
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/u;

/**
 * True when every database keeps the text unchanged: no control characters but tabs and line ends, no lone
 * surrogates.
 */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);
