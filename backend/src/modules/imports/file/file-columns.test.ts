import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicles/vehicle-fuel.entity';
import { wasteActivity } from '@lichen/contracts/activities/types/buildings/waste.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { fileColumns, guessedSettings } from './file-columns';
import { defaultSettings } from './default-settings';

const unitsOf = (entity: Entity, ...headers: string[]) => {
  const columns = fileColumns(headers, 2026).columns(sheetColumns(entity, {}), () => []);
  return guessedSettings(entity, columns, defaultSettings('GBP')).defaults;
};
const unitOf = (...headers: string[]) => unitsOf(electricityActivity, ...headers)['units'];

it('takes the unit of all rows from the heading over the amount', () => {
  expect(unitOf('Site', 'From', 'To', 'Consumption (MWh)')).toBe('MWh');
  expect(unitOf('Site', 'From', 'To', 'kWh')).toBe('kWh');
  expect(unitOf('Site', 'From', 'To', 'Usage MWh')).toBe('MWh');
});

it('leaves it to the column that says units, and to no other heading', () => {
  expect(unitOf('Site', 'kWh', 'Units')).toBeUndefined();
  expect(unitOf('Site', 'Usage', 'Cost per kWh', 'Notes kWh')).toBeUndefined();
});

it('keeps the units of several figures apart', () => {
  expect(unitsOf(wasteActivity, 'Processed, weight (t)', 'Recycled, weight (kg)')).toEqual({
    processed_weight_units: 't',
    recycled_weight_units: 'kg',
  });
  expect(unitsOf(vehicleFuelActivity, 'Distance (km)', 'Quantity (L)')).toEqual({
    distance_units: 'km',
    fuel_units: 'L',
  });
});
