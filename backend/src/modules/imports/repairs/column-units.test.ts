import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import { headingFigures } from '@lichen/contracts/sheet/heading-figures';
import { withUnit } from './column-units';

const group = (field: string) => ({ repair: 'order' as const, field, message: '', rows: 1, texts: [] });

it.each<[field: string, header: string, settings: Partial<ImportSettings>, said: { unit?: string; tens?: number }]>([
  ['amount', 'Consumption (kWh)', { defaults: { units: 'kWh' } }, { unit: 'kWh' }],
  ['amount', "Consumption ('000 kWh)", { defaults: { units: 'kWh' } }, { unit: 'kWh', tens: 3 }],
  ['amount', 'Consumption', {}, {}],
  ['amount', 'Consumption (kWh)', { columns: ['amount', 'units'], defaults: { units: 'kWh' } }, {}],
  ['cost', 'Cost', {}, { unit: 'GBP' }],
  ['cost', 'Cost (EUR)', {}, { unit: 'EUR' }],
  ['cost', 'Cost', { columns: ['cost', 'cost.currency'] }, {}],
  ['renewable_percent', 'Renewable %', { defaults: { units: 'kWh' } }, {}],
  ['from', 'From', { defaults: { units: 'kWh' } }, {}],
])('names what %s under %j is in', (field, header, given, said) => {
  const settings = { columns: [field], defaults: {}, day_order: null, decimal: null, currency: 'GBP', ...given };
  const headings = new Map([[field, headingFigures(header)]]);
  expect(withUnit({ entity: electricityActivity, settings, headings }, group(field))).toEqual({
    ...group(field),
    ...said,
  });
});
