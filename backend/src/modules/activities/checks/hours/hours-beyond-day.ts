import { digits, exact, sum } from '../../emission/exact';
import { byDay, type CheckSubject, groupedBy } from '../check-subject';
import { NAMED, requestedFirst } from '../duplicates/double-counts';
import { type DetectedFinding, detectedFinding } from '../finding';
import { comparedWith, fieldToCorrect } from '../remedies';

const HOURS_OF_A_DAY = 24;

const KINDS = { person: 'hours_beyond_day', vehicle: 'vehicle_hours_beyond_day' } as const;

/** Orders the requested record first, then the latest, which is the one that exceeds the day. */
const latestFirst = (one: CheckSubject, other: CheckSubject): number => requestedFirst(one, other) || byDay(other, one);

/** Returns the finding about the entries of one person or vehicle on one day. */
function caseOf(entries: readonly CheckSubject[]): DetectedFinding[] {
  const [first, ...rest] = entries.toSorted(latestFirst);
  // A single entry of more hours is refused by itself.
  if (!first?.dayHours || rest.length === 0) return [];
  // Decimals are added exactly: 8.1, 7.9 and 8 hours are a day.
  const hours = sum(entries.map(({ dayHours }) => exact(dayHours?.hours ?? 0)));
  if (hours.lte(HOURS_OF_A_DAY)) return [];
  const { of, who, field } = first.dayHours;
  const others = rest.slice(0, NAMED);
  return [
    detectedFinding(first, {
      kind: KINDS[of],
      // The sum is part of the identity, so that further hours on a dismissed day are found.
      of: `${who}:${first.from}:${digits(hours)}`,
      others,
      remedies: [...fieldToCorrect(first, field), ...comparedWith(first, others)],
      params: { day: { day: first.from }, hours: { number: hours.toNumber() } },
    }),
  ];
}

/** Returns findings of days on which one person or vehicle has more hours than a day, over all its entries. */
export const hoursBeyondDay = (records: readonly CheckSubject[]): DetectedFinding[] =>
  groupedBy(records, ({ dayHours, from }) => (dayHours ? `${dayHours.of} ${dayHours.who} ${from}` : null)).flatMap(
    caseOf,
  );
