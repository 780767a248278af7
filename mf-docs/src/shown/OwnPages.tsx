import { doc } from '@lichen/contracts/docs/doc.entity';
import { QueryStates, Skeleton, useRecord, useT } from '@lichen/kit';
import { typesOf } from '../form/types-of';
import { markedBoxes } from '../review/marked-boxes';
import { useReadings } from '../review/useReadings';
import type { Doc } from '../shared/documents';
import { sourceOf } from '../viewer/source-of';
import { type Shown, ShownPages } from './ShownPages';

/** The pages of one of the company's documents, with the values read from them. */
export function OwnPages({ id, ...shown }: Shown & { id: string }) {
  const found = useRecord(doc, id);
  return (
    <QueryStates of={found} missing="Error: No doc" skeleton={<Skeleton rows={1} height={320} />}>
      {(record) => <Pages key={record._id} record={record} {...shown} />}
    </QueryStates>
  );
}

function Pages({ record, ...shown }: Shown & { record: Doc }) {
  const t = useT();
  const { readings } = useReadings(record);
  const boxes = markedBoxes({ types: typesOf(record), readings, states: record.field_states ?? {}, t });
  return <ShownPages source={sourceOf(record)} boxes={boxes} {...shown} />;
}
