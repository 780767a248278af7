import type { Buffer } from 'node:buffer';

/** Content type of the bytes, whatever the file's name says; undefined when unknown. */
export async function contentTypeOf(head: Buffer, isWhole: boolean): Promise<string | undefined> {
  // Its mark reads as the first frame of a sound to those who look for one.
  if (isWide(head)) {
    const text = textOf(head, isWhole);
    if (text !== undefined) return textTypeOf(text);
  }
  // A module of the newer kind: it is loaded when the first file comes.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(new Uint8Array(head));
  if (found) return found.mime;
  const text = textOf(head, isWhole);
  return text === undefined ? undefined : textTypeOf(text);
}

/** Markup is never taken for plain text: a browser might run it. */
function textTypeOf(text: string): string | undefined {
  const [line = ''] = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r?\n/, 1);
  if (line.startsWith('<')) return undefined;
  return /[,;\t]/.test(line) ? 'text/csv' : 'text/plain';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a binary file
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/** The signs that the Western code page of Windows leaves out. */
const UNASSIGNED = /[\u0081\u008d\u008f\u0090\u009d]/;

/** Begins with the mark of UTF-16, in either order of bytes. */
const isWide = (head: Buffer) => (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);

/** The head as text in one of the encodings that spreadsheets write; nothing when it is no text. */
function textOf(head: Buffer, isWhole: boolean): string | undefined {
  if (head.length === 0) return undefined;
  if (isWide(head)) {
    const text = new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head);
    return CONTROL.test(text) ? undefined : text;
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
