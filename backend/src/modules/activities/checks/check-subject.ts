import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import { ALL_TYPES } from '../types/all-types';
import { amountFields, identityFields, type Statement, statementOf } from '../types/shared/identity';
import type { MeasuredAmount } from '../types/shared/rounded-amounts';
import { typeOf } from '../types/type-of';
import { type Compared, comparedFields, comparedOf } from './compared-amounts';

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
  /** The field that the amount was entered in; null where there is none yet. */
  readonly amountField: string | null;
  readonly units: string | null;
  /** The field that the unit was entered in. */
  readonly unitsField: string;
  /** Current taken by a vehicle. */
  readonly isCharging: boolean;
  readonly spend_category: string | null;
  /** What was paid, in a type whose records are spend; absent where nothing was told. */
  readonly spent?: Spent;
  /** What is compared with entries like it, in the order of the comparisons of the type. */
  readonly compared: readonly (Compared | null)[];
  /** A figure by country is chosen without one. */
  readonly lacksCountry: boolean;
  /** Key of whoever's days the entry covers, in a type with entries of whole months and years. */
  readonly daysOf: string | null;
  /** Key of all that was entered but measured amounts; null while nothing is counted yet. */
  readonly entry: string | null;
  /** The measured amounts, by which another entry of the same key says the same; they may be rounded. */
  readonly measured: readonly MeasuredAmount[];
  /** Why it would have no figure; only of what is not written yet, stored activities say it themselves. */
  readonly missing?: MissingFigure;
  /** The record that somebody asks about, which a case names before all others. */
  readonly isAsked?: true;
}

export interface MissingFigure {
  readonly problem: CalcProblem | null;
  readonly err_msg: string | null;
}

export interface Spent {
  readonly currency: string;
  readonly amount: number;
}

export const withRequestedMark = (record: CheckSubject): CheckSubject => ({ ...record, isAsked: true });

/** Key of a line within an order. */
const LINE = ['product_id', 'material', 'waste_material', 'ewc_code', 'size', 'quantity'];
const OF_EVERY_TYPE = [
  ...['units', ...LINE, 'invoice_ref', 'order_ref'],
  ...['location_id', 'partner_id', 'vehicle_id', 'spend_category'],
];

interface Days {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** The days as they are stored of every type. */
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
        item,
        charging,
        compared = [],
        lacksCountry,
        counts,
      } = {},
    }) => [name, { days, amounts, units, coversDaysOf, item, charging, compared, lacksCountry, counts }],
  ),
);

function checksOf(type: ActivityType) {
  const checks = lookedAt.get(type);
  if (!checks) throw new Error(`No activity type is called ${type}`);
  return checks;
}

/** All that is read of a record of a type. */
export function subjectFields(type: ActivityType): readonly string[] {
  const { days, amounts, units, coversDaysOf = [], item, charging, compared } = checksOf(type);
  const own = [units, item?.field, ...(charging?.fields ?? [])].filter((field) => field !== undefined);
  own.push(...compared.flatMap(comparedFields));
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

/** The text of a field; a flag that is set answers with its own name. */
const itemOf = (field: string, record: Plain): string =>
  record[field] === true ? field : (textOf(record[field]) ?? '');

/** An order has many lines; only the same line of it is a repeat. */
function documentOf(record: Plain): string | null {
  const invoice = textOf(record['invoice_ref']);
  if (invoice) return invoice.toLowerCase();
  const order = textOf(record['order_ref']);
  if (!order) return null;
  return JSON.stringify([order.toLowerCase(), ...LINE.map((name) => record[name] ?? null)]);
}

/** The cost of a purchase; a cost of nothing says nothing. */
function spentIn({ cost }: Plain): { spent?: Spent } {
  if (typeof cost !== 'object' || cost === null) return {};
  const { currency, amount } = cost as Partial<Spent>;
  return typeof currency === 'string' && typeof amount === 'number' && amount > 0
    ? { spent: { currency, amount } }
    : {};
}

const isFilled = (record: Plain) => (name: string) => (record[name] ?? null) !== null;

/** Nothing counted yet makes no entry that could be there twice. */
function entryOf(type: ActivityType, record: Plain): Statement | null {
  const { ref } = typeOf(type).identity;
  const named = [...amountFields(type), ...(ref ? [ref] : [])];
  return named.some(isFilled(record)) ? statementOf(type, record) : null;
}

function daysOf(fields: readonly string[] | undefined, record: Plain): string | null {
  return fields?.some(isFilled(record)) ? JSON.stringify(fields.map((name) => record[name] ?? null)) : null;
}

/** A draft as it will be stored, as far as it says that itself. */
export function asStored(type: ActivityType, draft: Plain): Plain {
  const { defaults, checks } = typeOf(type);
  const leftOut = Object.entries(defaults ?? {}).filter(([name]) => !isFilled(draft)(name));
  const whole = { ...draft, ...Object.fromEntries(leftOut) };
  return { ...whole, ...checks?.derivedAlone?.(whole as never) };
}

/** A stored record or a draft as the checks see it; null until it has a period. */
export function subjectOf(type: ActivityType, id: string, record: Plain, days?: Days): CheckSubject | null {
  const {
    days: ownDays,
    amounts,
    units,
    coversDaysOf,
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
    entry: entry?.words ?? null,
    measured: entry?.measured ?? [],
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
