import type { Buffer } from 'node:buffer';
import { decodedWide, wideTextOf } from './wide-text';
import { isMail, isXmlOfData } from './written-text';

const XML = 'application/xml';

/** Detects the content type from the bytes, ignoring the file name; undefined when unknown. */
export async function contentTypeOf(head: Buffer, isWhole: boolean): Promise<string | undefined> {
  // A UTF-16 byte order mark can be mistaken for an MPEG audio frame.
  if (wideTextOf(head)) {
    const text = textOf(head, isWhole);
    if (text !== undefined) return textTypeOf(text);
  }
  // An ES module, which is imported when the first file arrives.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(new Uint8Array(head));
  if (found && found.mime !== XML) return found.mime;
  const text = textOf(head, isWhole);
  return text === undefined ? undefined : textTypeOf(text);
}

/** Returns the type of a text. Markup is never plain text, because a browser might run it; XML data stay XML. */
function textTypeOf(text: string): string | undefined {
  const [line = ''] = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r?\n/, 1);
  if (line.startsWith('<')) return isXmlOfData(text) ? XML : undefined;
  if (isMail(text)) return 'message/rfc822';
  return /[,;\t]/.test(line) ? 'text/csv' : 'text/plain';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a binary file
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/** Lone surrogates and invalid characters; no valid UTF-16 text contains them. */
const LONE = /[\ufffd\ufffe\uffff]|\p{Surrogate}/u;
/** Bytes that Windows-1252 leaves unassigned. */
const UNASSIGNED = /[\u0081\u008d\u008f\u0090\u009d]/;

/** Decodes the head in one of the encodings that spreadsheets write; undefined when it is not text. */
function textOf(head: Buffer, isWhole: boolean): string | undefined {
  if (head.length === 0) return undefined;
  const wide = wideTextOf(head);
  if (wide) {
    const text = decodedWide(head, wide, isWhole);
    return CONTROL.test(text) || LONE.test(text) ? undefined : text;
  }
  const bytes = head.toString('latin1');
  if (CONTROL.test(bytes)) return undefined;
  try {
    // A head cut in the middle of a character is not an error of the file.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
  } catch {
    return UNASSIGNED.test(bytes) ? undefined : bytes;
  }
}
