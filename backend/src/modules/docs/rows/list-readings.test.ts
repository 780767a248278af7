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

it('compares the cells of a long list once each, whatever their order', () => {
  const names = ['fuel_type', 'fuel_amount', 'fuel_cost'];
  let compared = 0;
  const cells = Array.from({ length: 900 }, (_, index): FieldReading => {
    const [at, name] = [299 - Math.floor(index / 3), names[index % 3]];
    return { ...CELL, field: `fuels.${at}.${name}`, value: at };
  });
  const filter = jest.spyOn(Array.prototype, 'filter').mockImplementation(function (this: unknown[], test) {
    compared += this.length;
    return this.flatMap((each, at) => (test(each, at, this) ? [each] : []));
  });
  const [list] = listReadings([fuelDoc], cells);
  filter.mockRestore();
  const rows = list?.value as unknown as Record<string, unknown>[];
  expect(rows.map((row) => row['fuel_cost'])).toEqual(Array.from({ length: 300 }, (_, at) => at));
  expect(compared).toBeLessThan(10_000);
});
