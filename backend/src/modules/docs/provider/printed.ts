import type { Box } from '@lichen/contracts/docs/reading';
import type { Layout } from '../layout/segments';

/** A word on a page; `box` is its position on the page as shown. */
interface PrintedWord {
  readonly text: string;
  readonly box: Box;
}

/** One line of a document's words, as sent to the service and searched for its answers. */
export interface PrintedLine {
  readonly page: number;
  readonly words: readonly PrintedWord[];
}

/** Content sent to the service: the words, and pictures of scanned pages. */
export interface Shown {
  readonly lines: readonly PrintedLine[];
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly mediaType: string }[];
}

/** Maximum number of words sent to the service; fifty pages of a dense bill have fewer. */
const MOST_WORDS = 15_000;

/** Returns the lines of a document up to the word limit. */
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
