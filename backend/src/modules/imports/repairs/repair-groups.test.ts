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
