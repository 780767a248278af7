import type { Box } from '@lichen/contracts/docs/reading';
import type { Run } from './leaves';

const isWithin = (box: Box, { x, y, width, height }: Box): boolean => {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return cx >= box.x && cx <= box.x + box.width && cy >= box.y && cy <= box.y + box.height;
};

/** Splits a run into words, each with its estimated share of the width. */
const wordsOf = ({ text, box }: Run): Run[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: { ...box, x: box.x + (box.width * index) / text.length, width: (box.width * word.length) / text.length },
  }));

/** Returns the words whose centre lies in a box, in page order. */
export const wordsIn = (runs: readonly Run[], box: Box): string =>
  runs
    .flatMap(wordsOf)
    .filter((word) => isWithin(box, word.box))
    .map(({ text }) => text)
    .join(' ');
