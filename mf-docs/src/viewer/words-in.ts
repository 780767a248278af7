import type { Box } from '@lichen/contracts/docs/reading';
import type { Run } from './leaves';

const isWithin = (box: Box, { x, y, width, height }: Box): boolean => {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return cx >= box.x && cx <= box.x + box.width && cy >= box.y && cy <= box.y + box.height;
};

/** The words of a run as runs of their own, each with its share of the width. */
const wordsOf = ({ text, box }: Run): Run[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: { ...box, x: box.x + (box.width * index) / text.length, width: (box.width * word.length) / text.length },
  }));

/** Words whose middle lies in a box, in the order of the page. */
export const wordsIn = (runs: readonly Run[], box: Box): string =>
  runs
    .flatMap(wordsOf)
    .filter((word) => isWithin(box, word.box))
    .map(({ text }) => text)
    .join(' ');
