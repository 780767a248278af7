import type { Entity } from '../../entity/entity';
import { choice, code, day, decimal, money, optional, ref, text } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType, docForm, type DocRows } from '../doc-type';
import { POWER_UNITS } from './electricity';

const readingRow = docForm('redispatch_reading_row', 'Energy reading', {
  ref: optional(text('Reference', 60)),
  date: optional(day('Date')),
  start_time: optional(text('Start time', 10)),
  end_time: optional(text('End time', 10)),
  loss_of_work: optional(decimal('Loss of work, kWh')),
}) as Entity;

const settlementRow = docForm('redispatch_settlement_row', 'Settlement', {
  ref: optional(text('Reference', 60)),
  date: optional(day('Date')),
  energy_reading: optional(decimal('Energy reading')),
  units: optional(choice('Units', POWER_UNITS)),
  unit_price: optional(decimal('Unit price', { min: -1_000_000 })),
  total_price: optional(decimal('Total price', { min: -1_000_000_000 })),
  currency: optional(code('Currency', 'currencies')),
}) as Entity;

const settlements = (label: string): DocRows => ({
  label,
  row: settlementRow,
  most: 3000,
  starts: { units: 'kWh', currency: 'EUR' },
});

/** Settlement by which a grid operator pays for power that a source had to hold back. */
export const netzRedispatchDoc = defineDocType({
  id: 'netz_redispatch',
  label: 'Netz redispatch',
  category: 'company',
  manualEntry: true,
  fields: {
    company_name: optional(text('Supplied to', 200)),
    supplier_name: optional(text('Supplied by', 200)),
    partner_id: optional(ref('Supplier', 'partners', { as: 'partner', show: ['name'] })),
    period_start: optional(day('Period start')),
    period_end: optional(day('Period end')),
    credit_balance: optional(money('Credit balance', 'EUR')),
    supplied_address: optional(text('Address supplied', 500)),
    location_id: ref('Location', 'locations', { as: 'location', show: ['name'] }),
    source_id: ref('Power source', 'power_sources', { as: 'source', show: ['name'] }),
  },
  check: datesInOrder('period_start', 'period_end'),
  layout: [
    { title: 'Parties', fields: ['company_name', 'supplier_name', 'partner_id'] },
    { title: 'Period', fields: ['period_start', 'period_end', 'credit_balance'] },
    { title: 'Supply', fields: ['supplied_address', 'location_id', 'source_id'] },
  ],
  rows: {
    energy_readings: { label: 'Energy readings', row: readingRow, most: 3000 },
    zero_settlements: settlements('Negative Settlements'),
    rebate_settlements: settlements('Rebate Settlements'),
  },
  reads: {
    company_name: { kind: 'party', role: 'customer' },
    supplier_name: { kind: 'party', role: 'supplier' },
    supplied_address: { kind: 'address', role: 'supply_address' },
    period_start: { kind: 'day', role: 'period_start', isNeeded: true },
    period_end: { kind: 'day', role: 'period_end', isNeeded: true },
    credit_balance: { kind: 'money', role: 'gross' },
  },
  makes: { kind: 'records', entities: ['power_activitys'] },
});
