import type { Buffer } from 'node:buffer';

/** What the bytes are, whatever name they came with; nothing when they are nothing we know. */
export async function contentTypeOf(head: Buffer, isWhole: boolean): Promise<string | undefined> {
  // A module of the newer kind: it is loaded when the first file comes.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(new Uint8Array(head));
  if (found) return found.mime;
  return isText(head, isWhole) ? textTypeOf(head) : undefined;
}

/** Markup is never taken for plain text: a browser might run it. */
function textTypeOf(head: Buffer): string | undefined {
  const [line = ''] = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r?\n/, 1);
  if (line.startsWith('<')) return undefined;
  return /[,;\t]/.test(line) ? 'text/csv' : 'text/plain';
}

function isText(head: Buffer, isWhole: boolean): boolean {
  if (head.length === 0) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells a binary file
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(head.toString('latin1'))) return false;
  try {
    // A cut in the middle of a character is no fault of the file.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}
