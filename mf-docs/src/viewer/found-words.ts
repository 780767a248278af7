import { foldAccents } from '@lichen/contracts/formats/fold';
import type { Box } from '@lichen/contracts/docs/reading';
import type { Run } from './leaves';

const folded = (text: string) => foldAccents(text, 'NFKD').toLowerCase();

/** Every place in a run where the words stand; the box is the share of the run's letters. */
function inRun({ text, box }: Run, wanted: string): Box[] {
  const within = folded(text);
  const found: Box[] = [];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length)) {
    found.push({
      ...box,
      x: box.x + (box.width * at) / within.length,
      width: (box.width * wanted.length) / within.length,
    });
  }
  return found;
}

/** Where some words stand on a page, whatever their accents and capitals. */
export function foundWords(runs: readonly Run[], words: string): readonly Box[] {
  const wanted = folded(words.trim());
  return wanted === '' ? [] : runs.flatMap((run) => inRun(run, wanted));
}
