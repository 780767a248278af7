import { convertedDistance } from '@lichen/contracts/activities/codes/distance-rules';
import type { COMMUTE_ENTRIES } from '@lichen/contracts/activities/types/staff/commute.entity';
import {
  ENTRY_MODES,
  type EntryMode,
  type EntrySlot,
  entrySlots,
  type PeriodType,
} from '@lichen/contracts/activities/entries/period-entries';
import { ENTRY_DETAILS } from '@lichen/contracts/activities/entries/period-entries.call';
import { exact } from '../emission/exact';

type Plain = Record<string, unknown>;

/** A stored entry of any type. */
export type StoredEntry = Plain & { readonly _id: string };

const inPeriod = (mode: EntryMode, day: number) => {
  const slots = entrySlots(mode, day);
  return { from: slots[0]?.from ?? day, to: slots.at(-1)?.to ?? day };
};

/** Returns the first and last day of the week or year that contains the day. */
export const boundsOf = inPeriod;

const wayOfEntry = (mode: EntryMode): (typeof COMMUTE_ENTRIES)[number] => mode;

/** Tells whether an entry was made in this mode: a commute states it; hours at home cover the day, month or year. */
export function isOfMode(activity: PeriodType, mode: EntryMode, day: number, entry: Plain): boolean {
  if (activity === 'commute') return entry['entry_type'] === wayOfEntry(mode);
  const isDay = entry['entry_type'] === 'by_daily_data';
  if (mode === 'weekly') return isDay;
  return !isDay && entrySlots(mode, day).some(({ from, to }) => entry['from'] === from && entry['to'] === to);
}

/** Tells whether an entry covers the same days in another mode, so that both would double-count. */
export const isOfOtherMode = (activity: PeriodType, mode: EntryMode, day: number, entry: Plain): boolean =>
  !isOfMode(activity, mode, day, entry) &&
  (activity === 'home_working_activity' || (ENTRY_MODES as readonly unknown[]).includes(entry['entry_type']));

/** Returns the number of journeys or hours of an entry. */
export const amountOf = (activity: PeriodType, entry: Plain): number =>
  Number((activity === 'commute' ? entry['journeys'] : entry['working_hours']) ?? 0);

/** Returns the distance there and back times the journeys. */
const wholeDistance = (oneWay: unknown, journeys: number): unknown =>
  typeof oneWay === 'number' ? Number(exact(oneWay).times(2).times(journeys).round(6).toFixed()) : oneWay;

/** Returns the details of a stored entry for a form, with the distance of a commute one way. */
export const detailsOf = (activity: PeriodType, entry: Plain): Plain => ({
  ...Object.fromEntries(ENTRY_DETAILS[activity].map((name) => [name, entry[name] ?? null])),
  ...(activity === 'commute' ? { distance: oneWayDistance(entry) } : {}),
});

/** Returns the one-way distance of an entry; null where it has none. */
export const oneWayDistance = (entry: Plain): number | null => {
  const journeys = amountOf('commute', entry);
  const distance = entry['distance'];
  return typeof distance === 'number' && journeys > 0
    ? Number(exact(distance).div(2).div(journeys).round(6).toFixed())
    : null;
};

/** Returns the whole distance of a stored commute for another number of journeys, without rounding one way first. */
const distanceFor = (entry: Plain, journeys: number): unknown => {
  const [distance, before] = [entry['distance'], amountOf('commute', entry)];
  if (typeof distance !== 'number' || before === journeys || before === 0) return distance;
  return Number(exact(distance).times(journeys).div(before).round(6).toFixed());
};

const isUnit = (units: unknown): units is 'km' | 'miles' => units === 'km' || units === 'miles';

/** Converts a distance to the units of the draft. */
const inUnits = (distance: unknown, before: unknown, { units = null }: Plain): unknown =>
  typeof distance === 'number' && isUnit(before) && isUnit(units) && units !== before
    ? convertedDistance(distance, units)
    : distance;

interface EntryRequest {
  readonly activity: PeriodType;
  readonly mode: EntryMode;
  readonly profile_id: string;
  readonly how: Plain;
}

/** Returns the draft for one filled day, month or year. */
export function entryDraft({ activity, mode, profile_id, how }: EntryRequest, slot: EntrySlot, amount: number): Plain {
  if (activity === 'commute')
    return {
      ...how,
      profile_id,
      entry_type: wayOfEntry(mode),
      journey_date: slot.from,
      journeys: amount,
      return_journey: true,
      distance: wholeDistance(how['distance'], amount),
      applied: true,
    };
  const isDay = mode === 'weekly';
  return {
    ...how,
    profile_id,
    entry_type: isDay ? 'by_daily_data' : 'by_specific_interval',
    start_date: slot.from,
    end_date: isDay ? null : slot.to,
    working_hours: amount,
    units: 'hrs',
    applied: true,
  };
}

/** Returns the draft of a stored entry with another amount or changed details; other details are kept. */
export function changedDraft(
  request: EntryRequest & { readonly changed: readonly string[] },
  slot: EntrySlot,
  { entry, amount }: { entry: StoredEntry; amount: number },
): Plain {
  const { activity, how, changed } = request;
  const given = Object.fromEntries(changed.map((name) => [name, how[name]]));
  const draft = entryDraft({ ...request, how: { ...detailsOf(activity, entry), ...given } }, slot, amount);
  const keepsLength = activity === 'commute' && !changed.includes('distance');
  return keepsLength ? { ...draft, distance: inUnits(distanceFor(entry, amount), entry['units'], draft) } : draft;
}
