import { monthShares } from './month-shares.mjs';
import { calculationProblems, countProblems, historyProblems, keyProblems, rollUpProblems } from './rows-agree.mjs';

const day = (month, date) => Date.UTC(2024, month - 1, date);

/** One saved activity as the tables hold it; each test breaks one thing. */
function saved() {
  const place = { company_id: 'c', activity_type: 'electricity_activitys', scope: 'scope_2', scope2_basis: 'location' };
  const calc = { ...place, activity_id: 'a', used: 1, superseded_by: null, component: 'direct', scope3_category: null };
  const sums = { scope1_ug: 0, scope2_ug: 100, scope3_ug: 0 };
  const month = (number, ug) => ({ ...place, month: day(number, 1), scope3_category: 0, co2_ug: ug, calcs: 1 });
  const amounts = (edge, ug) => ({
    ...{ [`${edge}_scope1_ug`]: 0, [`${edge}_scope2_ug`]: ug, [`${edge}_scope3_ug`]: 0, [`${edge}_market_ug`]: 0 },
  });
  const count = (number, edge, other) => ({
    ...{ company_id: 'c', month: day(number, 1), activity_type: place.activity_type, location_id: 'l', scopes: 2 },
    ...{ dated: 'both', [edge]: 1, ...amounts(edge, 100), [other]: 0, ...amounts(other, 0) },
  });
  return {
    activities: [
      {
        ...{
          id: 'a',
          version: 2,
          company_id: 'c',
          activity_type: place.activity_type,
          location_id: 'l',
          market_ug: null,
        },
        ...{ from: day(1, 31), to: day(2, 2), ...sums },
      },
    ],
    calcs: [{ ...calc, co2_ug: 100, from: day(1, 31), to: day(2, 2), parts: null }],
    months: [month(1, 33), month(2, 67)],
    counts: [count(1, 'started', 'ended'), count(2, 'ended', 'started')],
    audit: [
      { record_id: 'a', type: 'create' },
      { record_id: 'a', type: 'update' },
    ],
    outbox: [
      { type: 'electricity_activitys.create', payload: '{"id":"a"}' },
      { type: 'electricity_activitys.update', payload: '{"id":"a"}' },
    ],
    keys: [{ answer: '{"obj":{"_id":"a"}}' }],
  };
}

const problems = (tables) => [
  ...calculationProblems(tables),
  ...rollUpProblems(tables),
  ...countProblems(tables),
  ...historyProblems(tables),
  ...keyProblems(tables),
];

it('finds nothing wrong with a whole save', () => {
  expect(problems(saved())).toEqual([]);
});

it('shares a row over its months to the last digit', () => {
  const shares = monthShares({ from: day(1, 31), to: day(3, 1), co2_ug: 1000, parts: null });

  expect([...shares.values()]).toEqual([32n, 936n, 32n]);
  expect([...shares.values()].reduce((sum, ug) => sum + ug, 0n)).toBe(1000n);
});

it.each([
  ['a lost calculation', (tables) => tables.calcs.pop()],
  ['a calculation without its activity', (tables) => tables.activities.pop()],
  ['a figure that is not the sum', (tables) => Object.assign(tables.activities[0], { scope2_ug: 99 })],
  ['a month that is off by one', (tables) => Object.assign(tables.months[0], { co2_ug: 34 })],
  ['a month that is missing', (tables) => tables.months.pop()],
  ['a month too many', (tables) => tables.months.push({ ...tables.months[0], month: day(7, 1) })],
  ['a month that counts one too many', (tables) => Object.assign(tables.counts[0], { started: 2 })],
  ['a month that counts another sum', (tables) => Object.assign(tables.counts[1], { ended_scope2_ug: 99 })],
  ['a month that does not count it', (tables) => tables.counts.pop()],
  ['a missing audit row', (tables) => tables.audit.pop()],
  ['an audit row too many', (tables) => tables.audit.push({ record_id: 'a', type: 'update' })],
  ['a missing event', (tables) => tables.outbox.pop()],
  ['a missing key', (tables) => tables.keys.pop()],
  ['two keys for one record', (tables) => tables.keys.push(tables.keys[0])],
])('finds %s', (_what, damage) => {
  const tables = saved();
  damage(tables);

  expect(problems(tables)).not.toEqual([]);
});
