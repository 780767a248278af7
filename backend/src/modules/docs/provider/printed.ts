import type { Box } from '@lichen/contracts/docs/reading';
import type { Layout } from '../layout/segments';

/** A word as it stands on a page; `box` as the page is shown. */
interface PrintedWord {
  readonly text: string;
  readonly box: Box;
}

/** Words of a document line by line, as a service is shown them and as its answers are found again. */
export interface PrintedLine {
  readonly page: number;
  readonly words: readonly PrintedWord[];
}

/** What a service is shown of a document: its words, and pages that had to be read from pictures. */
export interface Shown {
  readonly lines: readonly PrintedLine[];
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly mediaType: string }[];
}

/** Words that are shown to a service: fifty pages of a dense bill have fewer. */
const MOST_WORDS = 15_000;

export function printedLines({ lines }: Layout): PrintedLine[] {
  const printed: PrintedLine[] = [];
  let count = 0;
  for (const { page, segments } of lines) {
    const words = segments.flatMap((segment) =>
      segment.words.map(({ text, box, shown }) => ({ text, box: shown ?? box })),
    );
    count += words.length;
    if (count > MOST_WORDS) break;
    printed.push({ page, words });
  }
  return printed;
}
