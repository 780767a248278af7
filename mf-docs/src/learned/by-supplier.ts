import type { docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Anchor = RecordOf<typeof docAnchor>;

/** A field learned from the documents of a supplier. */
export interface LearnedField {
  /** The latest anchor of the field. */
  readonly anchor: Anchor;
  /** Number of documents that the field was learned from. */
  readonly documents: number;
}

export interface LearnedSupplier {
  readonly key: string;
  readonly name: string;
  readonly fields: readonly LearnedField[];
}

/** Groups anchors by supplier; `anchors` must be sorted newest first. */
export function bySupplier(anchors: readonly Anchor[]): readonly LearnedSupplier[] {
  const suppliers = new Map<string, Anchor[]>();
  for (const each of anchors) suppliers.set(each.supplier_key, [...(suppliers.get(each.supplier_key) ?? []), each]);
  return [...suppliers].map(([key, own]) => {
    const fields = new Map<string, Anchor[]>();
    for (const each of own) {
      const name = `${each.doc_type} ${each.field}`;
      fields.set(name, [...(fields.get(name) ?? []), each]);
    }
    return {
      key,
      name: own[0]?.supplier ?? key,
      fields: [...fields.values()].flatMap(([anchor, ...others]) =>
        anchor ? [{ anchor, documents: 1 + others.length }] : [],
      ),
    };
  });
}

/** Texts for the position of a value relative to its label, by position key. */
const SIDES: Readonly<Record<string, string>> = {
  beside: 'Beside “{label}”',
  above: 'Under “{label}”',
  after: 'Before “{label}”',
  column: 'In the column “{label}”',
};

/** Returns the positions of a field relative to its labels, as texts with their parameters. */
export const placesOf = ({ labels }: Pick<Anchor, 'labels'>) =>
  labels.map((each) => {
    const at = each.indexOf(':');
    return { text: SIDES[each.slice(0, at)] ?? '{label}', label: each.slice(at + 1) };
  });

/** Returns the list and the field of its rows whose column was learned, such as `records.cost`; null for other fields. */
export function columnOf({ field }: Pick<Anchor, 'field'>): { readonly list: string; readonly cell: string } | null {
  const at = field.indexOf('.');
  return at < 0 ? null : { list: field.slice(0, at), cell: field.slice(at + 1) };
}
