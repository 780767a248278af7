import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';

/** Fields of an activity of any type that the checks read. */
export interface CheckSubject {
  readonly id: string;
  readonly type: ActivityType;
  readonly from: number;
  readonly to: number;
  readonly location_id: string | null;
  readonly partner_id: string | null;
  readonly vehicle_id: string | null;
  /** Key of a source within a location: the fuel, the power source, own or purchased power. */
  readonly item: string;
  /** Key of a document, case folded: its number, and the line of an order. */
  readonly document: string | null;
  /** Number of the invoice or the order as it was typed. */
  readonly number: string | null;
  readonly amount: number | null;
  readonly units: string | null;
  /** Current taken by a vehicle. */
  readonly isCharging: boolean;
  readonly spend_category: string | null;
  /** The record that somebody asks about, which a case names before all others. */
  readonly isAsked?: true;
}

export const askedFields = (record: CheckSubject): CheckSubject => ({ ...record, isAsked: true });

/** `from` of a journey is an address. */
const JOURNEY_DAYS = { first: ['starts', 'date'], last: ['ends', 'end_date'] } as const;
const DAYS = {
  first: ['from', 'date', 'order_date', 'delivery_date', 'collection_date', 'processing_date'],
  last: ['to'],
} as const;
const AMOUNTS = ['amount', 'generated'] as const;
/** Key of a line within an order. */
const LINE = ['product_id', 'material', 'waste_material', 'ewc_code', 'size', 'quantity'] as const;

/** All that is read of a record; each type has some of it. */
export const SUBJECT_FIELDS = [
  ...[...DAYS.first, ...DAYS.last, ...JOURNEY_DAYS.first, ...JOURNEY_DAYS.last],
  ...[...AMOUNTS, 'units', ...LINE, 'invoice_ref', 'order_ref'],
  ...['location_id', 'partner_id', 'vehicle_id', 'source_id'],
  ...['fuel', 'fuel_type', 'self_produced', 'spend_category'],
] as const;
type CheckedField = (typeof SUBJECT_FIELDS)[number];
type Plain = Readonly<Partial<Record<CheckedField, unknown>>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
function firstNumber(record: Plain, names: readonly CheckedField[]): number | null {
  for (const name of names) {
    const value = numberOf(record[name]);
    if (value !== null) return value;
  }
  return null;
}

function itemOf(type: ActivityType, record: Plain): string {
  if (type === 'fuel_activitys') return textOf(record.fuel) ?? '';
  if (type === 'power_activitys') return textOf(record.source_id) ?? '';
  if (type === 'electricity_activitys') return record.self_produced === true ? 'self_produced' : '';
  return '';
}

/** An order has many lines; only the same line of it is a repeat. */
function documentOf(record: Plain): string | null {
  const invoice = textOf(record.invoice_ref);
  if (invoice) return invoice.toLowerCase();
  const order = textOf(record.order_ref);
  if (!order) return null;
  return JSON.stringify([order.toLowerCase(), ...LINE.map((name) => record[name] ?? null)]);
}

/** A stored record or a draft as the checks see it; null until it has a period. */
export function subjectOf(type: ActivityType, id: string, record: Plain): CheckSubject | null {
  const { first, last } = type === 'vehicle_journeys' ? JOURNEY_DAYS : DAYS;
  const from = firstNumber(record, first);
  const to = firstNumber(record, last) ?? from;
  if (from === null || to === null || to < from) return null;
  return {
    id,
    type,
    from,
    to,
    location_id: textOf(record.location_id),
    partner_id: textOf(record.partner_id),
    vehicle_id: textOf(record.vehicle_id),
    item: itemOf(type, record),
    document: documentOf(record),
    number: textOf(record.invoice_ref) ?? textOf(record.order_ref),
    amount: firstNumber(record, AMOUNTS),
    units: textOf(record.units),
    isCharging: type === 'vehicle_activitys' && record.fuel_type === ELECTRIC_FUEL,
    spend_category: textOf(record.spend_category),
  };
}

/** Records of one source follow each other: the same type and thing at the same location. */
export const sourceOf = ({ type, location_id, item }: CheckSubject): string => `${type} ${location_id} ${item}`;

/** The records in groups, in the order in which they came. */
export function groupedBy<T>(records: readonly T[], keyOf: (record: T) => string | null): T[][] {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const key = keyOf(record);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return [...groups.values()];
}

export const byDay = (a: CheckSubject, b: CheckSubject): number =>
  a.from - b.from || a.to - b.to || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
