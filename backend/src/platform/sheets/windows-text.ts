import { decode } from 'iconv-lite';

/**
 * Decodes Windows-1252, the code page in which spreadsheets save text files. The decoder of Node reads it as Latin-1,
 * which has control characters in place of the euro sign, dashes, curly quotation marks and some letters (0x80 to
 * 0x9F). The five bytes that the code page leaves unassigned become U+FFFD.
 */
export const windowsText = (bytes: Uint8Array): string =>
  decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'windows-1252');
