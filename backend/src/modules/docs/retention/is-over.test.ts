import { utcDay } from '@lichen/contracts/formats/days';
import type { Doc } from '../review/standing';
import { isOver } from './is-over';

const TODAY = utcDay(2026, 11, 28);
const KEPT = new Map([
  ['iso_14001', 12],
  ['whatsapp', 24],
]);

const of = (more: Partial<Doc>): Doc =>
  ({
    ...{ doc_ids: ['iso_14001'], status: 'ready', set_aside: null, created_on: utcDay(2024, 1, 1), expiry_date: null },
    ...more,
  }) as Doc;

it.each<[string, Partial<Doc>, boolean]>([
  ['is old enough', {}, true],
  ['came within the time', { created_on: utcDay(2025, 11, 29) }, false],
  ['ended within the time', { expiry_date: utcDay(2026, 1, 1) }, false],
  ['ended before it', { expiry_date: utcDay(2025, 11, 27) }, true],
  ['has a type that stays', { doc_ids: ['iso_14001', 'electricity'] }, false],
  ['has a type that is kept longer', { doc_ids: ['iso_14001', 'whatsapp'], created_on: utcDay(2025, 6, 1) }, false],
  ['has no type', { doc_ids: null }, false],
  ['is applied', { status: 'applied' }, false],
  ['is applied in part', { status: 'part_applied' }, false],
  ['is being read', { status: 'pending' }, false],
  ['stands behind its parts', { set_aside: 'split' }, false],
])('says of a document that %s whether it is over', (_words, more, expected) => {
  expect(isOver(of(more), KEPT, TODAY)).toBe(expected);
});
