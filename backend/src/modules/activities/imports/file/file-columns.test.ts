import { electricityActivity } from '@lichen/contracts/activities/types/electricity.entity';
import { sheetColumns } from '@lichen/contracts/activities/sheet/sheet-columns';
import { fileColumns, guessedSettings } from './file-columns';
import { defaultSettings } from './default-settings';

const unitOf = (...headers: string[]) => {
  const columns = fileColumns(headers).columns(sheetColumns(electricityActivity, {}), () => []);
  return guessedSettings(electricityActivity, columns, defaultSettings('GBP')).defaults['units'];
};

it('takes the unit of all rows from the heading over the amount', () => {
  expect(unitOf('Site', 'From', 'To', 'Consumption (MWh)')).toBe('MWh');
  expect(unitOf('Site', 'From', 'To', 'kWh')).toBe('kWh');
  expect(unitOf('Site', 'From', 'To', 'Usage MWh')).toBe('MWh');
});

it('leaves it to the column that says units, and to no other heading', () => {
  expect(unitOf('Site', 'kWh', 'Units')).toBeUndefined();
  expect(unitOf('Site', 'Usage', 'Cost per kWh', 'Notes kWh')).toBeUndefined();
});
