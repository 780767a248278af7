import { changedRows, isBlank, startRows } from './sheet-rows';

it('puts the rows of an earlier visit behind those that are typed already', () => {
  const begun = changedRows(startRows(3), { type: 'cells', key: 0, cells: { amount: '1' } });

  const { rows } = changedRows(begun, { type: 'restore', rows: [{ amount: '2' }, { amount: '3' }, { amount: '4' }] });

  expect(rows.map(({ cells }) => cells['amount'])).toEqual(['1', '2', '3', '4']);
  expect(changedRows(startRows(2), { type: 'restore', rows: [{ amount: '2' }] }).rows.map(isBlank)).toEqual([
    false,
    true,
  ]);
});
