import { invalid } from '@lichen/contracts/api/problems';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { typesOf, type Values } from './form-values';
import type { Doc } from './standing';

type Row = Readonly<Record<string, unknown>>;

/** A record to enter in a document, in its rows, or in both. */
export interface Assignment {
  /** Field that is set to the record's id. */
  readonly field: 'partner_id' | 'product_id' | 'location_id';
  readonly id: string;
  /** Index of a single row, from 0 as in errors; undefined for the document itself. */
  readonly row: number | undefined;
  /** True for the document and all its rows. */
  readonly everywhere: boolean;
}

const listsWith = (types: readonly DocType[], field: string): string[] =>
  types.flatMap(({ rows }) => Object.keys(rows).filter((name) => rows[name]?.row.fields[field] !== undefined));

/**
 * Returns a document's values after a supplier, product or location was chosen for the document, one row, or
 * everything. Throws `invalid` if its types have no field for it.
 */
export function assignedValues({ doc_ids, prep_data }: Doc, { field, id, row, everywhere }: Assignment): Values {
  const types = typesOf(doc_ids);
  const values: Values = prep_data ?? {};
  const isOwn = types.some(({ form }) => form.fields[field] !== undefined);
  const lists = everywhere || row !== undefined ? listsWith(types, field) : [];
  const changed = lists.flatMap((name): [string, Row[]][] => {
    const rows = (values[name] as Row[] | undefined) ?? [];
    const next = rows.map((each, at) => (everywhere || at === row ? { ...each, [field]: id } : each));
    return everywhere || (row !== undefined && row < rows.length) ? [[name, next]] : [];
  });
  const own = isOwn && (everywhere || row === undefined) ? { [field]: id } : {};
  const given = { ...own, ...Object.fromEntries(changed) };
  if (Object.keys(given).length === 0) throw invalid({ [row === undefined ? field : 'src_id']: FIELD_TEXTS.choice });
  return { ...values, ...given };
}
