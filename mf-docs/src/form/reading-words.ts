import type { FieldReading, HowRead } from '@lichen/contracts/docs/reading';

/** How a value was found, in words. */
export const HOW_WORDS: Readonly<Record<HowRead, string>> = {
  label: 'Found by its label',
  column: 'Found in a table',
  pattern: 'Found by its form',
  anchor: 'Found where it was before',
  xml: 'From the data in the file',
  sum: 'Worked out from other values',
  provider: 'Found by the AI service',
};

/** Why somebody has to look at a value, in words. */
const FLAG_WORDS: Readonly<Record<string, string>> = {
  ambiguous_date: 'Day and month could be swapped',
  ambiguous_number: 'The decimal mark is not clear',
  print_differs: 'The printed page says otherwise',
  not_on_page: 'Not found on the page',
  outlier: 'Far from earlier values',
};

/** The first reason of a reading, in words; null where it gives none that is known. */
export const flagWords = ({ flags }: Pick<FieldReading, 'flags'>): string | null =>
  flags.map((flag) => FLAG_WORDS[flag]).find((words) => words !== undefined) ?? null;
