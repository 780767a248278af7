import { utcDay } from '@lichen/contracts/formats/days';
import { subjectOf } from './check-subject';
import { findingsOf } from './checks';

/** A bill of a month of 31 days. */
const bill = (id: string, month: number, amount: number) => {
  const days = { from: utcDay(2026, month, 1), to: utcDay(2026, month, 31) };
  const draft = { location_id: 'works', units: 'kWh', ...days, amount };
  return subjectOf('electricity_activitys', id, draft) ?? [];
};

it.each([
  [3, 0.075],
  [380, 10],
  [41_000, 1025],
])('tells how %s stands to 4,000, and never as nothing', (amount, number) => {
  const [found] = findingsOf([bill('a', 1, 4000), bill('b', 3, amount)].flat(), ['outlier']);
  expect(found?.params).toEqual({ percent: { number } });
});
