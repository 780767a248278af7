import { DAY } from '@lichen/contracts/days';
import { besideRow } from './beside-rows';

const bill = (location_id: string, day: number, more = {}) => ({ location_id, from: day * DAY, ...more });

it('names the bills of the same meter, the nearest first, and no more than can be sent', () => {
  const others = [bill('mill', 90), bill('hull', 31), bill('mill', 0), bill('mill', 59)];
  expect(besideRow(bill('mill', 60), others, 2)).toEqual([bill('mill', 59), bill('mill', 90)]);
});

it('names those of the same number wherever they are, and none for a number that is missing', () => {
  const [same, none] = [bill('hull', 1, { invoice_ref: 'R1' }), bill('hull', 1, { invoice_ref: '' })];
  expect(besideRow(bill('mill', 1, { invoice_ref: 'R1' }), [same, none], 9)).toEqual([same]);
  expect(besideRow(bill('mill', 1, { invoice_ref: '' }), [same, none], 9)).toEqual([]);
});
