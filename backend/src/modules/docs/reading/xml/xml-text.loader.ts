import { windowsText } from '../../../../platform/sheets/windows-text';

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const said = /encoding=["']([\w-]+)["']/.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1];
  return said !== undefined && /^(?:iso-8859-1|windows-1252)$/i.test(said) ? 'windows-1252' : 'utf-8';
}

/**
 * Decodes an XML file in the encoding that it declares. Files that declare Latin-1 are read as Windows-1252, as browsers
 * do: the bytes that differ are control characters in Latin-1, which XML does not allow.
 */
export function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  return encoding === 'windows-1252' ? windowsText(bytes) : new TextDecoder(encoding).decode(bytes);
}
