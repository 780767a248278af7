import { SURE_FROM } from '@lichen/contracts/docs/doc-statuses';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { FieldReading, ReadingCheck } from '@lichen/contracts/docs/reading';
import type { WaitsFor } from '@lichen/contracts/docs/waits-for';
import { isEmpty, isNeededBeside, typesOf, type Values } from '../../review/form-values';
import type { Doc, DocReading } from '../../review/standing';

/** Reasons why a person has to look at a document before it is applied. */
export type LookFirst = WaitsFor | 'not_switched_on' | 'put_off';

/** Required confidence by document type, 0 to 1. Documents of types that are missing wait for a person. */
export type SureByType = ReadonlyMap<string, number>;

/** Returns the fields and lists without which a type cannot be applied. */
const needed = ({ form, reads, rows }: DocType, values: Values): string[] => [
  ...Object.entries(form.fields)
    .filter(([name, { required }]) => required || (reads[name] && isNeededBeside(reads[name], values)))
    .map(([name]) => name),
  ...Object.entries(rows)
    .filter(([, { reads: ofRow = {} }]) => Object.values(ofRow).some((as) => isNeededBeside(as, values)))
    .map(([name]) => name),
];

/**
 * Returns true if a rule that holds connects the value to others, if it comes from the file's structured data or from a
 * learned anchor, or if it is the id of the only own record that the document names.
 */
const isProven = ({ field, how }: FieldReading, { form }: DocType, checks: readonly ReadingCheck[]): boolean =>
  how === 'xml' ||
  how === 'anchor' ||
  form.fields[field]?.kind === 'ref' ||
  checks.some(({ holds, fields }) => holds && fields.includes(field));

function ofType(type: DocType, record: Doc, reading: DocReading, sure: number | undefined): LookFirst | null {
  if (sure === undefined) return 'not_switched_on';
  const values = record.prep_data ?? {};
  const read = new Map(reading.fields.map((each) => [each.field, each]));
  const names = [...Object.keys(type.form.fields), ...Object.keys(type.rows)];
  const applied = names.filter((name) => !isEmpty(values[name]));
  // Default values of a new document, such as its currency, were not read.
  const open = applied.filter((name) => !Object.hasOwn(type.starts, name) || read.has(name));
  const found = open.map((name) => read.get(name));
  if (found.some((each) => !each)) return 'typed';
  if (found.some((each) => each && (each.flags.length > 0 || each.confidence < Math.max(sure, SURE_FROM))))
    return 'unsure';
  const isEvery = needed(type, values).every((name) => {
    const each = read.get(name);
    return each !== undefined && isProven(each, type, reading.checks);
  });
  return isEvery ? null : 'unproven';
}

/**
 * Returns why a document that was just read is not applied automatically; null if no person needs to look. Failed
 * rules, warnings and values to check always count, whatever the account has switched on.
 */
export function lookFirst(record: Doc, reading: DocReading, sure: SureByType): LookFirst | null {
  // A person has decided so, perhaps while it was still being read.
  if (record.ignore_entry || record.postponed || record.set_aside !== null) return 'put_off';
  const types = typesOf(record.doc_ids);
  if (types.length === 0 || types.some(({ id }) => !sure.has(id))) return 'not_switched_on';
  if (record.status !== 'validated' || record.edited || (record.confirmed ?? []).length > 0) return 'not_right';
  if ((record.warnings ?? []).length > 0) return 'warned';
  if (reading.checks.some(({ holds }) => !holds)) return 'rule_failed';
  // Only one of them was read; the others would be lost among the applied documents.
  if (reading.parts !== null) return 'several';
  // A person checks everything that a service read, whatever confidence it claims.
  if (reading.service !== null) return 'service';
  for (const type of types) {
    const reason = ofType(type, record, reading, sure.get(type.id));
    if (reason !== null) return reason;
  }
  return null;
}

interface DraftedRecord {
  readonly docType: string;
  /** Reason why the record's area cannot calculate its emissions. */
  readonly err_msg?: string | null;
}

/** Returns what the drafted records of a document lack: a record of each type that creates some, or emissions. */
export function lackOf(types: readonly DocType[], drafted: readonly DraftedRecord[]): 'nothing' | 'no_figure' | null {
  const isEmpty = ({ id, makes }: DocType) =>
    makes.kind === 'records' && !drafted.some(({ docType }) => docType === id);
  if (types.some(isEmpty)) return 'nothing';
  return drafted.some(({ err_msg }) => Boolean(err_msg)) ? 'no_figure' : null;
}
