import { foldAccents } from '@lichen/contracts/formats/fold';
import type { Box } from '@lichen/contracts/docs/reading';
import type { Run } from './leaves';

const folded = (text: string) => foldAccents(text, 'NFKD').toLowerCase();

/** Returns a box for each match in a run, estimated from the share of the run's characters. */
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

/** Returns the boxes of all matches on a page, ignoring accents and case. */
export function foundWords(runs: readonly Run[], words: string): readonly Box[] {
  const wanted = folded(words.trim());
  return wanted === '' ? [] : runs.flatMap((run) => inRun(run, wanted));
}
