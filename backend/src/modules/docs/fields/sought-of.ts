import type { DocType, FieldRole, ReadAs } from '@lichen/contracts/docs/doc-type';
import type { Role } from '../lexicon/label-roles';
import type { FieldKind, SoughtField, SoughtType } from './definition';
import type { UnitFamily } from './units';

const ROLES: Readonly<Partial<Record<FieldRole, Role>>> = {
  supplier: 'supplier',
  customer: 'customer',
  supply_address: 'supply-address',
  account_number: 'customer-number',
  meter: 'meter-number',
  invoice_number: 'invoice-number',
  invoice_date: 'issue-date',
  issue_date: 'issue-date',
  delivery_date: 'delivery-date',
  period_start: 'period-start',
  period_end: 'period-end',
  start_date: 'start-date',
  expiry_date: 'expiry-date',
  consumption: 'use',
  renewable: 'renewable-share',
  net: 'net',
  tax: 'tax',
  gross: 'gross',
  certificate_number: 'certificate-number',
  standard: 'standard',
};

const KINDS: Readonly<Partial<Record<ReadAs['kind'], FieldKind>>> = {
  text: 'text',
  party: 'text',
  address: 'text',
  identifier: 'identifier',
  day: 'date',
  quantity: 'quantity',
  money: 'money',
  percent: 'percent',
};

const FAMILIES: Readonly<Partial<Record<NonNullable<ReadAs['units']>, readonly UnitFamily[]>>> = {
  energy: ['energy'],
  volume: ['volume'],
  mass: ['mass'],
};

function soughtField(name: string, { kind, role, units, isNeeded }: ReadAs): SoughtField[] {
  const [as, means] = [KINDS[kind], ROLES[role]];
  if (!as || !means) return [];
  const families = units ? FAMILIES[units] : undefined;
  return [{ name, kind: as, role: means, required: isNeeded === true, ...(families ? { families } : {}) }];
}

/** Derives from a document type the fields that the reader looks for. */
export const soughtOf = ({ id, label, category, reads }: DocType): SoughtType => ({
  type: id,
  ...(category === 'certificate' ? { family: 'certificate', named: label } : {}),
  fields: Object.entries(reads).flatMap(([name, as]) => soughtField(name, as)),
});
