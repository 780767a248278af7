import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { DocValues } from '@lichen/contracts/docs/doc.entity';
import type { FieldRole } from '@lichen/contracts/docs/doc-type';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { Entity } from '@lichen/contracts/entity/entity';
import { checkRecord, parseDraft } from '@lichen/contracts/entity/schema';

/** Validity dates of a document (UTC midnight in ms), and the names of missing or invalid fields. */
export interface SubmittedValues {
  readonly from: number | null;
  readonly to: number | null;
  readonly missing: readonly string[];
}

const BEGINS: readonly FieldRole[] = ['start_date', 'issue_date', 'period_start'];

const ownOf = (form: Entity, values: DocValues | null): DocValues =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => Object.hasOwn(form.fields, name)));

/** Returns the errors of the values by the rules of the demanded type. */
export function valueErrors(type: string, values: DocValues | null, today: number): FieldErrors {
  const form = docTypeOf(type)?.form;
  if (!form) return {};
  const { values: parsed, errors } = parseDraft(form, ownOf(form, values));
  return { ...checkRecord(form, parsed, today), ...errors };
}

/** Returns dates and errors by the rules of the demanded type, even if the document has other types. */
export function submittedValues(type: string, values: DocValues | null, today: number): SubmittedValues {
  const form = docTypeOf(type)?.form;
  const reads = docTypeOf(type)?.reads ?? {};
  const makes = docTypeOf(type)?.makes;
  if (!form) return { from: null, to: null, missing: [] };
  const own = ownOf(form, values);
  const dayOf = (name: string | undefined): number | null =>
    name !== undefined && typeof own[name] === 'number' ? (own[name] as number) : null;
  const begins = BEGINS.flatMap((role) => Object.keys(reads).filter((name) => reads[name]?.role === role))[0];
  return {
    from: dayOf(begins),
    to: dayOf(makes?.kind === 'expiry' ? makes.field : undefined),
    missing: Object.keys(valueErrors(type, values, today)),
  };
}
