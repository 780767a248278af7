import type { FieldReading } from '@lichen/contracts/docs/reading';
import { shownReadings } from './shown-readings';

const read = (field: string): FieldReading => ({
  ...{ field, value: 1, raw: '1', page: 1, box: { x: 0, y: 0, width: 0.1, height: 0.1 } },
  ...{ confidence: 0.5, how: 'label', flags: ['competing'], alternatives: [] },
});
const place = { page: 2, box: { x: 0.5, y: 0.5, width: 0.1, height: 0.02 }, raw: '97,006 kWh' };

test('a place that somebody showed stands for the one that was read, and beside the others', () => {
  const places = { electricity_used: place, meter_number: { ...place, raw: 'E14' } };
  const found = shownReadings([read('electricity_used'), read('cost')], {
    ...{ places, prep_data: { electricity_used: 97_006, meter_number: 'E14' } },
  });
  expect(found.map(({ field, page, raw, how }) => [field, page, raw, how])).toEqual([
    ['cost', 1, '1', 'label'],
    ['electricity_used', 2, '97,006 kWh', 'drawn'],
    ['meter_number', 2, 'E14', 'drawn'],
  ]);
  expect(found[1]).toMatchObject({ value: 97_006, confidence: 1, flags: [] });
});

test('without a shown place all stays as it was read', () => {
  expect(shownReadings([read('cost')], { places: null, prep_data: null })).toEqual([read('cost')]);
});
