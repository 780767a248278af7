import type { SealedRow } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import type { Read } from '../../../platform/engine/rules';
import type { EditedActivity } from './moved-amounts';
import { areSameRows, isInYear, type SealableCalc, sealedRow } from './sealed-row';
import { locationsOfActivities, usedRowsOf } from './sealed-rows.query';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';

export type NotedCalc = SealableCalc;

/** Rows changed by a transaction, before and after; null where a row was or is not used. */
export interface NotedRows {
  readonly calcs: Map<string, { readonly before: NotedCalc | null; readonly after: NotedCalc | null }>;
  /** Former locations of moved or deleted activities. */
  readonly placesBefore: Map<string, string | null>;
  readonly moved: Set<string>;
  readonly edited: Map<string, EditedActivity>;
}

/** An activity whose sealed rows are changed by a transaction. */
export interface ChangedActivity {
  readonly activity_id: string;
  readonly activity_type: string;
  readonly before: readonly SealedRow[];
  readonly after: readonly SealedRow[];
}

type Noted = { readonly before: NotedCalc | null; readonly after: NotedCalc | null };

const touches = ({ before, after }: Noted, year: number): boolean =>
  [before, after].some((row) => row !== null && isInYear(row, year));

/** Tells whether rows of a year may have changed; moved activities are always considered. */
export const isTouched = ({ calcs, moved }: NotedRows, year: number): boolean =>
  moved.size > 0 || [...calcs.values()].some((each) => touches(each, year));

const ofActivity = (rows: readonly SealedRow[]): ReadonlyMap<string, SealedRow[]> => {
  const found = new Map<string, SealedRow[]>();
  for (const row of rows) getOrInsertComputed(found, row.activity_id, () => []).push(row);
  return found;
};

/** Returns the activities whose rows in the year were changed by the transaction. */
export async function changedYear(read: Read, noted: NotedRows, year: number): Promise<ChangedActivity[]> {
  const { calcs, placesBefore, moved } = noted;
  const touched = [...calcs.values()].filter((each) => touches(each, year));
  const ids = new Set([...touched.flatMap(({ before, after }) => (before ?? after)?.activity_id ?? []), ...moved]);
  const now = await usedRowsOf(read, [...ids], year);
  const places = await locationsOfActivities(read, [...ids]);
  const placeNow = (id: string) => places.get(id) ?? null;
  const placeBefore = (id: string) => (placesBefore.has(id) ? (placesBefore.get(id) ?? null) : placeNow(id));
  const kept = now.filter(({ _id }) => !calcs.has(_id));
  const replaced = touched.flatMap(({ before }) => (before && isInYear(before, year) ? [before] : []));
  const [before, after] = [
    ofActivity([...kept, ...replaced].map((row) => sealedRow(row, placeBefore(row.activity_id), year))),
    ofActivity(now.map((row) => sealedRow(row, placeNow(row.activity_id), year))),
  ];
  return [...ids].flatMap((activity_id): ChangedActivity[] => {
    const [was, is] = [before.get(activity_id) ?? [], after.get(activity_id) ?? []];
    const activity_type = (was[0] ?? is[0])?.activity_type;
    if (!activity_type || areSameRows(was, is)) return [];
    return [{ activity_id, activity_type, before: was, after: is }];
  });
}
