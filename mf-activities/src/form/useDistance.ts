import type { FieldAction, FormApi } from '@lichen/kit';
import { useRef, useState } from 'react';
import type { DistanceQuestion, TypeForm } from '../types/type-form';
import { askDistance, isKnown } from '../types/ask-distance';

/** One leg after the other, up to the first that nothing is known of. */
async function askAll(questions: readonly DistanceQuestion[]) {
  const distances: number[] = [];
  for (const question of questions) {
    const { distance, error } = await askDistance(question);
    if (distance === null) return { distances: null, error };
    distances.push(distance);
  }
  return { distances, error: null };
}

/** The distance of a journey: by its button, and by itself as soon as both ends and the method are known. */
export function useDistance({ distance }: Pick<TypeForm, 'distance'>) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const round = useRef(0);

  const work = async (hand: FormApi) => {
    if (!distance) return;
    const { values } = hand;
    const refusal = distance.refuse?.(values) ?? null;
    setError(refusal);
    if (refusal) return;
    round.current += 1;
    const mine = round.current;
    const asked = distance.asks(values);
    setRunning(true);
    const result = await askAll(asked);
    // Another end was chosen meanwhile: its own answer is on the way.
    if (mine !== round.current) return;
    setRunning(false);
    if (JSON.stringify(distance.asks(hand.values)) !== JSON.stringify(asked)) return;
    setError(result.error);
    if (result.distances) hand.set(distance.fill(result.distances, hand.values));
  };

  const follow = (changed: string, hand: FormApi) => {
    if (!distance?.after.includes(changed) || distance.refuse?.(hand.values)) return;
    if (distance.asks(hand.values).every(isKnown)) void work(hand);
  };
  const action: FieldAction = { label: 'Calculate distance', run: (hand) => void work(hand), isRunning, error };
  return { follow, action, overrides: distance ? { distance: { action } } : {} };
}
