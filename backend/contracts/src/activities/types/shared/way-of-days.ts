import { DAY } from '../../../formats/days';
import { exceedsDays } from './hours-of-days';

/** Messages for distances that are impossible in the given days. */
export const WAY_TEXTS = {
  driven: 'One vehicle cannot drive further than 4,800 km a day',
  travelled: 'One person cannot travel further than 24,000 km a day',
} as const;

/** Upper limits of the average speed: above any road vehicle, and above an airliner. */
const KM_PER_HOUR = { driven: 200, travelled: 1000 } as const;

const KM: Readonly<Record<string, number>> = { km: 1, miles: 1.609344 };

type Draft = Readonly<Record<string, unknown>>;

const isTooFar = (by: keyof typeof WAY_TEXTS, { distance, units }: Draft, first: unknown, last: unknown): boolean => {
  const km = KM[String(units)];
  return (
    typeof distance === 'number' &&
    km !== undefined &&
    exceedsDays((distance * km) / KM_PER_HOUR[by], first, last ?? first)
  );
};

const told = (by: keyof typeof WAY_TEXTS, isWrong: boolean): Record<string, string> =>
  isWrong ? { distance: WAY_TEXTS[by] } : {};

/** Returns an error if one vehicle cannot have driven the distance between the first and the last day. */
export const drivenTooFar = (draft: Draft): Record<string, string> =>
  told('driven', draft['applied'] !== false && isTooFar('driven', draft, draft['date'], draft['end_date']));

/**
 * Returns an error if one person cannot have travelled the distance. Returns none while the return date is missing. A
 * flight may end on the day after.
 */
export function travelledTooFar(draft: Draft): Record<string, string> {
  const { applied, journey_date: first, return_journey: returns, return_date: back } = draft;
  if (applied === false || (returns !== false && typeof back !== 'number')) return {};
  const last = typeof back === 'number' ? back : first;
  return told('travelled', isTooFar('travelled', draft, first, typeof last === 'number' ? last + DAY : last));
}

/** Highest number of days of each commute entry. */
const COMMUTE_DAYS: Readonly<Record<string, number>> = { daily: 1, weekly: 7, monthly: 31, yearly: 366 };

/** Returns an error if one person cannot have commuted the distance in the period of the entry. */
export function commutedTooFar(draft: Draft): Record<string, string> {
  const { applied, journey_date: first, entry_type: entry } = draft;
  const days = COMMUTE_DAYS[String(entry)];
  if (applied === false || days === undefined || typeof first !== 'number') return {};
  return told('travelled', isTooFar('travelled', draft, first, first + (days - 1) * DAY));
}
