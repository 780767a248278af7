import { derivedRenewableShare } from './renewable-share';

const bill = { amount: 200, renewable_amount: 50, renewable_percent: null };
const stored = { ...bill, renewable_percent: 25 };

test.each([
  ['a percentage nobody said', bill, null, { renewable_percent: 25 }],
  ['two decimals of it', { ...bill, amount: 150 }, null, { renewable_percent: 33.33 }],
  ['none of nothing', { ...bill, amount: 0, renewable_amount: 0 }, null, { renewable_percent: null }],
  [
    'a percentage beside no amount',
    { ...bill, renewable_amount: 0, renewable_percent: 40 },
    null,
    { renewable_amount: 80 },
  ],
  ['another percentage than the amount is', { ...bill, renewable_percent: 40 }, null, { renewable_percent: 25 }],
  ['a percentage that was changed', { ...stored, renewable_percent: 40 }, stored, { renewable_amount: 80 }],
  ['one that was taken out', { ...stored, renewable_percent: null }, stored, { renewable_percent: 25 }],
  ['a total that was changed', { ...stored, amount: 400 }, stored, { renewable_percent: 12.5 }],
  ['a renewable amount that was changed', { ...stored, renewable_amount: 0 }, stored, { renewable_percent: 0 }],
  [
    'both, as a form sends them',
    { amount: 7, renewable_amount: 2.3331, renewable_percent: 33.33 },
    stored,
    { renewable_percent: 33.33 },
  ],
  [
    'decimals that floats miss',
    { ...bill, amount: 0.3, renewable_amount: 0, renewable_percent: 10 },
    null,
    { renewable_amount: 0.03 },
  ],
])('derives %s', (_, now, before, derived) => {
  expect(derivedRenewableShare(now, before)).toEqual(derived);
});
