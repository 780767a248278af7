import type { CalculationRow, Hash } from '../calculation-row';
import { digits, exact, microKg, sum } from '../exact';
import { type Difference, recompute } from './recompute';

/** An emission calculation as the API lists it, without `co2_ug`. */
export type ExportedRecord = Readonly<Record<string, unknown>>;

/** Result of recomputing one exported record. */
export interface RecordFinding {
  readonly id: string;
  /** `stated` records are entered by a person and have nothing to recompute. */
  readonly kind: 'computed' | 'stated' | 'unreadable';
  readonly differences: readonly Difference[];
}

const isDecimal = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

const unreadable = (id: string, field: string, stored: unknown): RecordFinding => ({
  id,
  kind: 'unreadable',
  differences: [{ field, stored: JSON.stringify(stored) ?? 'nothing', computed: 'cannot be computed from' }],
});

type Read = Readonly<Record<string, unknown>>;

/** Returns the first field that prevents a computation; null if none. Exported records may hold anything. */
function wrongField(record: ExportedRecord): string | null {
  const parts = record['parts'] ?? [];
  const inputs = record['inputs'] ?? [];
  if (!Array.isArray(parts)) return 'parts';
  if (!Array.isArray(inputs)) return 'inputs';
  const part = parts.findIndex((each: Read) => !isDecimal(each?.['quantity']) || !isDecimal(each?.['factor']));
  if (part >= 0) return `parts[${part}]`;
  const input = inputs.findIndex((each: Read) => each?.['use'] !== 'told' && !isDecimal(each?.['value']));
  if (input >= 0) return `inputs[${input}]`;
  if (!isDecimal(record['basis'])) return 'basis';
  return record['CO2'] === null || isDecimal(record['CO2']) ? null : 'CO2';
}

/**
 * Returns the sealed digits of a decimal that the export shows as a JSON number: those computed, if they are that
 * number.
 */
const exactDigits = (shown: unknown, computed: string | null): unknown =>
  typeof shown !== 'number' ? shown : computed !== null && Number(computed) === shown ? computed : String(shown);

/** Returns the record as it was sealed; fields that the export omits or rounds are computed from its parts. */
function sealed(record: ExportedRecord): CalculationRow {
  const parts = (record['parts'] ?? []) as NonNullable<CalculationRow['parts']>;
  const co2 = record['CO2'] as number | null;
  const quantity = digits(sum(parts.map((part) => exact(part.quantity))));
  const kg = digits(sum(parts.map((part) => exact(part.quantity).times(part.factor))));
  return {
    inputs: [],
    parts: null,
    gases: null,
    ...record,
    co2_ug: record['co2_ug'] ?? (co2 === null ? null : microKg(exact(co2))),
    calc_basis: exactDigits(record['calc_basis'], quantity),
    exact_kg: exactDigits(record['exact_kg'], kg),
    factor: exactDigits(record['factor'], parts[0]?.factor ?? null),
  } as unknown as CalculationRow;
}

/** Recomputes one exported record from its own fields. */
export function findingOf(record: ExportedRecord, hash: Hash): RecordFinding {
  const id = String(record['_id'] ?? 'no id');
  if (!record['engine_version']) return { id, kind: 'stated', differences: [] };
  const wrong = wrongField(record);
  if (wrong) return unreadable(id, wrong, record[wrong.replace(/\[.*/, '')]);
  return { id, kind: 'computed', differences: recompute(sealed(record), hash).differences };
}
