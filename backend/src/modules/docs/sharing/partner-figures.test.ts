import { figuresIn, partnerFigures } from './partner-figures';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const YEAR = { period_start: day('2025-01-01'), period_end: day('2025-12-31'), quality: 'reported' };

it('takes the year and the scopes of a statement', () => {
  const values = { year: 2025, revenue: 1_000_000, units: 't', scope1: 12.5, scope2: 3, scope3: null };
  expect(partnerFigures(['statement'], values)).toEqual({
    ...{ ...YEAR, year: 2025, revenue: 1_000_000, co2_units: 't', scope1_co2: 12.5, scope2_co2: 3 },
  });
});

it('says pounds in kilograms, exactly', () => {
  const taken = partnerFigures(['statement'], { year: 2025, units: 'lbs', scope1: 2204.62, scope2: 1 });
  expect(taken).toMatchObject({ co2_units: 'kg', scope1_co2: 1000, scope2_co2: 0.453593 });
});

it('takes period, money and units of a statement of a partner, and no partner that it names', () => {
  const values = {
    ...{ period_start: day('2024-04-01'), period_end: day('2025-03-31'), carbon_units: 'kg', partner_id: 'theirs' },
    ...{ revenue: { amount: 50, currency: 'EUR' }, scope1: 1, scope2: null, scope3: 2 },
  };
  expect(partnerFigures(['partner_statement'], values)).toEqual({
    ...{ period_start: values.period_start, period_end: values.period_end, revenue: 50, currency: 'EUR' },
    ...{ co2_units: 'kg', scope1_co2: 1, scope3_co2: 2, quality: 'reported' },
  });
});

it('says its figures in the unit of a return that is there', () => {
  const said = partnerFigures(['statement'], { year: 2025, units: 'kg', scope1: 9, scope2: 1500.5 });
  expect(figuresIn(said, 't')).toEqual({ ...said, co2_units: 't', scope1_co2: 0.009, scope2_co2: 1.5005 });
  expect(figuresIn(said, 'kg')).toEqual(said);
});
