import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { type CountedDemand, statsOfDemands } from './stats-of-demands';

const TODAY = utcDay(2026, 11, 20);

const NONE_LATER = new Map();

const one = (changes: Partial<CountedDemand> = {}): CountedDemand => ({
  ...{
    _id: 'one',
    frequency: 'on_expiry',
    partner_id: 'a',
    mandatory: true,
    status: 'sent',
    overridden: false,
    non_compliant_reason: null,
  },
  ...{ compliant: true, submitted: false, for_review: false, has_errors: false, renewal_date: null },
  ...changes,
});
const until = (month: number, day: number, year = 2026) => one({ renewal_date: utcDay(year, month, day) });
const missing = one({ compliant: false, non_compliant_reason: 'not_submitted', partner_id: 'b' });

it('counts what is mandatory, sent and connected, and what is replaced nowhere', () => {
  const outside = [
    one({ mandatory: false }),
    one({ status: 'withdrawn', compliant: false, non_compliant_reason: 'withdrawn' }),
    one({ overridden: true, compliant: false, non_compliant_reason: 'overridden' }),
    one({ compliant: false, non_compliant_reason: 'not_connected' }),
  ];
  const stats = statsOfDemands([...outside, one(), missing, missing], NONE_LATER, TODAY);
  expect(stats).toMatchObject({ total: 6, mandatory: 5, counted: 3, compliant: 33.3, partners: 2, submitted: 2 });
});

it('says nothing of a part of nothing', () => {
  const none = { compliant: null, non_compliant_in_next_week: null, non_compliant_in_next_month: null };
  expect(statsOfDemands([], NONE_LATER, TODAY)).toMatchObject({ ...none, total: 0 });
});

it('counts the week inside the month, and months by their last day', () => {
  const stats = statsOfDemands(
    [until(11, 26), until(12, 19), until(12, 20), until(12, 31), one(), missing],
    NONE_LATER,
    TODAY,
  );
  expect(stats).toMatchObject({ non_compliant_in_next_week: 16.7, non_compliant_in_next_month: 33.3 });
  const counts = stats.monthlyNonCompliantCount.map(({ count }) => count);
  expect(counts).toEqual([2, 4, ...Array.from({ length: 10 }, () => 5)]);
  expect(stats.monthlyNonCompliantCount[1]?.month).toBe(utcDay(2026, 12, 1));
});

it('counts proof that begins later from its first day on', () => {
  const proof = (id: string, from: number, to: number) => ({
    ...{ _id: id, created_on: TODAY, received_on: TODAY, status: 'accepted' as const, is_valid: true, from, to },
  });
  const tomorrow = one({ _id: 'tomorrow', compliant: false, non_compliant_reason: 'not_yet_valid' });
  const gap = { ...until(12, 10), _id: 'gap' };
  const later = new Map([
    ['tomorrow', [proof('a', TODAY + DAY, utcDay(2027, 11, 15))]],
    ['gap', [proof('b', TODAY, utcDay(2026, 12, 10)), proof('c', utcDay(2027, 2, 1), utcDay(2028, 1, 31))]],
  ]);

  const stats = statsOfDemands([tomorrow, gap], later, TODAY);

  expect(stats).toMatchObject({ compliant: 50, non_compliant_in_next_week: 0, non_compliant_in_next_month: 50 });
  const counts = stats.monthlyNonCompliantCount.map(({ count }) => count);
  expect(counts).toEqual([0, 1, 1, ...Array.from({ length: 9 }, () => 0)]);
});
