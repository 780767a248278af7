import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { SealedYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import type { SealedRow } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { inParts } from '../../../platform/in-parts';
import type { Read } from '../../../platform/engine/rules';
import { sha256 } from '../../../platform/sha256';
import { SEALED_FIELDS, type SealableCalc, sealedRow } from './sealed-row';
import { sealing, sealOf } from './year-seal';

const PAGE = 2000;

const inYear = (year: number) => {
  const { from, to } = yearBounds(year);
  return { ...USED, from: { atMost: to }, to: { atLeast: from } };
};

/** Returns the locations of the existing activities, by id. */
export async function locationsOfActivities(
  read: Read,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>();
  for (const some of inParts(ids)) {
    const where = { id: { in: some } };
    for (const { _id, location_id } of await read(activity).part(['_id', 'location_id'], { where }))
      found.set(_id, location_id);
  }
  return found;
}

async function withLocations(read: Read, calcs: readonly SealableCalc[], year: number): Promise<SealedRow[]> {
  const places = await locationsOfActivities(read, [...new Set(calcs.map(({ activity_id }) => activity_id))]);
  return calcs.map((row) => sealedRow(row, places.get(row.activity_id) ?? null, year));
}

/** Returns the used rows of some activities in a year. */
export async function usedRowsOf(read: Read, ids: readonly string[], year: number): Promise<SealableCalc[]> {
  const found: SealableCalc[] = [];
  for (const some of inParts(ids)) {
    const where = { ...inYear(year), activity_id: { in: some } };
    found.push(...(await read(emissionCalc).part(SEALED_FIELDS, { where })));
  }
  return found;
}

/** Returns the used rows of activities in a year, as a seal stores them. */
export const sealedRowsOf = async (read: Read, ids: readonly string[], year: number): Promise<SealedRow[]> =>
  withLocations(read, await usedRowsOf(read, ids, year), year);

/** Yields all used rows of a year by id. */
async function* sealedRows(read: Read, year: number): AsyncGenerator<SealedRow> {
  for (let after = ''; ; ) {
    const page = await read(emissionCalc).part(SEALED_FIELDS, {
      where: { ...inYear(year), id: { above: after } },
      order: [{ column: 'id' }],
      limit: PAGE,
    });
    yield* await withLocations(read, page, year);
    if (page.length < PAGE) return;
    after = page.at(-1)?._id ?? after;
  }
}

/** Former rows of some activities, which replace the present ones. */
export interface Replaced {
  readonly activities: ReadonlySet<string>;
  readonly rows: readonly SealedRow[];
}

async function* withReplaced(rows: AsyncGenerator<SealedRow>, { activities, rows: given }: Replaced) {
  const waiting = given.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for await (const row of rows) {
    while (waiting[0] && waiting[0].id < row.id) yield waiting.shift() as SealedRow;
    if (!activities.has(row.activity_id)) yield row;
  }
  yield* waiting;
}

export interface Seal {
  readonly seal: string;
  readonly sealed: SealedYear;
}

/** Seals the used rows of a year, with former rows of some activities if given. */
export async function sealYear(read: Read, year: number, replaced?: Replaced): Promise<Seal> {
  const { add, sealed } = sealing(sha256);
  const rows = sealedRows(read, year);
  for await (const row of replaced ? withReplaced(rows, replaced) : rows) add(row);
  return { seal: sealOf(year, sealed(), sha256), sealed: sealed() };
}
