import type { Box, PageText } from '@lichen/contracts/docs/reading';
import { type LevelWord, leveled } from './level';

/** Words of a line that stand together: a label, a cell of a table, part of a sentence. */
export interface Segment {
  /** Counted from 0 over the document, in reading order. */
  readonly at: number;
  readonly page: number;
  /** Its line; counted from 0 over the document. */
  readonly line: number;
  readonly words: readonly LevelWord[];
  /** The words with one space between them. */
  readonly text: string;
  readonly box: Box;
  /** Share of the page's height. */
  readonly size: number;
}

export interface Line {
  readonly at: number;
  readonly page: number;
  readonly box: Box;
  readonly segments: readonly Segment[];
}

export interface Layout {
  readonly lines: readonly Line[];
  readonly segments: readonly Segment[];
}

/** Gap between words, in heights of letters, that parts two segments. */
const GAP = 0.9;

export const boxAround = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

const middle = ({ y, height }: Box): number => y + height / 2;

/** Words whose middle lies within each other's height, from the left to the right. */
function rowsOf(words: readonly LevelWord[]): LevelWord[][] {
  const sorted = [...words].sort((a, b) => middle(a.box) - middle(b.box));
  const rows: { words: LevelWord[]; middle: number; height: number }[] = [];
  for (const word of sorted) {
    const row = rows.at(-1);
    const near = row && Math.abs(middle(word.box) - row.middle) < Math.min(row.height, word.box.height) * 0.5;
    if (row && near) {
      row.words.push(word);
      row.middle += (middle(word.box) - row.middle) / row.words.length;
    } else rows.push({ words: [word], middle: middle(word.box), height: word.box.height });
  }
  return rows.map((row) => row.words.sort((a, b) => a.box.x - b.box.x));
}

/** Dots and rules that lead the eye from a label to its value. */
const LEADER = /[.…·_]{3,}/u;
const LEADER_ALONE = /^(?:[.…_]+|·{2,})$/u;

/** Words without leaders; those that a leader joins are parted, by their share of its letters. */
function unled(word: LevelWord): LevelWord[] {
  if (LEADER_ALONE.test(word.text)) return [];
  if (!LEADER.test(word.text)) return [word];
  const each = word.box.width / word.text.length;
  return [...word.text.matchAll(/[^.…·_]+(?:[.…·_]{1,2}[^.…·_]+)*/gu)].map(({ 0: text, index }) => ({
    ...word,
    text,
    box: { ...word.box, x: word.box.x + index * each, width: text.length * each },
  }));
}

function partsOf(row: readonly LevelWord[], width: number): LevelWord[][] {
  const parts: LevelWord[][] = [];
  for (const word of row.flatMap(unled)) {
    const last = parts.at(-1)?.at(-1);
    const gap = last ? (word.box.x - last.box.x - last.box.width) * width : 0;
    const em = last ? Math.max(last.size, word.size) : 0;
    if (last && gap <= em * GAP) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts;
}

/** Lines and segments of a document from the words of its pages. */
export function layoutOf(pages: readonly PageText[]): Layout {
  const lines: Line[] = [];
  const segments: Segment[] = [];
  for (const each of pages) {
    const { page, width, height } = each;
    const words = leveled(each);
    const upright = words.filter(({ box, size, text }) => text !== '' && box.height * height < size * 3);
    for (const row of rowsOf(upright)) {
      const line = lines.length;
      const own = partsOf(row, width).map(
        (part, index): Segment => ({
          at: segments.length + index,
          page,
          line,
          words: part,
          text: part.map(({ text }) => text).join(' '),
          box: boxAround(part.map(({ box }) => box)),
          size: Math.max(...part.map(({ size }) => size)) / height,
        }),
      );
      segments.push(...own);
      lines.push({ at: line, page, box: boxAround(own.map(({ box }) => box)), segments: own });
    }
  }
  return { lines, segments };
}
