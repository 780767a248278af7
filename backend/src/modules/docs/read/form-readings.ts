import { vehicleFuelCode } from '@lichen/contracts/activities/codes/fuel-code';
import type { DocType, ReadAs } from '@lichen/contracts/docs/doc-type';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { unitOf } from '@lichen/contracts/sheet/unit-words';
import { takenValues, type Values } from '../review/form-values';
import { fuelMeant } from '../rows/fuel-code-of';
import { listReadings } from '../rows/list-readings';

/** Flags of values that the document states only in part. */
const ASSUMED = { unit: 'unit_assumed', currency: 'currency_assumed' } as const;

const SAYS_WHICH_GALLON = /\b(?:u\.?s|imp|uk)/i;

/** Returns true for gallons that may be British: a fifth larger than American ones, and printed with the same word. */
const isOpenGallon = ({ raw, value }: FieldReading, { kind }: ReadAs, currency: string | null): boolean =>
  kind === 'quantity' &&
  isObject(value) &&
  String(value['unit']).startsWith('gal') &&
  currency !== 'USD' &&
  !SAYS_WHICH_GALLON.test(raw);

interface Said {
  readonly value: unknown;
  /** Values of other fields printed at the same place, such as the unit of a quantity. */
  readonly beside?: Values;
  readonly flags?: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function quantityOf(value: unknown, { unitField }: ReadAs, { form, starts }: Pick<Place, 'form' | 'starts'>): Said {
  if (!isObject(value)) return { value: Number(value) };
  const amount = Number(value['amount']);
  if (unitField === undefined) return { value: amount };
  const { options = [] } = form.fields[unitField] as Extract<Field, { kind: 'choice' }>;
  const unit = typeof value['unit'] === 'string' ? unitOf(value['unit'], options) : undefined;
  if (unit !== undefined) return { value: amount, beside: { [unitField]: unit } };
  return { value: amount, beside: { [unitField]: starts[unitField] ?? null }, flags: [ASSUMED.unit] };
}

function moneyOf(value: unknown, currency: string | null): Said {
  if (!isObject(value)) return { value: null };
  const said = value['currency'] ?? currency;
  if (said === null) return { value: null, flags: [ASSUMED.currency] };
  const money = { currency: said, amount: Number(value['amount']) };
  return value['currency'] === null ? { value: money, flags: [ASSUMED.currency] } : { value: money };
}

function fuelSaid(name: string, printed: string): Said {
  const { code, isOpen } = fuelMeant(name, printed);
  return { value: code, flags: isOpen ? ['competing'] : [] };
}

/** Converts a value to the form's representation. */
function saidOf(value: unknown, { as, ...form }: Place, printed: string, currency: string | null): Said {
  if (value === null || value === undefined) return { value: null };
  if (as.role === 'fuel') return fuelSaid(String(value), printed);
  switch (as.kind) {
    case 'day':
      return { value: Date.parse(`${String(value)}T00:00:00Z`) };
    case 'quantity':
      return quantityOf(value, as, form);
    case 'money':
      return moneyOf(value, currency);
    case 'number':
    case 'percent':
      return { value: Number(value) };
    case 'place':
      return { value: { name: String(value) } };
    case 'fuel':
      return { value: vehicleFuelCode(String(value)) };
    default:
      return { value };
  }
}

/** Where a reading belongs: a field of a type's form, or of the rows of one of its lists. */
interface Place {
  readonly as: ReadAs;
  readonly form: Entity;
  readonly starts: Values;
  /** The list and row as a path before the field's name; empty for fields of the form itself. */
  readonly under: string;
}

function placeOf(types: readonly DocType[], field: string): Place | undefined {
  const type = types.find(({ reads }) => Object.hasOwn(reads, field));
  const own = type?.reads[field];
  if (type && own) return { as: own, form: type.form, starts: type.starts, under: '' };
  const [list = '', at = '', cell = ''] = field.split('.');
  const rows = types.find((each) => Object.hasOwn(each.rows, list))?.rows[list];
  const as = rows?.reads && Object.hasOwn(rows.reads, cell) ? rows.reads[cell] : undefined;
  return rows && as ? { as, form: rows.row, starts: rows.starts ?? {}, under: `${list}.${at}.` } : undefined;
}

/** Returns the currency of the document's amounts; the account's where it states none. */
function currencyOf(fields: readonly FieldReading[], currency: string | null): string | null {
  const said = fields.map(({ value }) => (isObject(value) ? value['currency'] : undefined));
  const found = said.find((each) => typeof each === 'string');
  return typeof found === 'string' ? found : currency;
}

/** Converts readings to form values. One that the form cannot hold becomes null and keeps its place. */
export function formReadings(
  types: readonly DocType[],
  fields: readonly FieldReading[],
  currency: string | null,
): readonly FieldReading[] {
  const paid = currencyOf(fields, currency);
  const read = fields.flatMap((each): readonly FieldReading[] => {
    const place = placeOf(types, each.field);
    if (!place) return [each];
    const { value, beside = {}, flags = [] } = saidOf(each.value, place, each.raw, currency);
    const open = isOpenGallon(each, place.as, paid) ? [ASSUMED.unit] : [];
    const alternatives = each.alternatives.map((other) => {
      const { value: offered, beside: unit } = saidOf(other.value, place, other.raw, currency);
      return { ...other, value: offered, ...(place.under && unit ? { beside: unit } : {}) };
    });
    const said = { ...each, value, alternatives, flags: [...each.flags, ...flags, ...open] };
    return [
      said,
      ...Object.entries(beside).map(([field, unit]) => ({
        ...said,
        ...{ field: place.under + field, value: unit, alternatives: [] },
      })),
    ];
  });
  return [...read, ...listReadings(types, read)];
}

/** Returns the values that the forms of the types can hold. */
export function valuesOf(types: readonly DocType[], fields: readonly FieldReading[]): Values {
  const known = (name: string) =>
    types.some(({ form, rows }) => Object.hasOwn(form.fields, name) || Object.hasOwn(rows, name));
  const said = fields.filter(({ field, value }) => value !== null && known(field));
  const { values, errors } = takenValues(types, Object.fromEntries(said.map(({ field, value }) => [field, value])));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(errors, name)));
}
