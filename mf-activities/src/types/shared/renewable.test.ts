import { leadAfter, syncedRenewable, withRenewablePercent } from './renewable';

const bill = { amount: 97_006, renewable_amount: 48_503, renewable_percent: 50 };
const emptied = { ...bill, renewable_percent: null };

it('lets the percentage follow the amount, two decimals', () => {
  expect(syncedRenewable('renewable_amount', { ...bill, renewable_amount: 1000 }, 'renewable_amount')).toEqual({
    renewable_percent: 1.03,
  });
});

it('lets the amount follow the percentage', () => {
  expect(syncedRenewable('renewable_percent', { ...bill, renewable_percent: 25 }, 'renewable_percent')).toEqual({
    renewable_amount: 24_251.5,
  });
});

it('keeps what was said last when the total changes', () => {
  expect(syncedRenewable('amount', { ...bill, amount: 50_000 }, 'renewable_amount')).toEqual({
    renewable_percent: 97.01,
  });
  expect(syncedRenewable('amount', { ...bill, amount: 50_000 }, 'renewable_percent')).toEqual({
    renewable_amount: 25_000,
  });
});

it('has no percentage of nothing, and leaves other fields alone', () => {
  expect(syncedRenewable('amount', { ...bill, amount: 0 }, 'renewable_amount')).toEqual({ renewable_percent: null });
  expect(syncedRenewable('renewable_percent', { ...bill, renewable_percent: null }, 'renewable_percent')).toBeNull();
  expect(syncedRenewable('description', bill, 'renewable_amount')).toBeNull();
});

it.each([
  ['the percentage that was typed', 'amount', bill, 'renewable_percent'],
  ['the amount that was typed after it', 'renewable_amount', bill, 'renewable_amount'],
  ['the amount again, once the percentage was emptied', 'amount', emptied, 'renewable_amount'],
  ['the percentage, while it is typed anew', 'renewable_percent', emptied, 'renewable_percent'],
] as const)('follows %s', (_what, changed, values, lead) => {
  expect(leadAfter(changed, 'renewable_percent', values)).toBe(lead);
});

it.each([
  ['works out a percentage that nobody said', { amount: 200, renewable_amount: 50, renewable_percent: null }, 25],
  ['keeps one that was said', { amount: 200, renewable_amount: 50, renewable_percent: 24.9 }, 24.9],
  ['has none without an amount', { amount: 0, renewable_amount: 0, renewable_percent: null }, null],
])('%s', (_what, record, percent) => {
  expect(withRenewablePercent(record).renewable_percent).toBe(percent);
});
