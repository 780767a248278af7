import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { useRecords } from '@lichen/kit';
import { useMemo } from 'react';
import { useSaveValues } from '../form/useSaveValues';
import type { Doc } from '../shared/documents';
import { reviewOf, useLooking } from './looking';
import { useDocActs } from './useDocActs';
import { useQueue } from './useQueue';
import { useReviewActs } from './useReviewActs';

const NOTHING_READ: readonly FieldReading[] = [];

/** The latest reading of a document; nothing of one that was typed. */
function useReadings({ _id, reading_version }: Doc): readonly FieldReading[] {
  const found = useRecords(docReading, { doc_id: _id, limit: 1 }, { enabled: reading_version !== null });
  return reading_version === null ? NOTHING_READ : (found.data?.list[0]?.fields ?? NOTHING_READ);
}

/** Everything that the parts of the review share of one document. */
export function useReviewed(record: Doc) {
  const readings = useReadings(record);
  const save = useSaveValues(record);
  const acts = useDocActs(record, save.settle);
  const queue = useQueue(record);
  const looking = useLooking(readings);
  const { isMade, ...act } = useReviewActs({ record, acts, queue, save, looking });
  const isReadOnly = isMade || record.ignore_entry;
  const review = useMemo(() => reviewOf(record, readings, save, isReadOnly), [record, readings, save, isReadOnly]);
  return { readings, save, acts, queue, looking, act, isReadOnly, review };
}
