import { scopeText, categoryName, changeKg } from './recalculation-words';

const telling = {
  t: (words: string, params: Record<string, unknown> = {}) =>
    words.replace(/\{(\w+)\}/g, (_, name) => String(params[name])),
  format: { day: (day: number) => `day ${day}`, period: (from: number, to: number) => `${from} to ${to}` },
  inventoryLineName: (id: string) => `place ${id}`,
} as unknown as Parameters<typeof scopeText>[1];

const nothing = { activity: null, location_id: null, start_date: null, end_date: null };

test.each([
  [nothing, 'All activities'],
  [{ ...nothing, activity: 'electricity_activitys' as const, location_id: 'l' }, 'Electricity · place l'],
  [{ ...nothing, start_date: 1 }, 'All activities · From day 1'],
  [{ ...nothing, end_date: 2 }, 'All activities · Until day 2'],
  [{ ...nothing, start_date: 1, end_date: 2 }, 'All activities · 1 to 2'],
])('says what %j asked for', (asked, words) => {
  expect(scopeText(asked, telling)).toBe(words);
});

test('a category has its name, and a difference no digits of its own', () => {
  expect(categoryName('6')).toBe('Business travel');
  expect(changeKg({ before_kg: 0.1, after_kg: 0.3 })).toBe(0.2);
});
