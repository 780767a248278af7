import { movedAmounts } from './moved-amounts';

const bill = { amount: 10757, units: 'kWh', renewable_amount: 0, cost: { currency: 'GBP', amount: 900 } };

test('names the amount of a type with its unit, and says nothing of what stays', () => {
  const edit = { type: 'electricity_activitys', before: bill, after: { ...bill, amount: 11949, cost: null } } as const;
  expect(movedAmounts(edit)).toEqual([
    { label: { words: 'Amount' }, before: { value: 10757, units: 'kWh' }, after: { value: 11949, units: 'kWh' } },
  ]);
  expect(movedAmounts({ ...edit, after: { ...bill, renewable_amount: 5 } })).toEqual([]);
});

test('tells another unit of the same number, and an amount that comes or goes', () => {
  const edit = (after: object) =>
    movedAmounts({ type: 'electricity_activitys', before: bill, after: { ...bill, ...after } });
  expect(edit({ units: 'MWh' })).toMatchObject([{ after: { value: 10757, units: 'MWh' } }]);
  expect(edit({ amount: null })).toMatchObject([{ before: { value: 10757 }, after: null }]);
});

test('tells the total of goods instead of the amounts that it is made of, and a cost in its currency', () => {
  const before = { quantity: 20, size: 50, units: 'kg', total_amount: 1000, cost: { currency: 'GBP', amount: 900 } };
  const edit = (after: object) =>
    movedAmounts({ type: 'purchased_goods_activitys', before, after: { ...before, ...after } });
  const labels = (after: object) => edit(after).map(({ label }) => ('words' in label ? label.words : ''));
  expect(labels({ quantity: 25, total_amount: 1250 })).toEqual(['Total amount']);
  expect(labels({ quantity: 40, size: 25 })).toEqual(['Quantity', 'Size']);
  expect(edit({ cost: { currency: 'EUR', amount: 900 } })).toMatchObject([
    { label: { words: 'Cost' }, before: { value: 900, units: 'GBP' }, after: { value: 900, units: 'EUR' } },
  ]);
});
