import type { FormApi } from '@lichen/kit';
import { askDistance, isKnown } from '../shared/ask-distance';
import type { DistanceQuestion } from '../shared/type-form';
import { legsOf, stopsOf, withLeg } from './legs';

const hasEnds = ({ start_location: start, end_location: end }: DistanceQuestion) => start !== null && end !== null;

/** Works out how far single stops are from the place before them. What cannot be found stays empty. */
export function useLegs(form: FormApi) {
  const measure = async (at: number, isReady: (leg: DistanceQuestion) => boolean) => {
    const leg = at < stopsOf(form.values).length ? legsOf(form.values)[at] : undefined;
    if (!leg || leg.known !== undefined || !isReady(leg)) return;
    const { distance } = await askDistance(leg);
    const { values, set } = form;
    // Somebody moved or deleted a stop meanwhile: its own answer is on the way.
    if (distance !== null && JSON.stringify(legsOf(values)[at]) === JSON.stringify(leg))
      set({ stops: withLeg(values, at, distance) });
  };
  return {
    /** Measures again around the stop that took the number of a deleted one. */
    afterDelete: (at: number) => void measure(at, hasEnds),
    /** Not while an address is being typed: only between places that were chosen. */
    afterMove: (at: number) => {
      void measure(at, isKnown);
      void measure(at + 1, isKnown);
    },
  };
}
