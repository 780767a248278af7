import { Problem } from '@lichen/contracts/api/problems';
import type { TypesetPage } from '@lichen/contracts/docs/typeset';
import { decoded, delimiterOf } from '../../../../platform/sheets/csv-sheet';
import { READING_TEXTS } from '../reading-texts';
import { type Block, MOST_LINES, typeset } from './typeset';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Blocks {
  readonly blocks: readonly Block[];
  /** Number of lines that were not made into blocks because no page has room for them. */
  readonly behind: number;
}

const all = (blocks: readonly Block[]): Blocks => ({ blocks, behind: 0 });

/** Returns the lines that fit on the pages and how many follow, without blocks for millions of lines. */
function linesOf(bytes: Uint8Array): Blocks {
  const text = decoded(bytes).replace(/^\ufeff/, '');
  const ends = /\r\n|\n|\r/g;
  const blocks: Block[] = [];
  let from = 0;
  for (let end = ends.exec(text); end && blocks.length < MOST_LINES; end = ends.exec(text)) {
    blocks.push({ kind: 'line', text: text.slice(from, end.index) });
    from = ends.lastIndex;
  }
  if (blocks.length < MOST_LINES) return { blocks: [...blocks, { kind: 'line', text: text.slice(from) }], behind: 0 };
  let behind = 1;
  for (let at = from; at < text.length; at += 1)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) behind += 1;
  return { blocks, behind };
}

const LOOKED_AT = 50;
/** Share of lines with the same number of cells from which a text is a table. */
const ALIKE = 0.6;

/** Returns true if most lines have the same number of cells; letters contain commas too. */
function isTable(bytes: Uint8Array): boolean {
  const text = decoded(bytes.subarray(0, 64 * 1024)).replace(/"(?:[^"]|"")*"/g, '""');
  const mark = delimiterOf(text);
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const counts = new Map<number, number>();
  for (const line of lines.slice(0, LOOKED_AT)) {
    const cells = line.split(mark).length;
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) >= Math.min(lines.length, LOOKED_AT) * ALIKE;
}

/** Readers of files without pages, by content type. */
const READERS: Readonly<Record<string, (bytes: Buffer) => Promise<Blocks>>> = {
  [WORKBOOK]: async (bytes) => all(await (await import('./blocks-of-sheet.loader')).blocksOfWorkbook(bytes)),
  'text/csv': async (bytes) =>
    isTable(bytes) ? all((await import('./blocks-of-sheet.loader')).blocksOfCsv(bytes)) : linesOf(bytes),
  [WORD]: async (bytes) => all(await (await import('./blocks-of-word.loader')).blocksOfWord(bytes)),
  'message/rfc822': async (bytes) => all(await (await import('./blocks-of-mail.loader')).blocksOfMail(bytes)),
  'text/plain': async (bytes) => linesOf(bytes),
};

const CELLS = [WORKBOOK, 'text/csv'];

/** Pages laid out from a file that has none of its own. */
export interface Typeset {
  readonly pages: readonly TypesetPage[];
  /** Number of lines and rows that were left out for lack of space. */
  readonly left_out: number;
}

/** Returns the typeset pages of a file without pages; null for other types. Throws `invalid` if damaged. */
export async function typesetPages(bytes: Uint8Array, contentType: string): Promise<Typeset | null> {
  const read = READERS[contentType];
  if (!read) return null;
  const { blocks, behind } = await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(
    (error: unknown) => {
      // Errors of libraries are not written for people.
      throw error instanceof Problem ? error : new Problem('invalid', READING_TEXTS.broken);
    },
  );
  const { pages, left_out } = typeset(blocks, CELLS.includes(contentType) ? 'cell' : 'text');
  return { pages, left_out: left_out + behind };
}
