import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { totalOf, yearChanges, yearState } from './year-words';

const now = { scope_1: 0.1, scope_2: 0.2, scope_3: 3, market: 5 };
const row = (over: Partial<InventoryYearRow> = {}): InventoryYearRow => ({
  ...{ year: 2024, state: 'open', approved_by: null, approved_on: null, note: null, now, approved: null },
  ...{ approvers: [], approver_names: [], waiting: null, seal: null, rows: null, categories: null, locations: null },
  changed_since_approval: false,
  ...over,
});

test('the total is exact, and market-based scope 2 is no part of it', () => {
  expect(totalOf(now)).toBe(3.3);
});

test('a year is open, approved, or changed since', () => {
  const approved = row({ state: 'approved', approved: now });
  expect(yearState(row()).words).toBe('Not approved');
  expect(yearState(approved).words).toBe('Approved');
  expect(yearState({ ...approved, changed_since_approval: true }).words).toBe('Changed since approval');
});

test('what changed is told by scope, a market-based figure that came or went too', () => {
  expect(yearChanges(row())).toEqual([]);
  expect(yearChanges(row({ approved: now }))).toEqual([]);
  expect(yearChanges(row({ approved: { ...now, scope_3: 2, market: null } }))).toEqual([
    { words: 'Scope 2, market-based', before_kg: 0, after_kg: 5 },
    { words: 'Scope 3', before_kg: 2, after_kg: 3 },
  ]);
});
