import type { Repair } from '@lichen/contracts/imports/import.entity';
import { repairGroups } from './repair-groups';

const problem = (repair: Repair) => ({ repair, field: repair, message: repair, text: '', cell: 'A2' });

it.each<[rows: Repair[], order: Repair[]]>([
  [
    ['record', 'record', 'order'],
    ['order', 'record'],
  ],
  [
    ['finding', 'finding', 'finding', 'record', 'day', 'day'],
    ['day', 'record', 'finding'],
  ],
  [
    ['repeat', 'number', 'order'],
    ['order', 'number', 'repeat'],
  ],
])('asks of rows with %j in the order %j', (rows, order) => {
  const found = repairGroups();
  for (const repair of rows) found.add([problem(repair)]);
  expect(found.groups().map(({ repair }) => repair)).toEqual(order);
});

it.each<[repair: Repair, texts: string[]]>([
  ['order', ['11,980', '11.980']],
  ['record', ['Elm  Limited']],
])('lists the texts of %s that mean something else', (repair, texts) => {
  const found = repairGroups();
  const cells = repair === 'order' ? ['11,980', '11.980', '11,980'] : ['Elm  Limited', 'Elm Limited', 'ELM LIMITED'];
  for (const text of cells) found.add([{ ...problem(repair), text }]);
  expect(found.groups()[0]?.texts.map(({ text }) => text)).toEqual(texts);
});

it('counts the rows of a warning by what happens to them, and tells the choice for this warning alone', () => {
  const found = repairGroups();
  const warning = { ...problem('finding'), row: 'r1', choice: undefined };
  found.add([
    { ...warning, choice: 'skip' },
    { ...warning, row: 'r2', choice: 'keep', skipped: true },
    { ...warning, row: 'r3', skipped: true },
    { ...warning, row: 'r4' },
  ]);
  const [group] = found.groups();
  expect(group).toMatchObject({ rows: 4, left_out: 3, undecided: 1 });
  expect(group?.texts.map(({ choice, skipped }) => [choice, skipped])).toEqual([
    ['skip', undefined],
    ['keep', true],
    [undefined, true],
    [undefined, undefined],
  ]);
});

it('counts the rows of a warning once each, and tells all of its findings about one row', () => {
  const found = repairGroups();
  const overlap = { ...problem('finding'), field: 'overlap', choice: 'skip' as const };
  const bills = [{ bill: 1 }, { bill: 2 }, { bill: 3 }];
  found.add(bills.map((params, at) => ({ ...overlap, params, row: at < 2 ? 'quarter' : 'month' })));
  const [group] = found.groups();
  expect(group).toMatchObject({ rows: 2, names: 2, left_out: 2, undecided: 0 });
  expect(group?.texts).toMatchObject([
    { row: 'quarter', rows: 1, params: { bill: 1 }, also: [{ bill: 2 }] },
    { row: 'month', rows: 1, params: { bill: 3 } },
  ]);
});
