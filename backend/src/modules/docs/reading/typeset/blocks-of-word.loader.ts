import { Problem } from '@lichen/contracts/api/problems';
import { readXml, type XmlHandlers } from '../../../../platform/sheets/xml-part';
import { zipParts } from '../../../../platform/sheets/zip-parts';
import { READING_TEXTS } from '../reading-texts';
import type { Block } from './typeset';

const BODY = 'word/document.xml';
/** Maximum number of characters; forty pages hold fewer. */
const MOST_LETTERS = 2_000_000;
/** Elements with deleted text or with a second copy of text. */
const UNSHOWN = new Set(['delText', 'del', 'Fallback', 'instrText', 'moveFrom']);

/** Collects paragraphs and table rows in order. A table inside a cell becomes text of the cell. */
function wordBlocks() {
  const blocks: Block[] = [];
  let paragraph = '';
  let letters = 0;
  let cell: string[] | null = null;
  let row: string[] | null = null;
  let depth = 0;
  let isText = false;
  let unshown = 0;
  const write = (text: string) => {
    letters += text.length;
    if (letters > MOST_LETTERS) throw new Problem('tooLarge', READING_TEXTS.tooManyPages);
    paragraph += text;
  };
  const endParagraph = () => {
    if (cell) cell.push(paragraph);
    else for (const text of paragraph.split('\n')) blocks.push({ kind: 'line', text });
    paragraph = '';
  };
  const endOf: Readonly<Record<string, () => void>> = {
    p: endParagraph,
    t: () => {
      isText = false;
    },
    tc: () => {
      if (depth !== 1 || !cell) return;
      row?.push(cell.join('\n').trim());
      cell = null;
    },
    tr: () => {
      if (depth !== 1 || !row) return;
      blocks.push({ kind: 'row', cells: row });
      row = null;
    },
    tbl: () => {
      depth -= 1;
    },
  };
  const handlers: XmlHandlers = {
    open: (tag) => {
      if (UNSHOWN.has(tag)) unshown += 1;
      else if (tag === 't') isText = unshown === 0;
      else if (tag === 'tab') write('\t');
      else if (tag === 'br' || tag === 'cr') write('\n');
      else if (tag === 'tbl') depth += 1;
      else if (tag === 'tr' && depth === 1) row = [];
      else if (tag === 'tc' && depth === 1) cell = [];
    },
    text: (text) => {
      if (isText) write(text);
    },
    close: (tag) => {
      if (UNSHOWN.has(tag)) unshown -= 1;
      else endOf[tag]?.();
    },
  };
  return { handlers, blocks };
}

/** Returns the paragraphs and tables of a Word file; throws `invalid` (400) for another kind of archive. */
export async function blocksOfWord(bytes: Buffer): Promise<Block[]> {
  const zip = await zipParts(bytes);
  if (!zip.has(BODY)) throw new Problem('invalid', READING_TEXTS.wrongType);
  const { handlers, blocks } = wordBlocks();
  await readXml(await zip.open(BODY), handlers);
  return blocks;
}
