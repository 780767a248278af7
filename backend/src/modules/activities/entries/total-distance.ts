import { KM_PER_MILE } from '@lichen/contracts/activities/codes/distance-rules';
import { DECIMALS } from '@lichen/contracts/entity/fields';
import { exact } from '../emission/exact';

interface Way {
  readonly distance: number | null;
  /** Kilometres where none is said. */
  readonly units: 'km' | 'miles' | null;
}

/** The exact sum of what is there, with as many decimals as a field takes. */
export const totalOf = (values: readonly (number | null)[]): number =>
  Number(
    values
      .reduce((total, value) => total.plus(value ?? 0), exact(0))
      .round(DECIMALS)
      .toFixed(),
  );

/** All in one unit; a mile is as long as forms say. */
export const totalDistance = (ways: readonly Way[], units: 'km' | 'miles'): number =>
  totalOf(
    ways.map(({ distance, units: own }) => {
      if (distance === null || (own ?? 'km') === units) return distance;
      const converted = units === 'km' ? exact(distance).times(KM_PER_MILE) : exact(distance).div(KM_PER_MILE);
      return Number(converted.round(DECIMALS).toFixed());
    }),
  );
