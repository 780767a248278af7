import { figuresIn } from './return-figures';

const returned = (values: Record<string, string | number>, categories?: Record<string, string>) => ({
  ...{ year: 2025, name: 'Inventory', values },
  calculation: categories ? { scope3_categories: categories } : null,
});
const ALL = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((one) => [one, '0.5']));

it('takes exact figures as they are written, in their unit', () => {
  const said = figuresIn(returned({ unit: 'kg', scope1: '1.234567', scope2: '0.00001', scope3: 3 }));
  expect(said).toEqual({
    ...{ co2_units: 'kg', scope1_co2: 1.234567, scope2_co2: 0.00001, scope3_co2: 3, scope3_coverage: 'some' },
  });
  expect(figuresIn(returned({ unit: 't', scope2: '0.1' }))).toMatchObject({ co2_units: 't', scope1_co2: null });
});

it('takes what is too large for kilograms in tonnes, to six places', () => {
  expect(figuresIn(returned({ unit: 'kg', scope1: '9007199254.740991', scope2: '1' }))).toMatchObject({
    ...{ co2_units: 't', scope1_co2: 9_007_199.254741, scope2_co2: 0.001 },
  });
});

it('takes nothing where no figure is stated in a known unit, or one that is none', () => {
  for (const values of [{ unit: 'lb', scope1: '1' }, { scope1: '1' }, { unit: 'kg' }, { unit: 'kg', scope1: '-1' }])
    expect(figuresIn(returned(values as Record<string, string>))).toBeUndefined();
  for (const scope1 of ['1e9', '0x10', 'NaN', ' 1', '1'.repeat(31), '9'.repeat(20)])
    expect(figuresIn(returned({ unit: 'kg', scope1 }))).toBeUndefined();
});

it('says of scope 3 that it is whole only where every upstream category is in it', () => {
  const coverage = (categories?: Record<string, string>) =>
    figuresIn(returned({ unit: 'kg', scope3: '4' }, categories))?.scope3_coverage;
  expect([coverage(), coverage({ 1: '4' }), coverage({ ...ALL, 8: '0' })]).toEqual(['some', 'some', 'some']);
  expect([coverage(ALL), coverage({ ...ALL, 11: '0' })]).toEqual(['upstream', 'upstream']);
  expect(coverage({ ...ALL, 11: '2' })).toBe('upstream_and_downstream');
});
