import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import { ALL_TYPES } from '../types/all-types';
import { amountFields, identityFields, sameNumber, type Statement, statementOf } from '../types/shared/identity';
import type { MeasuredAmount } from '../types/shared/rounded-amounts';
import { typeOf } from '../types/type-of';
import { type Compared, comparedFields, comparedOf } from './compared-amounts';
import { type DayHours, dayHoursIn, hoursFields } from './hours/day-hours';

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
  /** Key of a document: its number in any case and spacing, and the line of an order. */
  readonly document: string | null;
  /** Number of the invoice or order as typed. */
  readonly number: string | null;
  readonly amount: number | null;
  /** Field in which the amount was entered; null where there is none yet. */
  readonly amountField: string | null;
  readonly units: string | null;
  /** Field in which the unit was entered. */
  readonly unitsField: string;
  /** True for the charging of a vehicle. */
  readonly isCharging: boolean;
  readonly spend_category: string | null;
  /** Cost, in types that record spend; absent when none was entered. */
  readonly spent?: Spent;
  /** Amounts to compare with similar entries, in the order of the type's comparisons. */
  readonly compared: readonly (Compared | null)[];
  /** True when the factor depends on the country and none is given. */
  readonly lacksCountry: boolean;
  /** Key of the person whose days the entry covers, in types with entries of whole months and years. */
  readonly daysOf: string | null;
  /** Hours of one person or vehicle, in entries of a single day that state them. */
  readonly dayHours?: DayHours;
  /** Key of all entered values except measured amounts; null for an entry that states nothing but its days. */
  readonly entry: string | null;
  /** Measured amounts: entries with the same key and amounts, apart from rounding, are duplicates. */
  readonly measured: readonly MeasuredAmount[];
  /** Reason for a missing figure; only set for unsaved records, as stored ones have it themselves. */
  readonly missing?: MissingFigure;
  /** Set on the record the check was requested for, which findings name first. */
  readonly isAsked?: true;
}

/** Reason why an activity has no figure: as a code with parameters, and as the stored English text. */
export interface MissingFigure {
  readonly problem: CalcProblem | null;
  readonly err_msg: string | null;
}

/** Cost of a record; the amount is above zero. */
export interface Spent {
  readonly currency: string;
  readonly amount: number;
}

/** Marks a record as the one that the check was asked for. */
export const withRequestedMark = (record: CheckSubject): CheckSubject => ({ ...record, isAsked: true });

/** Fields that identify a line within an order. */
const LINE = ['product_id', 'material', 'waste_material', 'ewc_code', 'size', 'quantity'];
const OF_EVERY_TYPE = [
  ...['units', ...LINE, 'invoice_ref', 'order_ref'],
  ...['location_id', 'partner_id', 'vehicle_id', 'spend_category'],
];

