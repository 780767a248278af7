import { DAY } from '../../../formats/days';
import { exceedsDays } from './hours-of-days';

/** Refusals of ways that nobody could go in the days they are entered for. */
export const WAY_TEXTS = {
  driven: 'One vehicle cannot drive further than 4,800 km a day',
  travelled: 'One person cannot travel further than 24,000 km a day',
} as const;

/** Faster than anything on a road, day and night; and than an airliner. */
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

/** A job that one vehicle drove from its first day to its last. */
export const drivenTooFar = (draft: Draft): Record<string, string> =>
  told('driven', draft['applied'] !== false && isTooFar('driven', draft, draft['date'], draft['end_date']));

/** A journey of one person; one whose return has no day yet is not judged. A flight may end on the next day. */
export function travelledTooFar(draft: Draft): Record<string, string> {
  const { applied, journey_date: first, return_journey: returns, return_date: back } = draft;
  if (applied === false || (returns !== false && typeof back !== 'number')) return {};
  const last = typeof back === 'number' ? back : first;
  return told('travelled', isTooFar('travelled', draft, first, typeof last === 'number' ? last + DAY : last));
}

/** Days of the entries of a commute, the most there are. */
const COMMUTE_DAYS: Readonly<Record<string, number>> = { daily: 1, weekly: 7, monthly: 31, yearly: 366 };

/** The ways to work of one person, in one entry. */
export function commutedTooFar(draft: Draft): Record<string, string> {
  const { applied, journey_date: first, entry_type: entry } = draft;
  const days = COMMUTE_DAYS[String(entry)];
  if (applied === false || days === undefined || typeof first !== 'number') return {};
  return told('travelled', isTooFar('travelled', draft, first, first + (days - 1) * DAY));
}
