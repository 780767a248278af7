import { utcDay } from '@lichen/contracts/formats/days';
import { repeats } from '../../../platform/imports/row-signs';
import { fingerprintsOf } from './row-fingerprints.rules';

const bill = (over: Record<string, unknown> = {}) => ({
  ...{ location_id: 'mill', from: utcDay(2026, 1, 1), to: utcDay(2026, 1, 31), amount: 5, units: 'kWh' },
  ...over,
});
const found = (records: readonly Record<string, unknown>[], type: 'electricity_activitys' | 'stays') => {
  const repeatOf = repeats();
  return records.map((record, at) => repeatOf(at + 2, fingerprintsOf(type, record)));
};
const days = (month: number) => ({ from: utcDay(2026, month, 1), to: utcDay(2026, month + 1, 0) });

it.each<[string, Record<string, unknown>, unknown]>([
  ['the number, in other letters', { invoice_ref: 'inv-1', ...days(2) }, { kind: 'invoice', of: 2 }],
  ['the same days', { amount: 6 }, { kind: 'days', of: 2 }],
  ['other days', days(3), null],
  ['another site, number and amount', { location_id: 'hull', invoice_ref: 'INV-2', amount: 6 }, null],
  ['one invoice over two sites', { location_id: 'hull', invoice_ref: 'INV-1', amount: 6 }, null],
])('knows a bill again by %s', (_, over, repeat) => {
  expect(found([bill({ invoice_ref: 'INV-1' }), bill(over)], 'electricity_activitys')[1]).toEqual(repeat);
});

it('names the row that said it first, of what has no number and no meter too', () => {
  const stay = { profile_id: 'ada', arrival_date: utcDay(2026, 1, 1), location: { name: 'Oslo' }, nights: 2 };
  expect(found([stay, { ...stay, nights: 3 }, stay, stay], 'stays')).toEqual([
    null,
    null,
    { kind: 'entry', of: 2 },
    { kind: 'entry', of: 2 },
  ]);
});
