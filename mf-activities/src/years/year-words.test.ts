import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { monthsOverUntil, totalOf, yearChanges, yearState } from './year-words';

const now = { scope_1: 0.1, scope_2: 0.2, scope_3: 3, market: 5 };
const row = (over: Partial<InventoryYearRow> = {}): InventoryYearRow => ({
  ...{ year: 2024, state: 'open', approved_by: null, approved_on: null, note: null, now, approved: null },
  ...{ approvers: [], approver_names: [], waiting: null, seal: null, rows: null, categories: null, locations: null },
  ...{ is_base_year: false, changed_since_approval: false },
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

test('a running year ends with its last month over, and says nothing in January or once it has ended', () => {
  const until = (month: number, day: number, year = 2026) => monthsOverUntil(year, Date.UTC(2026, month - 1, day));
  expect(until(11, 29)).toBe(Date.UTC(2026, 9, 31));
  expect(until(11, 1)).toBe(Date.UTC(2026, 9, 31));
  expect(until(12, 31)).toBe(Date.UTC(2026, 10, 30));
  expect([until(1, 31), until(12, 31, 2025), until(12, 31, 2027)]).toEqual([null, null, null]);
});
