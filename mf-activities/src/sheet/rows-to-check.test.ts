import { mayAffect, rowsToCheck, tableOf } from './rows-to-check';

const row = (key: number, location_id: string, amount: number, errors = {}) => ({
  key,
  draft: { location_id, amount },
  errors,
});
const asMap = (asked: ReturnType<typeof rowsToCheck>) => new Map(asked.map(({ key, about }) => [key, about]));
const keys = (asked: ReturnType<typeof rowsToCheck>) => asked.map(({ key }) => key);

it('asks about a row once, and again when it or one of the same meter has changed', () => {
  const rows = [row(1, 'mill', 5), row(2, 'mill', 6), row(3, 'hull', 7)];
  const first = rowsToCheck(rows, new Map());
  expect(keys(first)).toEqual([1, 2, 3]);
  expect(rowsToCheck(rows, asMap(first))).toEqual([]);

  const changed = [row(1, 'mill', 5), row(2, 'mill', 60), row(3, 'hull', 7)];
  expect(keys(rowsToCheck(changed, asMap(first)))).toEqual([1, 2]);
  expect(keys(rowsToCheck(rows.slice(1), asMap(first)))).toEqual([2]);
});

it('asks nothing about a row that cannot be saved, and yet sees it beside the others', () => {
  const rows = [row(1, 'mill', 5), row(2, 'mill', 6, { amount: 'Required' })];
  expect(rowsToCheck(rows, new Map())).toMatchObject([
    { key: 1, at: 0, about: [{}, {}].map(() => expect.any(String)) },
  ]);
});

it('sends what is plain and what it cost, each name once', () => {
  expect(
    tableOf([
      { a: 1, cost: { amount: 5 }, from: { name: 'Leith' } },
      { a: null, b: 'x' },
    ]),
  ).toEqual({
    fields: ['a', 'cost', 'b'],
    rows: [
      [1, { amount: 5 }, null],
      [null, null, 'x'],
    ],
  });
});

const bill = (location_id: string, more = {}) => ({ location_id, ...more });

it('sees bills of one meter and of one number beside each other, and none for a number that is missing', () => {
  expect(mayAffect(bill('mill'), bill('mill'))).toBe(true);
  expect(mayAffect(bill('mill'), bill('hull'))).toBe(false);
  expect(mayAffect(bill('mill', { invoice_ref: 'R1' }), bill('hull', { invoice_ref: 'R1' }))).toBe(true);
  expect(mayAffect(bill('mill', { invoice_ref: '' }), bill('hull', { invoice_ref: '' }))).toBe(false);
});
