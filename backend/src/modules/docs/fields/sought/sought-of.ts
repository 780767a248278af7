import type { DocType, FieldRole, ReadAs } from '@lichen/contracts/docs/doc-type';
import type { Role } from '../../lexicon/label-roles';
import type { FieldKind, SoughtField, SoughtType } from '../definition';
import type { UnitFamily } from '../units';

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
  fuel: 'fuel-type',
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

/** Documents that share a type but are told by words of their own, with the units of each; the first is preferred. */
const KINDS_OF: Readonly<Record<string, readonly { family: string; fuel: readonly UnitFamily[] }[]>> = {
  fuel: [
    { family: 'fuel', fuel: ['volume', 'mass', 'energy'] },
    { family: 'natural_gas', fuel: ['energy', 'volume'] },
  ],
};

function soughtField(name: string, { kind, role, units, isNeeded }: ReadAs, fuel: readonly UnitFamily[]) {
  const [as, means] = [KINDS[kind], ROLES[role]];
  if (!as || !means) return [];
  const families = units === 'fuel' ? fuel : units ? FAMILIES[units] : undefined;
  const field: SoughtField = { name, kind: as, role: means, required: isNeeded === true };
  return [families ? { ...field, families } : field];
}

/** Returns the name under which a field of a row is read; rows count from 0. */
export const cellPath = (list: string, at: number, cell: string): string => `${list}.${at}.${cell}`;

/** Derives from a document type the fields that the reader looks for, for each kind of document that has the type. */
export function soughtOf({ id, label, category, reads, rows }: DocType): SoughtType[] {
  const cells = Object.entries(rows).flatMap(([list, { reads: ofRow = {} }]) =>
    Object.entries(ofRow).map(([cell, as]) => [cellPath(list, 0, cell), as] as const),
  );
  const all = [...Object.entries(reads), ...cells];
  const fields = (fuel: readonly UnitFamily[]) => all.flatMap(([name, as]) => soughtField(name, as, fuel));
  const kinds = KINDS_OF[id];
  if (kinds) return kinds.map(({ family, fuel }) => ({ type: id, family, fields: fields(fuel) }));
  return [
    { type: id, ...(category === 'certificate' ? { family: 'certificate', named: label } : {}), fields: fields([]) },
  ];
}
