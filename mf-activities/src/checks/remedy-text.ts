import type { Remedy } from '@lichen/contracts/activities/checks/remedy';
import type { Formats, Translate } from '@lichen/kit';

/** Labels of remedies that propose no value. */
export const REMEDY_WORDS: Readonly<Record<Exclude<Remedy['kind'], 'correct' | 'shorten'>, string>> = {
  keep: 'Keep this one',
  add: 'Add',
  edit: 'Correct',
  compare: 'Open both',
  review: 'Review figure',
  location: 'Edit the location',
  supplier: 'Show the supplier',
  count: 'Count it',
  recalculate: 'Recalculate',
  potentials: 'Choose warming potentials',
};

/** Returns the label of a remedy, with the amount or the days it proposes. */
export function remedyText(remedy: Remedy, t: Translate, format: Pick<Formats, 'number' | 'period'>): string {
  if (remedy.kind !== 'correct' && remedy.kind !== 'shorten') return t(REMEDY_WORDS[remedy.kind]);
  const { from, to, units, ...amounts } = remedy.values;
  const [amount] = Object.values(amounts);
  const value =
    amount === undefined
      ? format.period(from as number | undefined, to as number | undefined)
      : `${format.number(amount as number)} ${units}`;
  return t(remedy.kind === 'correct' ? 'Correct to {value}' : 'Shorten to {value}', { value });
}
