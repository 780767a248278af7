import type { FieldReading } from '@lichen/contracts/docs/reading';
import { fuelDoc } from '@lichen/contracts/docs/types/fuel';
import { listReadings } from './list-readings';

const CELL: FieldReading = {
  ...{ field: 'fuels.0.fuel_type', value: 'Gas oil', raw: 'Heizöl EL', page: 1, box: null },
  ...{ confidence: 0.95, how: 'label', flags: [], alternatives: [] },
};

it('flags a list in which a row lacks what the document cannot be applied without', () => {
  expect(listReadings([fuelDoc], [CELL])).toMatchObject([
    { field: 'fuels', value: [{ fuel_type: 'Gas oil', fuel_units: 'L' }], flags: ['not_on_page'], confidence: 0.3 },
  ]);
});
