import { useMemo } from 'react';
import { useSaveValues } from '../form/useSaveValues';
import type { Doc } from '../shared/documents';
import { reviewOf, useLooking } from './looking';
import { useDocActs } from './acts/useDocActs';
import { useQueue } from './useQueue';
import { useReadings } from './useReadings';
import { useReviewActs } from './useReviewActs';

/** The state and actions that the parts of the review share. */
export function useReviewed(record: Doc) {
  const { readings, language, proposed } = useReadings(record);
  const save = useSaveValues(record);
  const acts = useDocActs(record, save);
  const queue = useQueue(record);
  const looking = useLooking(readings);
  const { isMade, ...act } = useReviewActs({ record, language, acts, queue, save, looking });
  const isReadOnly = isMade || record.ignore_entry || record.set_aside !== null;
  const review = useMemo(() => reviewOf(record, readings, save, isReadOnly), [record, readings, save, isReadOnly]);
  return { readings, proposed, save, acts, queue, looking, act, isReadOnly, review };
}
