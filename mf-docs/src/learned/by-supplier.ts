import type { docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type Anchor = RecordOf<typeof docAnchor>;

/** What was learned of one field on the documents of a supplier. */
export interface LearnedField {
  /** Its newest place. */
  readonly anchor: Anchor;
  /** Documents that taught a place of it. */
  readonly documents: number;
}

export interface LearnedSupplier {
  readonly key: string;
  readonly name: string;
  readonly fields: readonly LearnedField[];
}

/** Places by the supplier whose documents they are of; `anchors` are the newest first. */
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

/** Where a label stands, in words: its key, and what the label says. */
const SIDES: Readonly<Record<string, string>> = {
  beside: 'Beside “{label}”',
  above: 'Under “{label}”',
  after: 'Before “{label}”',
};

/** The places of the labels of a field, as texts and what is put into them. */
export const placesOf = ({ labels }: Pick<Anchor, 'labels'>) =>
  labels.map((each) => {
    const at = each.indexOf(':');
    return { text: SIDES[each.slice(0, at)] ?? '{label}', label: each.slice(at + 1) };
  });
