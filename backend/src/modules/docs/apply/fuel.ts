import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '../review/form-values';
import { fuelDays } from '../review/fuel-days';
import { given, type Made, type Maker, rowsOf } from './maker';

/** `20 drums of 200 L` gives both a quantity and an amount; a quantity alone is the amount. */
const amountsOf = (row: Values, path: string) =>
  typeof row['unit_size'] === 'number'
    ? { amount: `${path}.unit_size`, quantity: `${path}.quantity` }
    : { amount: `${path}.quantity` };

function fuelOf(values: Values, row: Values, at: number, isOnly: boolean, doc_id: string): Made {
  const path = `fuels.${at}`;
  const from: Record<string, string> = {
    ...{ location_id: 'location_id', partner_id: 'partner_id', ...fuelDays(values) },
    ...{ fuel: `${path}.fuel_type`, units: `${path}.fuel_units`, ...amountsOf(row, path) },
    ...{ invoice_ref: 'invoice_number', invoice_date: 'invoice_date', ...(isOnly ? { cost: 'cost' } : {}) },
  };
  const said = (field: string) => (field.startsWith(`${path}.`) ? row[field.slice(path.length + 1)] : values[field]);
  const read = Object.fromEntries(Object.entries(from).map(([to, field]) => [to, said(field)]));
  return { entity: fuelActivity as unknown as Entity, draft: given({ ...read, doc_id }), from };
}

/** Turns each fuel of a delivery into an activity. The cost is set only if there is a single fuel. */
export const makeFuels: Maker = (values, docId) => {
  const rows = rowsOf(values, 'fuels');
  // A bill without rows still drafts one record, so that its errors are reported under the list.
  return (rows.length > 0 ? rows : [{}]).map((row, at) => fuelOf(values, row, at, rows.length === 1, docId));
};
