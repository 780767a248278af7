import type { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { DocValues } from '@lichen/contracts/docs/doc.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { EntityFacts, Facts, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { layoutOf } from '../form/form-setting';
import { sharedFileAddress } from '../shared/file-address';
import { Shape } from '../shared/Shape';
import { PagesOfShared } from '../shown/SharedPages';
import { sourceOfShared } from '../viewer/source-of';
import { SharedActs } from './SharedActs';
import './received.css';

type SharedDoc = RecordOf<typeof sharedDoc>;

/** Returns the overrides that show the unit beside each amount. */
const unitsOf = ({ reads }: DocType) =>
  Object.fromEntries(
    Object.entries(reads).flatMap(([name, { unitField }]) => (unitField ? [[name, { unitField }] as const] : [])),
  );

/** A document that a partner has shared: its pages, and the data shared with it. */
export function SharedDocument({ record }: { record: SharedDoc }) {
  const [field, setField] = useState<string | null>(null);
  const source = sourceOfShared(record);
  return (
    <div className={source ? 'shared-doc' : undefined}>
      {source && <PagesOfShared record={record} field={field} onField={setField} />}
      <Said record={record} />
    </div>
  );
}

function Said({ record }: { record: SharedDoc }) {
  const t = useT();
  const format = useFormat();
  const types = (record.doc_ids ?? []).flatMap((id) => docTypeOf(id) ?? []);
  const partner = (record as { partner?: { name?: string } | null }).partner?.name;
  return (
    <div className="doc-details">
      <Facts
        facts={[
          { label: t('Partner'), value: partner },
          { label: t('Document type'), value: types.map(({ label }) => t(label)).join(', ') },
          { label: t('Shared on'), value: format.moment(record.shared_on) },
          { label: t('Message'), value: record.message },
        ]}
      />
      <SharedActs record={record} />
      {record.contents && (
        <div>
          <Button href={sharedFileAddress(record)} download>
            <Shape name="download" /> {t('Download file')}
          </Button>
        </div>
      )}
      {record.prep_data ? (
        types.map((type) => <Values key={type.id} type={type} values={record.prep_data ?? {}} />)
      ) : (
        <p>{t('No data was shared with the document')}</p>
      )}
    </div>
  );
}

/** The values and rows of one document type. */
function Values({ type, values }: { type: DocType; values: DocValues }) {
  const t = useT();
  const rowsOf = (name: string) => (Array.isArray(values[name]) ? (values[name] as readonly DocValues[]) : []);
  return (
    <>
      <EntityFacts entity={type.form} record={values} layout={layoutOf(type)} overrides={unitsOf(type)} />
      {Object.entries(type.rows).map(([name, { label, row }]) => (
        <section key={name} aria-label={t(label)}>
          {rowsOf(name).map((one, at) => (
            <EntityFacts key={at} entity={row} record={one} layout={[{ fields: Object.keys(row.fields) }]} />
          ))}
        </section>
      ))}
    </>
  );
}
