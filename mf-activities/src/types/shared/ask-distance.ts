import { type DistanceAnswer, distanceBetween } from '@lichen/contracts/activities/types/distance.call';
import { asDataError, data } from '@lichen/kit';
import type { DistanceQuestion } from './type-form';

type Distance = { distance: number; error: null } | { distance: null; error: string };

/** True when both ends are known to the search and a method is chosen. */
export const isKnown = ({ start_location: start, end_location: end, transport_method: method }: DistanceQuestion) =>
  start?.lat !== undefined && end?.lat !== undefined && method !== null;

/** Returns the distance one way in the question's units, or the error. */
export async function askDistance({ known, ...question }: DistanceQuestion): Promise<Distance> {
  if (typeof known === 'number') return { distance: known, error: null };
  return data<DistanceAnswer>(distanceBetween.name, { method: 'POST', body: question, isRead: true }).then(
    ({ distance, err }) => (distance === null ? { distance, error: err ?? '' } : { distance, error: null }),
    (failed: unknown) => ({ distance: null, error: asDataError(failed).message }),
  );
}
