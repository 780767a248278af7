import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { useRecords } from '@lichen/kit';
import { useMemo } from 'react';
import { useSaveValues } from '../form/useSaveValues';
import type { Doc } from '../shared/documents';
import { reviewOf, useLooking } from './looking';
import { useDocActs } from './useDocActs';
import { useQueue } from './useQueue';
import { shownReadings } from './shown-readings';
import { useReviewActs } from './useReviewActs';

const NOTHING_READ: readonly FieldReading[] = [];

/** The latest reading of a document, with what somebody showed since; nothing of one that was typed. */
function useReadings({ _id, reading_version, places, prep_data }: Doc) {
  const found = useRecords(docReading, { doc_id: _id, limit: 1 }, { enabled: reading_version !== null });
  const latest = reading_version === null ? undefined : found.data?.list[0];
  const fields = latest?.fields ?? NOTHING_READ;
  const readings = useMemo(() => shownReadings(fields, { places, prep_data }), [fields, places, prep_data]);
  return { readings, language: latest?.language ?? null };
}

/** Everything that the parts of the review share of one document. */
export function useReviewed(record: Doc) {
  const { readings, language } = useReadings(record);
  const save = useSaveValues(record);
  const acts = useDocActs(record, save);
  const queue = useQueue(record);
  const looking = useLooking(readings);
  const { isMade, ...act } = useReviewActs({ record, language, acts, queue, save, looking });
  const isReadOnly = isMade || record.ignore_entry;
  const review = useMemo(() => reviewOf(record, readings, save, isReadOnly), [record, readings, save, isReadOnly]);
  return { readings, save, acts, queue, looking, act, isReadOnly, review };
}
