import { isInScopes, isMarketBased, isMemo } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { YearDifference } from '@lichen/contracts/activities/years/inventory-year.call';
import { inventoryYearChange, type SealedRow } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import { inventoryYearEvent } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { Read } from '../../../platform/engine/rules';
import { approvalOf, type Year } from './kept-change.rules';
import { namesOfPeople } from './people/names-of-people.query';
import { areSameRows } from './sealed-row';
import { sealedRowsOf } from './sealed-rows.query';

/** An activity changed since the approval, with its rows at approval and now. */
export interface TouchedActivity {
  readonly activity_id: string;
  readonly activity_type: string;
  readonly event_ids: readonly string[];
  readonly before: readonly SealedRow[];
  readonly after: readonly SealedRow[];
}

/** Returns all activities changed since the approval, including those changed back. */
export async function touchedActivities(read: Read, record: Year): Promise<TouchedActivity[]> {
  const order = [{ column: 'created_on' }, { column: 'id' }];
  const kept = await read(inventoryYearChange).list({ where: { approval_id: approvalOf(record) }, order });
  if (kept.length === 0) return [];
  // The first change of an activity has its rows at approval.
  const first = new Map<string, (typeof kept)[number]>();
  const events = new Map<string, string[]>();
  for (const change of kept) {
    if (!first.has(change.activity_id)) first.set(change.activity_id, change);
    events.set(change.activity_id, [...(events.get(change.activity_id) ?? []), change.event_id]);
  }
  const now = new Map<string, SealedRow[]>();
  for (const row of await sealedRowsOf(read, [...first.keys()], record.year))
    now.set(row.activity_id, [...(now.get(row.activity_id) ?? []), row]);
  return [...first.values()].map(({ activity_id, activity_type, before }) => ({
    ...{ activity_id, activity_type, before },
    event_ids: events.get(activity_id) ?? [],
    after: now.get(activity_id) ?? [],
  }));
}

/** Returns the activities whose rows differ from the approved ones. */
export const differingActivities = async (read: Read, record: Year): Promise<TouchedActivity[]> =>
  (await touchedActivities(read, record)).filter(({ before, after }) => !areSameRows(before, after));

/** Tells whether a row counts in the totals by scope; sealed rows are used ones. */
const counted = (row: SealedRow) => !isMemo(row) && !isMarketBased(row);

/** True if the sealed row has a figure; rows with a problem have none. */
export const hasFigure = ({ co2_ug }: SealedRow): boolean => co2_ug !== null;

/**
 * Returns the kilograms of the wanted rows; null if none has a figure, as a missing figure is not zero. Rows outside
 * the scopes count as zero.
 */
function kg(rows: readonly SealedRow[], wanted: (row: SealedRow) => boolean): number | null {
  const summed = rows.filter((row) => wanted(row) && hasFigure(row));
  return summed.length === 0 ? null : kgOf(summed.reduce((sum, row) => sum + (isInScopes(row) ? row.year_ug : 0), 0));
}

const ends = (rows: readonly SealedRow[]) => ({
  from: rows.length > 0 ? Math.min(...rows.map(({ from }) => from)) : null,
  to: rows.length > 0 ? Math.max(...rows.map(({ to }) => to)) : null,
});

type Reasons = ReadonlyMap<string, YearDifference['changes'][number]>;

/** Returns author, time and reason of the changes, by id of the history entry. */
export async function reasonsOf(read: Read, touched: readonly TouchedActivity[]): Promise<Reasons> {
  const ids = [...new Set(touched.flatMap(({ event_ids }) => event_ids))];
  const found = ids.length > 0 ? await read(inventoryYearEvent).list({ where: { id: { in: ids } } }) : [];
  const names = await namesOfPeople(
    read,
    found.map(({ by }) => by),
  );
  return new Map(
    found.map(({ _id, by, on, reason, evidence }) => [
      _id,
      { _id, by, name: names.get(by) ?? null, on, reason: reason ?? '', evidence },
    ]),
  );
}

function whatOf({ activity_id, before, after }: TouchedActivity, there: ReadonlySet<string>): YearDifference['what'] {
  if (before.length === 0) return 'new';
  if (after.some(hasFigure)) return 'changed';
  return there.has(activity_id) ? 'without_figure' : 'gone';
}

interface Seen {
  readonly reasons: Reasons;
  /** Names of locations, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Ids of existing activities. */
  readonly there: ReadonlySet<string>;
}

/** Returns the difference of an activity for readers. */
export function differenceOf(touched: TouchedActivity, { reasons, names, there }: Seen): YearDifference {
  const { activity_id, activity_type, before, after, event_ids } = touched;
  const rows = after.length > 0 ? after : before;
  const place = rows[0]?.location_id ?? null;
  const isMarket = (row: SealedRow) => isMarketBased(row) && !isMemo(row);
  return {
    ...{ _id: activity_id, activity_type, ...ends(rows) },
    what: whatOf(touched, there),
    location: place === null ? null : { _id: place, name: names.get(place) ?? '' },
    ...{ before_kg: kg(before, counted), after_kg: kg(after, counted) },
    ...{ market_before_kg: kg(before, isMarket), market_after_kg: kg(after, isMarket) },
    changes: event_ids.flatMap((id) => reasons.get(id) ?? []),
  };
}
