import type { ShownPages, TypesetRun, WrittenPage } from '@lichen/contracts/docs/shown-pages.call';
import type { PageText, Word } from '@lichen/contracts/docs/reading';
import type { TypesetPage } from '@lichen/contracts/docs/typeset';

/** Maximum gap between words of one run, in characters; cells are farther apart. */
const WIDEST_SPACE = 1.5;

const end = ({ box }: Pick<Word, 'box'>) => box.x + box.width;

/** Returns true if the word continues the run. */
function goesOn({ box, text }: TypesetRun, word: Word): boolean {
  const letter = box.width / text.length;
  return word.box.y === box.y && word.box.x - end({ box }) < letter * WIDEST_SPACE && word.box.x > box.x;
}

/** Joins words into runs. */
function runsOf(words: readonly Word[]): TypesetRun[] {
  const runs: TypesetRun[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && goesOn(last, word))
      runs[runs.length - 1] = {
        text: `${last.text} ${word.text}`,
        box: { ...last.box, width: end(word) - last.box.x },
      };
    else runs.push({ text: word.text, box: word.box });
  }
  return runs;
}

const writtenPage = (page: PageText & Partial<TypesetPage>): WrittenPage => ({
  ...{ width: page.width, height: page.height, runs: runsOf(page.words), grids: page.grids ?? [] },
});

/** Returns pages of text; `left_out` counts the lines for which there was no space. */
export const ofWords = (pages: readonly PageText[], left_out: number): ShownPages => ({
  ...{ pages: pages.map(writtenPage), pictures: 0, left_out },
});

/** Returns pages that are pictures, fetched one by one. */
export const ofPictures = (pictures: number): ShownPages => ({ pages: [], pictures, left_out: 0 });
