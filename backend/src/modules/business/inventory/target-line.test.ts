import type { emissionTarget } from '@lichen/contracts/business/inventory/emission-target.entity';
import type { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { expectedIn, progressOf, statedFor, yearlyReduction } from './target-line';

type Target = RecordOf<typeof emissionTarget>;
type Statement = RecordOf<typeof annualStatement>;

const target = (changes: Partial<Target> = {}) =>
  ({
    ...{ _id: 'target', coverage: 'scope_1_2', scope2_basis: 'location', kind: 'absolute', per: null },
    ...{ base_year: 2020, base_value: 1000, target_year: 2030, reduction: 42, ...changes },
  }) as Target;
const statement = (changes: Partial<Statement> = {}) =>
  ({
    ...{ year: 2024, units: 't', status: 'approved', scope1: 500, scope2: 300, scope2_market: 100, scope3: 4000 },
    ...{ revenue: 2_500_000, fte_staff: 40, ...changes },
  }) as Statement;

it.each([
  [2019, null],
  [2020, 1000],
  [2021, 958],
  [2024, 832],
  [2030, 580],
  [2031, null],
])('expects in %i what a straight line gives', (year, expected) => {
  expect(expectedIn(year, target())).toBe(expected);
});

it('is exact where a year takes a third of the way', () => {
  const thirds = target({ base_value: 100, reduction: 10, target_year: 2023 });

  expect([2021, 2022, 2023].map((year) => expectedIn(year, thirds))).toEqual([96.666667, 93.333333, 90]);
  expect(yearlyReduction(thirds)).toBe(3.33);
});

it.each([
  ['scopes 1 and 2, location-based', {}, {}, 800],
  ['scopes 1 and 2, market-based', { scope2_basis: 'market' }, {}, 600],
  ['scope 3', { coverage: 'scope_3', scope2_basis: null }, {}, 4000],
  ['all scopes', { coverage: 'scope_1_2_3' }, {}, 4800],
  ['kilograms', {}, { units: 'kg' }, 0.8],
  ['pounds', {}, { units: 'lbs', scope1: 2204.62, scope2: 1102.31 }, 1.5],
  ['a scope that is missing', { coverage: 'scope_1_2_3' }, { scope3: null }, null],
  ['a scope that is missing but not covered', {}, { scope3: null }, 800],
  ['a million of revenue', { kind: 'intensity', per: 'revenue' }, {}, 320],
  ['a person', { kind: 'intensity', per: 'fte' }, {}, 20],
  ['revenue that is missing', { kind: 'intensity', per: 'revenue' }, { revenue: null }, null],
  ['nobody', { kind: 'intensity', per: 'fte' }, { fte_staff: 0 }, null],
] as const)('takes from a statement: %s', (_name, changes, stated, expected) => {
  expect(statedFor(target(changes as never), statement(stated as never))).toBe(expected);
});

it('says whether a target is on track, and by how much the base year has fallen', () => {
  const statements = [statement(), statement({ year: 2023, scope1: 700, status: 'not_approved' })];
  const base = statement({ year: 2020, scope1: 600, scope2: 401 });

  expect(progressOf(target(), 2024, [...statements, base])).toEqual({
    ...{ _id: 'target', expected: 832, actual: 800, reduced: 20, statement: 'approved', base_stated: 1001 },
    ...{ yearly: 4.2, is_on_track: true },
  });
  expect(progressOf(target(), 2023, statements)).toMatchObject({
    ...{ expected: 874, actual: 1000, reduced: 0, statement: 'not_approved', base_stated: null, is_on_track: false },
  });
  expect(progressOf(target(), 2022, statements)).toMatchObject({
    ...{ expected: 916, actual: null, reduced: null, statement: 'none', is_on_track: null },
  });
});
