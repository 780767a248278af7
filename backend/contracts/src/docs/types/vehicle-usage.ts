import { vehicleFuelCode } from '../../activities/codes/fuel-code';
import type { Entity } from '../../entity/entity';
import { choice, code, day, decimal, money, optional, ref, text } from '../../entity/fields';
import { defineDocType, docForm } from '../doc-type';

const refuelRow = docForm('refuel_row', 'Fuel record', {
  extracted_vehicle_id: optional(text('Vehicle on the document', 100)),
  vehicle_id: ref('Vehicle', 'vehicles', { as: 'vehicle', show: ['name'] }),
  date: optional(day('Date', { notFuture: true })),
  fuel_type: optional(code('Fuel type', 'vehicle_fuels', vehicleFuelCode)),
  quantity: optional(decimal('Quantity')),
  fuel_units: optional(choice('Fuel units', ['mile', 'km', 'L', 'gal (US)', 'gal (imp)', 'kg', 'kWh'])),
  number_of_hours: optional(decimal('Number of hours')),
  distance: optional(decimal('Distance')),
  distance_units: optional(choice('Distance units', ['km', 'miles'])),
  cost: optional(money('Cost')),
}) as Entity;

/** What the vehicles of the company took, as a fuel card or a workshop lists it. */
export const vehicleUsageDoc = defineDocType({
  id: 'vehicle_usage',
  label: 'Vehicle usage',
  category: 'company',
  manualEntry: true,
  fields: {
    supplier_name: optional(text('Supplier', 200)),
    invoice_number: optional(text('Invoice number', 60)),
    invoice_date: optional(day('Invoice date')),
  },
  layout: [{ title: 'Invoice', fields: ['supplier_name', 'invoice_number', 'invoice_date'] }],
  rows: {
    records: {
      label: 'Fuel records',
      row: refuelRow,
      most: 2000,
      starts: { fuel_units: 'L', distance_units: 'km' },
    },
  },
  reads: {
    supplier_name: { kind: 'party', role: 'supplier' },
    invoice_number: { kind: 'identifier', role: 'invoice_number' },
    invoice_date: { kind: 'day', role: 'invoice_date' },
  },
  makes: { kind: 'records', entities: ['vehicle_activitys'] },
});
