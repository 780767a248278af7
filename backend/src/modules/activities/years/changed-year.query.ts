import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { SealedRow } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import { isStated } from '../calculations/effective-calculations';
import type { EditedActivity } from './moved-amounts';
import { areSameRows, isInYear, type SealableCalc, sealedRow } from './sealed-row';
import { locationsOfActivities, usedRowsOf } from './sealed-rows.query';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';

/** Fields that say what a stated figure rests on; no seal covers them. */
const GROUNDS = ['reason', 'evidence', 'no_evidence_reason'] as const;

export type NotedCalc = SealableCalc & Pick<RecordOf<typeof emissionCalc>, (typeof GROUNDS)[number] | 'engine_version'>;

/** Rows changed by a transaction, before and after; null where a row was or is not used. */
export interface NotedRows {
  readonly calcs: Map<string, { readonly before: NotedCalc | null; readonly after: NotedCalc | null }>;
  /** Former locations of moved or deleted activities. */
  readonly placesBefore: Map<string, string | null>;
  readonly moved: Set<string>;
  readonly edited: Map<string, EditedActivity>;
}

/** An activity whose sealed rows, or what they rest on, are changed by a transaction. */
export interface ChangedActivity {
  readonly activity_id: string;
  readonly activity_type: string;
  readonly before: readonly SealedRow[];
  readonly after: readonly SealedRow[];
}

type Noted = { readonly before: NotedCalc | null; readonly after: NotedCalc | null };

/** Tells whether a stated figure that stays in use rests on something else than before. */
const isRegrounded = ({ before, after }: Noted): boolean =>
  before !== null &&
  after !== null &&
  isStated(after) &&
  GROUNDS.some((name) => (before[name] ?? null) !== (after[name] ?? null));

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

/** Returns the activities whose rows in the year, or the grounds of these, were changed by the transaction. */
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
  const regrounded = new Set(touched.filter(isRegrounded).map(({ after }) => after?.activity_id));
  return [...ids].flatMap((activity_id): ChangedActivity[] => {
    const [was, is] = [before.get(activity_id) ?? [], after.get(activity_id) ?? []];
    const activity_type = (was[0] ?? is[0])?.activity_type;
    if (!activity_type || (areSameRows(was, is) && !regrounded.has(activity_id))) return [];
    return [{ activity_id, activity_type, before: was, after: is }];
  });
}
