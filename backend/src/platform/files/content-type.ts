import type { Buffer } from 'node:buffer';
import { decodedWide, wideTextOf } from './wide-text';
import { isMail, isXmlOfData } from './written-text';

const XML = 'application/xml';

/** Content type of the bytes, whatever the file's name says; undefined when unknown. */
export async function contentTypeOf(head: Buffer, isWhole: boolean): Promise<string | undefined> {
  // Its mark reads as the first frame of a sound to those who look for one.
  if (wideTextOf(head)) {
    const text = textOf(head, isWhole);
    if (text !== undefined) return textTypeOf(text);
  }
  // A module of the newer kind: it is loaded when the first file comes.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(new Uint8Array(head));
  if (found && found.mime !== XML) return found.mime;
  const text = textOf(head, isWhole);
  return text === undefined ? undefined : textTypeOf(text);
}

/** Markup is never taken for plain text: a browser might run it. Data in XML is what it is. */
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
/** Halves of a character without the other, and what stands for them: no text of two bytes a character has these. */
const LONE = /[\ufffd\ufffe\uffff]|\p{Surrogate}/u;
/** The signs that the Western code page of Windows leaves out. */
const UNASSIGNED = /[\u0081\u008d\u008f\u0090\u009d]/;

/** The head as text in one of the encodings that spreadsheets write; nothing when it is no text. */
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
    // A cut in the middle of a character is no fault of the file.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
  } catch {
    return UNASSIGNED.test(bytes) ? undefined : bytes;
  }
}
