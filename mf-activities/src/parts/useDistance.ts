import { type DistanceAnswer, distanceBetween } from '@lichen/contracts/activities/distance.call';
import { asDataError, data, type FieldAction, type FormHand } from '@lichen/kit';
import { useRef, useState } from 'react';
import type { DistanceQuestion, TypeForm } from '../types/type-form';

const isKnown = ({ start_location: start, end_location: end, transport_method: method }: DistanceQuestion) =>
  start?.lat !== undefined && end?.lat !== undefined && method !== null;

/** The distance of a journey: by its button, and by itself as soon as both ends and the method are known. */
export function useDistance({ distance }: TypeForm) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const round = useRef(0);

  const work = async ({ values, set }: FormHand) => {
    if (!distance) return;
    const refusal = distance.refuse?.(values) ?? null;
    setError(refusal);
    if (refusal) return;
    round.current += 1;
    const mine = round.current;
    setRunning(true);
    const result = await data<DistanceAnswer>(distanceBetween.name, {
      method: 'POST',
      body: distance.ask(values),
    }).then(
      (answer) => ({ km: answer.distance, error: null }),
      (failed: unknown) => ({ km: null, error: asDataError(failed).message }),
    );
    // Another end was chosen meanwhile: its own answer is on the way.
    if (mine !== round.current) return;
    setRunning(false);
    setError(result.error);
    if (result.km !== null) set(distance.fill(result.km, values));
  };

  const follow = (changed: string, hand: FormHand) => {
    if (!distance?.after.includes(changed) || distance.refuse?.(hand.values)) return;
    if (isKnown(distance.ask(hand.values))) void work(hand);
  };
  const action: FieldAction = { label: 'Calculate distance', run: (hand) => void work(hand), isRunning, error };
  return { follow, touches: distance ? { distance: { action } } : {} };
}
