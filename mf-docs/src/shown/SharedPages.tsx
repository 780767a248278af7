import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { asDataError, QueryStates, Skeleton, useRecord, useT } from '@lichen/kit';
import { typesOf } from '../form/types-of';
import { fieldLabel } from '../review/marked-boxes';
import { sourceOfShared } from '../viewer/source-of';
import { type Shown, ShownPages } from './ShownPages';

type SharedDoc = RecordOf<typeof sharedDoc>;

/** The pages of a document that a partner shares; they disappear once it is recalled. */
export function SharedPages({ id, ...shown }: Shown & { id: string }) {
  const found = useRecord(sharedDoc, id);
  const isRecalled = found.error !== null && asDataError(found.error).status === 404;
  return (
    <QueryStates
      of={isRecalled ? { ...found, data: undefined } : found}
      missing="This document is no longer shared with you."
      skeleton={<Skeleton rows={1} height={320} />}
    >
      {(record) => <PagesOfShared key={record._id} record={record} {...shown} />}
    </QueryStates>
  );
}

/** Pages with the shared values, each at its printed place. */
export function PagesOfShared({ record, ...shown }: Shown & { record: SharedDoc }) {
  const t = useT();
  const types = typesOf(record);
  const boxes = Object.entries(record.places ?? {}).map(([id, { page, box, raw }]) => ({
    ...{ id, page, box, value: raw, label: t(fieldLabel(types, id)) },
    state: 'read' as const,
  }));
  const source = sourceOfShared(record);
  return <ShownPages source={source} boxes={boxes} {...shown} />;
}
