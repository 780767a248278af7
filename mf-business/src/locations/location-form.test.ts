import { locationOverrides, onlyGrid } from './location-form';

const grids = [
  { code: 'GB', label: 'United Kingdom', country: 'GB' },
  { code: 'RFCE', label: 'RFC East', country: 'US' },
  { code: 'RFCM', label: 'RFC Michigan', country: 'US' },
];

it('takes the grid of a country that has exactly one', () => {
  expect(onlyGrid({ country: 'GB' }, grids)).toBe('GB');
  expect(onlyGrid({ country: 'US' }, grids)).toBeNull();
  expect(onlyGrid({ country: 'AQ' }, grids)).toBeNull();
});

it('offers the grid only where there is a choice', () => {
  const isHidden = (country: string | null, grid: string | null, known: typeof grids) =>
    locationOverrides({ country, electricity_grid: grid }, known)['electricity_grid']?.hidden;

  expect(isHidden(null, null, [])).toBe(true);
  expect(isHidden('GB', 'GB', grids.slice(0, 1))).toBe(true);
  expect(isHidden('US', null, grids.slice(1))).toBe(false);
});

it('asks for the lessor of a leased location, and shows one that is still named', () => {
  const isHidden = (values: object) => locationOverrides({ ...values }, grids)['lessor_partner_id']?.hidden;
  expect([isHidden({ leased: false }), isHidden({ leased: true })]).toEqual([true, false]);
  // It keeps its partner from being deleted: whoever is told so finds it here.
  expect(isHidden({ leased: false, lessor_partner_id: 'landlord' })).toBe(false);
});
