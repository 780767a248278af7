import type { DocType, ReadAs } from '@lichen/contracts/docs/doc-type';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import type { Field } from '@lichen/contracts/entity/fields';
import { unitOf } from '@lichen/contracts/sheet/unit-words';
import { takenValues, type Values } from '../review/form-values';

/** Flags of values that the document states only in part. */
const ASSUMED = { unit: 'unit_assumed', currency: 'currency_assumed' } as const;

interface Said {
  readonly value: unknown;
  /** Values of other fields printed at the same place, such as the unit of a quantity. */
  readonly beside?: Values;
  readonly flags?: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function quantityOf(value: unknown, { unitField }: ReadAs, { form, starts }: DocType): Said {
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

/** Converts a value to the form's representation. */
function saidOf(value: unknown, as: ReadAs, type: DocType, currency: string | null): Said {
  if (value === null || value === undefined) return { value: null };
  switch (as.kind) {
    case 'day':
      return { value: Date.parse(`${String(value)}T00:00:00Z`) };
    case 'quantity':
      return quantityOf(value, as, type);
    case 'money':
      return moneyOf(value, currency);
    case 'number':
    case 'percent':
      return { value: Number(value) };
    default:
      return { value };
  }
}

/** Converts readings to form values. One that the form cannot hold becomes null and keeps its place. */
export function formReadings(
  types: readonly DocType[],
  fields: readonly FieldReading[],
  currency: string | null,
): readonly FieldReading[] {
  return fields.flatMap((read): readonly FieldReading[] => {
    const type = types.find(({ reads }) => Object.hasOwn(reads, read.field));
    const as = type?.reads[read.field];
    if (!type || !as) return [read];
    const { value, beside = {}, flags = [] } = saidOf(read.value, as, type, currency);
    const alternatives = read.alternatives.map((other) => ({
      ...other,
      value: saidOf(other.value, as, type, currency).value,
    }));
    const said = { ...read, value, alternatives, flags: [...read.flags, ...flags] };
    return [
      said,
      ...Object.entries(beside).map(([field, unit]) => ({ ...said, field, value: unit, alternatives: [] })),
    ];
  });
}

/** Returns the values that the forms of the types can hold. */
export function valuesOf(types: readonly DocType[], fields: readonly FieldReading[]): Values {
  const known = (name: string) =>
    types.some(({ form, rows }) => Object.hasOwn(form.fields, name) || Object.hasOwn(rows, name));
  const said = fields.filter(({ field, value }) => value !== null && known(field));
  const { values, errors } = takenValues(types, Object.fromEntries(said.map(({ field, value }) => [field, value])));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(errors, name)));
}
