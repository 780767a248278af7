import { inYear } from './year-of-list';

it('keeps the year that was chosen, and adds none', () => {
  expect(inYear('/business/vehicles/1', null)).toBe('/business/vehicles/1');
  expect(inYear('/business/vehicles/1', '2024')).toBe('/business/vehicles/1?year=2024');
  expect(inYear('/business/vehicles?location_id=2', '2024')).toBe('/business/vehicles?location_id=2&year=2024');
});
