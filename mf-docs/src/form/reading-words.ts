import type { FieldReading, HowRead } from '@lichen/contracts/docs/reading';

/** English texts for how a value was found. */
export const HOW_WORDS: Readonly<Record<HowRead, string>> = {
  label: 'Found by its label',
  column: 'Found in a table',
  pattern: 'Found by its form',
  anchor: 'Found where you showed it',
  xml: 'From the data in the file',
  sum: 'Worked out from other values',
  drawn: 'Read in the box that you drew',
  provider: 'Found by the AI service',
  sender: 'Known from its sender',
};

/** English texts for why a value needs to be checked. */
const FLAG_WORDS: Readonly<Record<string, string>> = {
  ambiguous_date: 'Can be read as two dates',
  ambiguous_number: 'The decimal mark is not clear',
  competing: 'Another value on the page also matches',
  unit_assumed: 'No unit was found, so the usual one is assumed',
  currency_assumed: 'No currency was found, so the usual one is assumed',
  not_on_page: 'Not found on the page',
  print_differs: 'The printed page says otherwise',
  parts_differ: 'Its parts on the page add up to another amount',
  net_plus_tax: 'The amount without tax and the tax do not add up to it',
  period_order: 'The period ends before it begins',
  period_length: 'The period is longer than a bill covers',
  intervals_missing: 'Some intervals of the meter have no value',
  intervals_estimated: 'Some intervals of the meter are estimated',
  several_meters: 'The sum of several meters',
  rows_total: 'The rows do not add up to the total on the page',
  rows_unread: 'Some lines of the table could not be read',
  not_in_future: 'The date is in the future',
  issued_after_period: 'The invoice is older than its period',
};

/** Returns the text of a reading's first known flag; null without one. */
export const flagWords = ({ flags }: Pick<FieldReading, 'flags'>): string | null =>
  flags.map((flag) => FLAG_WORDS[flag]).find((words) => words !== undefined) ?? null;

/** Returns a text about missing and estimated meter intervals; null where every interval was measured. */
export function intervalWords(
  { intervals }: Pick<FieldReading, 'intervals'>,
  tn: (count: number, one: string, other: string, params?: Readonly<Record<string, string | number>>) => string,
  percent: (share: number) => string,
): string | null {
  if (!intervals || intervals.missing + intervals.estimated === 0) return null;
  const { all, missing, estimated } = intervals;
  const share = percent((estimated / Math.max(1, all)) * 100);
  return [
    ...(missing > 0
      ? [tn(missing, '{count} interval of the meter has no value.', '{count} intervals of the meter have no value.')]
      : []),
    ...(estimated > 0
      ? [
          tn(
            estimated,
            '{count} interval is estimated, {share} of all.',
            '{count} intervals are estimated, {share} of all.',
            { share },
          ),
        ]
      : []),
  ].join(' ');
}
