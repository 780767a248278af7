import { gridOf, gridsOf, NO_COMPANY, setupErrors } from './setup-rules';

const GRIDS = [
  { code: 'GB', label: 'United Kingdom', country: 'GB' },
  { code: 'US-CAMX', label: 'WECC California', country: 'US' },
  { code: 'US-NYUP', label: 'NPCC Upstate NY', country: 'US' },
];

const HARROW = {
  ...NO_COMPANY,
  company_name: 'Harrow Brewing Co.',
  country: 'GB',
  electricity_grid: 'GB',
  address_line1: '1 Mill Lane',
  town_or_city: 'Leeds',
  post_code: 'LS1 1AA',
  main_company_number: '01234567',
};

const NOT_SUPPORTED = 'The selected country is not supported for electricity grid calculations at this time.';

it('fills the grid of a country that has exactly one', () => {
  expect(gridOf('GB', GRIDS)).toBe('GB');
  expect(gridOf('US', GRIDS)).toBe('');
  expect(gridOf('AQ', GRIDS)).toBe('');
  expect(gridsOf('US', GRIDS)).toHaveLength(2);
});

it('takes a company without a second address line', () => {
  expect(setupErrors(HARROW)).toEqual({});
});

it('asks for everything else', () => {
  expect(setupErrors({ ...NO_COMPANY, company_name: '  ' })).toEqual({
    company_name: 'Required',
    address_line1: 'Required',
    town_or_city: 'Required',
    post_code: 'Required',
    main_company_number: 'Required',
    country: NOT_SUPPORTED,
    electricity_grid: NOT_SUPPORTED,
  });
});

it('speaks under the country when the country has no grid', () => {
  expect(setupErrors({ ...HARROW, country: 'AQ', electricity_grid: '' })).toEqual({
    country: NOT_SUPPORTED,
    electricity_grid: NOT_SUPPORTED,
  });
});
