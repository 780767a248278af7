import type { Box, PageText, Word } from '@lichen/contracts/docs/reading';

/** A word whose `box` is its position on levelled lines. */
export interface LevelWord extends Word {
  /** Its original position on the page. */
  readonly shown?: Box;
}

const MOST_DEGREES = 5;
const STEP = 0.1;
const LEAST = 0.15;
const BINS = 600;

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Returns how well the centres of the words fall into rows for a slope; higher is better. */
function score(words: readonly Word[], slope: number): number {
  const rows = new Map<number, number>();
  for (const { box } of words) {
    const { x, y } = middle(box);
    const row = Math.round((y - x * slope) * BINS);
    rows.set(row, (rows.get(row) ?? 0) + box.width);
  }
  let sum = 0;
  for (const ink of rows.values()) sum += ink * ink;
  return sum;
}

/** Levels the words of a skewed scan. Text that does not come from OCR is level already. */
export function leveled({ words, width, height }: PageText): readonly LevelWord[] {
  if (!words.some(({ from }) => from === 'ocr')) return words;
  const shape = width / height;
  let best = { degrees: 0, score: score(words, 0) };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += STEP) {
    const found = score(words, Math.tan((degrees * Math.PI) / 180) * shape);
    if (found > best.score * 1.02) best = { degrees, score: found };
  }
  if (Math.abs(best.degrees) < LEAST) return words;
  const slope = Math.tan((best.degrees * Math.PI) / 180) * shape;
  return words.map((word) => {
    const { x } = middle(word.box);
    return { ...word, box: { ...word.box, y: word.box.y - x * slope }, shown: word.box };
  });
}
