import { utcDay } from '../formats/days';
import { electricityActivity } from '../activities/types/buildings/electricity.entity';
import { stayActivity } from '../activities/types/staff/stay.entity';
import type { SheetReading } from './read-cell';
import { readRow } from './read-row';

const reading: SheetReading = {
  decimal: ',',
  dayOrder: 'dmy',
  from1904: false,
  currency: 'EUR',
  codeOf: (list, text) =>
    list === 'countries' && text === 'Norge' ? 'NO' : list === 'currencies' && text === 'Krone' ? 'NOK' : undefined,
};

it('reads a row into values, names to find and cells to repair', () => {
  const row = readRow(
    electricityActivity,
    {
      location_id: 'Oslo HQ',
      from: '01.01.2026',
      to: '31.13.2026',
      amount: '1.234,5',
      units: 'kilowatts?',
      cost: '99,50',
    },
    reading,
  );

  expect(row.values).toEqual({ from: utcDay(2026, 1, 1), amount: 1234.5, cost: { currency: 'EUR', amount: 99.5 } });
  expect(row.names).toEqual([{ field: 'location_id', entity: 'locations', text: 'Oslo HQ' }]);
  expect(row.problems).toEqual([
    { field: 'to', repair: 'day', message: 'Enter a date', text: '31.13.2026' },
    { field: 'units', repair: 'unit', message: 'Choose an option from the list', text: 'kilowatts?' },
  ]);
});

it('puts the currency of a price and the country of a place where they belong, wherever their columns stand', () => {
  expect(readRow(electricityActivity, { 'cost.currency': 'Krone', cost: '10' }, reading).values).toEqual({
    cost: { currency: 'NOK', amount: 10 },
  });
  expect(readRow(stayActivity, { 'location.country': 'Norge', location: 'Bergen' }, reading).values).toEqual({
    location: { name: 'Bergen', country: 'NO' },
  });
  expect(readRow(stayActivity, { location: 'Bergen', 'location.country': 'Narnia' }, reading).problems).toEqual([
    { field: 'location.country', repair: 'choice', message: 'Choose an option from the list', text: 'Narnia' },
  ]);
});

it('asks where an amount and the column of its currency name two', () => {
  expect(readRow(electricityActivity, { cost: '£10', 'cost.currency': 'Krone' }, reading).problems).toEqual([
    { field: 'cost.currency', repair: 'choice', message: 'Choose an option from the list', text: 'Krone' },
  ]);
  expect(readRow(electricityActivity, { cost: 'kr 10', 'cost.currency': 'Krone' }, reading).values).toEqual({
    cost: { currency: 'NOK', amount: 10 },
  });
});

it('does not ask for the currency of an amount that is not there', () => {
  expect(readRow(electricityActivity, { cost: '', 'cost.currency': 'GBP' }, reading)).toEqual({
    values: {},
    names: [],
    problems: [],
  });
});
