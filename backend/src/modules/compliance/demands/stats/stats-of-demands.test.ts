import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { type DemandGroup, type LaterProof, statsOfDemands } from './stats-of-demands';

const TODAY = utcDay(2026, 11, 20);

const one = (changes: Partial<DemandGroup> = {}): DemandGroup => ({
  ...{ count: 1, mandatory: true, status: 'sent', overridden: false, non_compliant_reason: null },
  ...{ compliant: true, submitted: false, for_review: false, has_errors: false, renewal_date: null },
  ...changes,
});
const stats = (groups: readonly DemandGroup[], later: readonly LaterProof[] = []) =>
  statsOfDemands({ groups, partners: 2, later }, TODAY);
const until = (month: number, day: number, year = 2026) => one({ renewal_date: utcDay(year, month, day) });
const missing = one({ compliant: false, non_compliant_reason: 'not_submitted' });

it('counts what is mandatory, sent and connected, and what is replaced nowhere', () => {
  const outside = [
    one({ mandatory: false }),
    one({ status: 'withdrawn', compliant: false, non_compliant_reason: 'withdrawn' }),
    one({ overridden: true, compliant: false, non_compliant_reason: 'overridden' }),
    one({ compliant: false, non_compliant_reason: 'not_connected' }),
  ];
  expect(stats([...outside, one(), missing, missing])).toMatchObject({
    total: 6,
    mandatory: 5,
    counted: 3,
    compliant: 33.3,
    partners: 2,
    submitted: 2,
  });
});

it('says nothing of a part of nothing', () => {
  const none = { compliant: null, non_compliant_in_next_week: null, non_compliant_in_next_month: null };
  expect(stats([])).toMatchObject({ ...none, total: 0 });
});

it('counts the week inside the month, and months by their last day', () => {
  const found = stats([until(11, 26), until(12, 19), until(12, 20), until(12, 31), one(), missing]);
  expect(found).toMatchObject({ non_compliant_in_next_week: 16.7, non_compliant_in_next_month: 33.3 });
  const counts = found.monthlyNonCompliantCount.map(({ count }) => count);
  expect(counts).toEqual([2, 4, ...Array.from({ length: 10 }, () => 5)]);
  expect(found.monthlyNonCompliantCount[1]?.month).toBe(utcDay(2026, 12, 1));
});

it('counts alike demands as often as there are', () => {
  const groups = [until(11, 26), until(11, 26), until(12, 31), one(), one(), one(), missing, missing];
  const alike = [{ ...until(11, 26), count: 2 }, until(12, 31), one({ count: 3 }), { ...missing, count: 2 }];

  expect(stats(alike)).toEqual(stats(groups));
  expect(stats(alike)).toMatchObject({ total: 8, counted: 8, compliant: 75, non_compliant_in_next_week: 25 });
});

it('counts proof that begins later from its first day on', () => {
  const proof = (id: string, from: number, to: number) => ({
    ...{ _id: id, created_on: TODAY, received_on: TODAY, status: 'accepted' as const, is_valid: true, from, to },
    passport_id: null,
  });
  const frequency = 'on_expiry' as const;
  const tomorrow = one({ compliant: false, non_compliant_reason: 'not_yet_valid' });
  const gap = until(12, 10);
  const outside = one({ mandatory: false, compliant: false });
  const later = [
    { of: { ...tomorrow, frequency }, proofs: [proof('a', TODAY + DAY, utcDay(2027, 11, 15))] },
    {
      of: { ...gap, frequency },
      proofs: [proof('b', TODAY, utcDay(2026, 12, 10)), proof('c', utcDay(2027, 2, 1), utcDay(2028, 1, 31))],
    },
    { of: { ...outside, frequency }, proofs: [proof('d', TODAY + DAY, utcDay(2027, 11, 15))] },
  ];

  const found = stats([tomorrow, gap, outside], later);

  expect(found).toMatchObject({ compliant: 50, non_compliant_in_next_week: 0, non_compliant_in_next_month: 50 });
  const counts = found.monthlyNonCompliantCount.map(({ count }) => count);
  expect(counts).toEqual([0, 1, 1, ...Array.from({ length: 9 }, () => 0)]);
});
