import type { FieldAction, FormApi } from '@lichen/kit';
import { useRef, useState } from 'react';
import type { DistanceQuestion, TypeForm } from '../types/shared/type-form';
import { askDistance, isKnown } from '../types/shared/ask-distance';

/** Asks for one leg after the other and stops at the first without a result. */
async function askAll(questions: readonly DistanceQuestion[]) {
  const distances: number[] = [];
  for (const question of questions) {
    const { distance, error } = await askDistance(question);
    if (distance === null) return { distances: null, error };
    distances.push(distance);
  }
  return { distances, error: null };
}

/** Calculates the distance of a journey: on demand, and automatically once both ends and the method are known. */
export function useDistance({ distance }: Pick<TypeForm, 'distance'>) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const round = useRef(0);

  const work = async (form: FormApi) => {
    if (!distance) return;
    const { values } = form;
    const refusal = distance.refuse?.(values) ?? null;
    setError(refusal);
    if (refusal) return;
    round.current += 1;
    const mine = round.current;
    const asked = distance.asks(values);
    setRunning(true);
    const result = await askAll(asked);
    // Another end was chosen meanwhile and will be handled by its own request.
    if (mine !== round.current) return;
    setRunning(false);
    if (JSON.stringify(distance.asks(form.values)) !== JSON.stringify(asked)) return;
    setError(result.error);
    if (result.distances) form.set(distance.fill(result.distances, form.values));
  };

  const follow = (changed: string, form: FormApi) => {
    if (!distance?.after.includes(changed) || distance.refuse?.(form.values)) return;
    if (distance.asks(form.values).every(isKnown)) void work(form);
  };
  const action: FieldAction = { label: 'Calculate distance', run: (form) => void work(form), isRunning, error };
  return { follow, action, overrides: distance ? { distance: { action } } : {} };
}
