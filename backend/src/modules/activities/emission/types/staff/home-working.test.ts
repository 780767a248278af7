import { utcDay } from '@lichen/contracts/formats/days';
import { rowsOf } from '../../testing/rows-of.loader';

const day = (year: number) => ({ from: utcDay(year, 3, 2), to: utcDay(year, 3, 2) });
const desk = (over: object = {}) => ({ ...day(2026), working_hours: 100, equipment: true, heating: true, ...over });
const british = { location: { country: 'GB', electricity_grid: 'United Kingdom' } };
const kg = (over: object = {}) => rowsOf('home_working_activity', desk(over), british).map(({ CO2 }) => CO2);

// Homeworking of the UK Government: 32_601, 32_602 and 32_603_9999_12_1.
test.each([
  ['desk and heating', {}, [32.393]],
  ['a desk', { heating: false }, [2.159]],
  ['heating', { equipment: false }, [30.234]],
  ['neither', { equipment: false, heating: false }, []],
  ['both in 2025', day(2025), [33.378]],
])('%s', (_, over, expected) => {
  expect(kg(over)).toEqual(expected);
});

test('it is commuting, on the hours as entered', () => {
  expect(rowsOf('home_working_activity', desk(), british)[0]).toMatchObject({
    ...{ scope: 'scope_3', scope3_category: 7, basis: 100, basis_units: 'hours', data_quality: 3, note: null },
  });
});

test('every other country takes the UK figure with a note', () => {
  const [row] = rowsOf('home_working_activity', desk(), { location: { country: 'NO' } });
  expect(row).toMatchObject({ CO2: 32.393, note: expect.stringContaining('No factor of this country') });
});

test('an air conditioner is an estimate of its stated power on the grid, and a note without', () => {
  const [, cooling] = rowsOf(
    'home_working_activity',
    desk({ air_conditioner: true, air_conditioner_kw: 1.5 }),
    british,
  );
  // 100 hours × 1.5 kW × 0.13096 (7_400_4000_5_1)
  expect(cooling).toMatchObject({ CO2: 19.644, basis_units: 'kWh', scope: 'scope_3', data_quality: 5 });
  expect(cooling?.note).toContain('is an estimate');
  const [only, ...others] = rowsOf('home_working_activity', desk({ air_conditioner: true }), british);
  expect(others).toEqual([]);
  expect(only?.note).toContain('it is not counted');
});

test('before the publisher printed any there is no figure', () => {
  expect(rowsOf('home_working_activity', desk(day(2021)), british)[0]).toMatchObject({
    CO2: null,
    err_msg: 'No emission factor found for Home working, United Kingdom, 2021',
  });
});
