import type { DocType } from '@lichen/contracts/docs/doc-type';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { SchemaForm, useSave, useT } from '@lichen/kit';
import { unitsOf } from './units-of';

type Doc = RecordOf<typeof doc>;

/** Returns the layout without unit fields, which are shown beside their amounts. */
function layoutOf({ layout, reads }: DocType) {
  const units = new Set(Object.values(reads).flatMap(({ unitField }) => unitField ?? []));
  return layout.map(({ title, fields }) => ({ title, fields: fields.filter((name) => !units.has(name)) }));
}

interface Props {
  document: Doc;
  /** Demanded type. */
  type: string;
}

/** Form for the fields of a new document. It cannot be submitted before a person has checked them. */
export function WhatItSays({ document: record, type: id }: Props) {
  const t = useT();
  const { update } = useSave(doc);
  const type = docTypeOf(id);
  if (!type) return null;
  return (
    <section className="cp-says" aria-label={t('What the document says')}>
      <strong>{t('What the document says')}</strong>
      <p className="cp-quiet">{t('Enter it as it is printed, and check what is filled in already.')}</p>
      <SchemaForm
        key={`${record._id} ${record.reading_version ?? 0}`}
        entity={type.form}
        initial={{ ...type.starts, ...record.prep_data }}
        layout={layoutOf(type)}
        overrides={unitsOf(type)}
        pick={PICKABLE_RECORDS}
        submitLabel="Save"
        onSubmit={(values) => update(record, { prep_data: values, confirmed: Object.keys(values) })}
      />
    </section>
  );
}
