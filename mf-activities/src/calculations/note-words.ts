import type { Translate } from '@lichen/kit';

/**
 * Returns the note of a calculation in the reader's language. Several notes are stored as one text, and a note may have
 * several sentences: the longest run of sentences that has a translation is one note.
 */
export function noteText(t: Translate, note: string): string {
  const sentences = note.split(/(?<=\.) /);
  const said: string[] = [];
  let at = 0;
  while (at < sentences.length) {
    let end = sentences.length;
    const run = () => sentences.slice(at, end).join(' ');
    while (end > at + 1 && t(run()) === run()) end -= 1;
    said.push(t(run()));
    at = end;
  }
  return said.join(' ');
}
