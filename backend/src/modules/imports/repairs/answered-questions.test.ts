import type { ImportSettings, RepairGroup } from '@lichen/contracts/imports/import.entity';
import { answeredQuestions, changesAnswers, withoutMovedAnswers } from './answered-questions';

const group = (field: string, repair: RepairGroup['repair'] = 'order'): RepairGroup => ({
  ...{ repair, field, message: '', rows: 1, texts: [] },
});
const settings = (more: Partial<ImportSettings> = {}): ImportSettings => ({
  ...{ columns: ['amount', 'from'], defaults: {}, day_order: null, decimal: null, currency: 'GBP' },
  ...more,
});

it('keeps the questions that the settings answer, and no others', () => {
  const questions = { answered: [group('cost')], repairs: [group('amount'), group('from'), group('to', 'day')] };
  const answers = settings({ decimals: { amount: '.', cost: ',' }, day_orders: { to: 'dmy' } });
  expect(answeredQuestions(questions, answers)).toEqual([group('cost'), group('amount')]);
});

it.each<[before: Partial<ImportSettings>, now: Partial<ImportSettings>, changes: boolean]>([
  [{}, { decimals: { amount: '.' } }, false],
  [{ decimals: { amount: '.' } }, { decimals: { amount: '.' } }, false],
  [{ decimals: { amount: '.' } }, { decimals: { amount: ',' } }, true],
  [{ decimals: { amount: '.' } }, { decimals: { amount: '.', cost: ',' } }, false],
  [{}, { day_orders: { from: 'dmy' } }, false],
  [{ day_orders: { from: 'dmy' } }, { day_orders: { from: 'mdy' } }, true],
  [{ decimal: '.' }, { decimal: '.', decimals: { amount: ',' } }, true],
  [{ decimals: { amount: '.' } }, { decimals: { amount: '.' }, day_orders: { from: 'dmy' } }, false],
])('tells whether answers %j are changed by %j: %s', (before, now, changes) => {
  expect(changesAnswers(settings(before), settings(now))).toBe(changes);
});

it('drops the answer for a column that is read from elsewhere, unless it is given anew', () => {
  const before = settings({ decimals: { amount: '.' }, day_orders: { from: 'dmy' } });
  const moved = { ...before, columns: [null, 'from', 'amount'] };
  expect(withoutMovedAnswers(moved, before)).toMatchObject({ decimals: {}, day_orders: { from: 'dmy' } });
  const given = { ...moved, decimals: { amount: ',' as const } };
  expect(withoutMovedAnswers(given, before).decimals).toEqual({ amount: ',' });
  expect(withoutMovedAnswers(before, null)).toEqual(before);
});
