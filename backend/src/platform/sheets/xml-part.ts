import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { Problem } from '@lichen/contracts/api/problems';
import { SHEET_LIMITS, SHEET_TEXTS, sheetRefusal } from './sheet';

/** Called while a part is parsed, with names without their namespace prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads one part of a workbook while unpacking it. Element names are passed without prefix; more than `most` elements
 * are refused before they cost memory or time. A document type declaration is refused, because no honest workbook has
 * one and entity attacks need it.
 */
export async function readXml(
  stream: Readable,
  { open, text, close }: XmlHandlers,
  most: number = SHEET_LIMITS.elements,
): Promise<void> {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw sheetRefusal(SHEET_TEXTS.damaged);
  });
  let elements = 0;
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    elements += 1;
    if (elements > most) throw sheetRefusal(SHEET_TEXTS.tooMuch);
    open?.(bare(name), attributes as Record<string, string>);
  });
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }: SaxesTagPlain) => close(bare(name)));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) parser.write(decoder.decode(chunk as Uint8Array, { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof Problem ? error : sheetRefusal(SHEET_TEXTS.damaged);
  }
}
