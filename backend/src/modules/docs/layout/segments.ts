import type { Box, PageText } from '@lichen/contracts/docs/reading';
import { type LevelWord, leveled } from './level';

/** Words of a line that belong together: a label, a table cell, part of a sentence. */
export interface Segment {
  /** Index in the document, from 0, in reading order. */
  readonly at: number;
  readonly page: number;
  /** Index of its line in the document, from 0. */
  readonly line: number;
  readonly words: readonly LevelWord[];
  /** The words, joined by single spaces. */
  readonly text: string;
  readonly box: Box;
  /** Character height as a share of the page's height. */
  readonly size: number;
}

/** Segments at one height of a page, from left to right. */
export interface Line {
  readonly at: number;
  readonly page: number;
  readonly box: Box;
  readonly segments: readonly Segment[];
}

/** All lines of a document, and their segments in reading order. */
export interface Layout {
  readonly lines: readonly Line[];
  readonly segments: readonly Segment[];
}

/** Gap between words, in character heights, that separates two segments. */
const GAP = 0.9;

/** Returns the smallest box around some boxes. */
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

/** Returns rows of words whose centres are within each other's height, sorted from left to right. */
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

/** Dots and rules that lead from a label to its value. */
const LEADER = /[.…·_]{3,}/u;
const LEADER_ALONE = /^(?:[.…_]+|·{2,})$/u;

/** Removes leaders from a word and splits it where they join two words, in proportion to the number of characters. */
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

/** Builds the lines and segments of a document from the words of its pages. */
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
