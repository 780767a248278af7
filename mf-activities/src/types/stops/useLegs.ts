import type { FormApi } from '@lichen/kit';
import { askDistance, isKnown } from '../shared/ask-distance';
import type { DistanceQuestion } from '../shared/type-form';
import { legsOf, stopsOf, withLeg } from './legs';

const hasEnds = ({ start_location: start, end_location: end }: DistanceQuestion) => start !== null && end !== null;

/** Calculates the distance of single stops from the previous place; stays empty where there is no result. */
export function useLegs(form: FormApi) {
  const measure = async (at: number, isReady: (leg: DistanceQuestion) => boolean) => {
    const leg = at < stopsOf(form.values).length ? legsOf(form.values)[at] : undefined;
    if (!leg || leg.known !== undefined || !isReady(leg)) return;
    const { distance } = await askDistance(leg);
    const { values, set } = form;
    // A stop was moved or deleted meanwhile and will be handled by its own request.
    if (distance !== null && JSON.stringify(legsOf(values)[at]) === JSON.stringify(leg))
      set({ stops: withLeg(values, at, distance) });
  };
  return {
    /** Measures the leg to the stop that took the number of a deleted one. */
    afterDelete: (at: number) => void measure(at, hasEnds),
    /** Only between chosen places, not while an address is being typed. */
    afterMove: (at: number) => {
      void measure(at, isKnown);
      void measure(at + 1, isKnown);
    },
  };
}
