import type { Remedy } from '@lichen/contracts/activities/checks/remedy';
import { rowRemedy } from './SheetWarnings';

const typed = { _id: null, activity_type: 'electricity_activitys' } as const;
const stored = { ...typed, _id: 'e1' };
const shorten = (record: typeof typed | typeof stored, from: number): Remedy => ({
  kind: 'shorten',
  record,
  values: { from, to: 2 },
});

it.each<[string, Remedy[], Remedy | null]>([
  ['what the row can be changed to', [shorten(typed, 1), shorten(stored, 0)], shorten(typed, 1)],
  ['nothing of a stored record', [shorten(stored, 0)], null],
  ['nothing where two typed rows overlap', [shorten(typed, 1), shorten(typed, 0)], null],
  ['nothing where only a person knows', [{ kind: 'edit', record: typed, field: 'amount' }], null],
])('offers %s', (_name, remedies, expected) => {
  expect(rowRemedy({ remedies: remedies as [Remedy, ...Remedy[]] })).toEqual(expected);
});