interface Days {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** Names of the days that all stored types share. */
export const SHARED_DAYS: Days = { first: ['from'], last: ['to'] };
const AMOUNT = ['amount'];

const lookedAt = new Map(
  ALL_TYPES.map(
    ({
      name,
      checks: {
        days = SHARED_DAYS,
        amounts = AMOUNT,
        units = 'units',
        coversDaysOf,
        hours,
        item,
        charging,
        compared = [],
        lacksCountry,
        counts,
      } = {},
    }) => [name, { days, amounts, units, coversDaysOf, hours, item, charging, compared, lacksCountry, counts }],
  ),
);

function checksOf(type: ActivityType) {
  const checks = lookedAt.get(type);
  if (!checks) throw new Error(`No activity type is called ${type}`);
  return checks;
}

/** Returns the fields that are read of a type. */
export function subjectFields(type: ActivityType): readonly string[] {
  const { days, amounts, units, coversDaysOf = [], hours, item, charging, compared } = checksOf(type);
  const own = [units, item?.field, ...(charging?.fields ?? [])].filter((field) => field !== undefined);
  own.push(...compared.flatMap(comparedFields), ...(hours ? hoursFields(hours) : []));
  return [...days.first, ...days.last, ...amounts, ...own, ...coversDaysOf, ...OF_EVERY_TYPE, ...identityFields(type)];
}

type Plain = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
function firstNumber(record: Plain, names: readonly string[]): number | null {
  for (const name of names) {
    const value = numberOf(record[name]);
    if (value !== null) return value;
  }
  return null;
}

/** Returns the text of a field; for a set flag, the name of the field. */
const itemOf = (field: string, record: Plain): string =>
  record[field] === true ? field : (textOf(record[field]) ?? '');

/** Returns the key of the document. An order has many lines, and only the same line repeats it. */
function documentOf(record: Plain): string | null {
  const invoice = textOf(record['invoice_ref']);
  if (invoice) return sameNumber(invoice);
  const order = textOf(record['order_ref']);
  if (!order) return null;
  return JSON.stringify([sameNumber(order), ...LINE.map((name) => record[name] ?? null)]);
}

/** Returns the cost of a purchase; nothing for a cost of zero. */
function spentIn({ cost }: Plain): { spent?: Spent } {
  if (typeof cost !== 'object' || cost === null) return {};
  const { currency, amount } = cost as Partial<Spent>;
  return typeof currency === 'string' && typeof amount === 'number' && amount > 0
    ? { spent: { currency, amount } }
    : {};
}

const isFilled = (record: Plain) => (name: string) => (record[name] ?? null) !== null;

/** Returns the content for finding duplicates, which need no amounts; null for an entry that states only its days. */
function entryOf(type: ActivityType, record: Plain): Statement | null {
  const { entity, identity } = typeOf(type);
  const { by, ref } = identity;
  const besideDays = by.filter((name) => entity.fields[name]?.kind !== 'day');
  const named = [...besideDays, ...amountFields(type), ...(ref ? [ref] : [])];
  return named.some(isFilled(record)) ? statementOf(type, record) : null;
}

function daysOf(fields: readonly string[] | undefined, record: Plain): string | null {
  return fields?.some(isFilled(record)) ? JSON.stringify(fields.map((name) => record[name] ?? null)) : null;
}

/** Returns a draft with defaults and derived fields, as it will be stored. */
export function asStored(type: ActivityType, draft: Plain): Plain {
  const { defaults, checks } = typeOf(type);
  const leftOut = Object.entries(defaults ?? {}).filter(([name]) => !isFilled(draft)(name));
  const whole = { ...draft, ...Object.fromEntries(leftOut) };
  return { ...whole, ...checks?.derivedAlone?.(whole as never) };
}

/** Returns a stored record or draft as a subject of checks; null until it has a period. */
export function subjectOf(type: ActivityType, id: string, record: Plain, days?: Days): CheckSubject | null {
  const {
    days: ownDays,
    amounts,
    units,
    coversDaysOf,
    hours,
    item,
    charging,
    compared,
    lacksCountry,
    counts,
  } = checksOf(type);
  const { first, last } = days ?? ownDays;
  const from = firstNumber(record, first);
  const to = firstNumber(record, last) ?? from;
  if (from === null || to === null || to < from) return null;
  const entry = entryOf(type, record);
  return {
    id,
    type,
    from,
    to,
    location_id: textOf(record['location_id']),
    partner_id: textOf(record['partner_id']),
    vehicle_id: textOf(record['vehicle_id']),
    item: item ? itemOf(item.field, record) : '',
    document: documentOf(record),
    number: textOf(record['invoice_ref']) ?? textOf(record['order_ref']),
    amount: firstNumber(record, amounts),
    amountField: amounts.find((name) => numberOf(record[name]) !== null) ?? null,
    units: textOf(record[units]),
    unitsField: units,
    isCharging: charging?.is(record) === true,
    spend_category: textOf(record['spend_category']),
    ...(counts?.includes('spend') ? spentIn(record) : {}),
    compared: compared.map((one) => comparedOf(one, record, { from, to })),
    lacksCountry: lacksCountry?.(record) === true,
    daysOf: daysOf(coversDaysOf, record),
    ...dayHoursIn(hours, record, { from, to }),
    entry: entry?.words ?? null,
    measured: entry?.measured ?? [],
  };
}

/** Returns the key of a source: type, location and item. Its records should follow each other in time. */
export const sourceOf = ({ type, location_id, item }: CheckSubject): string => `${type} ${location_id} ${item}`;

/** Groups records by key, in their order; those with a null key are dropped. */
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

/** Orders by first day, last day and id. */
export const byDay = (a: CheckSubject, b: CheckSubject): number =>
  a.from - b.from || a.to - b.to || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
