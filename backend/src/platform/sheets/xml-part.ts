import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { Problem } from '@lichen/contracts/api/problems';
import { SHEET_TEXTS, sheetRefusal } from './sheet';

export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads one part of a workbook as it is unpacked. Elements are told without their prefix. A document type is refused:
 * no honest workbook has one, and it is where the tricks with entities begin.
 */
export async function readXml(stream: Readable, { open, text, close }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw sheetRefusal(SHEET_TEXTS.damaged);
  });
  if (open)
    parser.on('opentag', ({ name, attributes }: SaxesTagPlain) =>
      open(bare(name), attributes as Record<string, string>),
    );
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
