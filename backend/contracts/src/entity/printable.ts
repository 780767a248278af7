// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what may not be stored
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/u;

/** Whether every database keeps the text as it is: no control characters but tabs and line ends, no half characters. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);
