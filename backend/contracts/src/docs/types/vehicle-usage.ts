import { vehicleFuelCode } from '../../activities/codes/fuel-code';
import type { Entity } from '../../entity/entity';
import { choice, code, day, decimal, money, optional, ref, text } from '../../entity/fields';
import { defineDocType, docForm } from '../doc-type';
import { INVOICE_HEAD } from './invoice-head';

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

/** Fuel that the company's vehicles took, as listed by a fuel card or a workshop. */
export const vehicleUsageDoc = defineDocType({
  id: 'vehicle_usage',
  label: 'Vehicle usage',
  category: 'company',
  manualEntry: true,
  ...INVOICE_HEAD,
  rows: {
    records: {
      label: 'Fuel records',
      row: refuelRow,
      most: 2000,
      starts: { fuel_units: 'L', distance_units: 'km' },
      reads: {
        extracted_vehicle_id: { kind: 'text', role: 'line' },
        date: { kind: 'day', role: 'line' },
        fuel_type: { kind: 'fuel', role: 'line' },
        quantity: { kind: 'quantity', role: 'line', units: 'fuel', unitField: 'fuel_units' },
        distance: { kind: 'quantity', role: 'line', units: 'distance', unitField: 'distance_units' },
        cost: { kind: 'money', role: 'line' },
      },
      table: {
        columns: {
          extracted_vehicle_id: ['vehicle', 'card'],
          date: ['date'],
          fuel_type: ['product', 'item', 'description'],
          quantity: ['quantity'],
          distance: ['distance'],
          cost: ['gross', 'amount', 'net'],
        },
        needs: [['date'], ['quantity']],
      },
    },
  },
  makes: { kind: 'records', entities: ['vehicle_activitys'] },
});
