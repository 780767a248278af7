import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { businessTravelActivity } from '@lichen/contracts/activities/types/staff/business-travel.entity';
import { commuteActivity } from '@lichen/contracts/activities/types/staff/commute.entity';
import { journeys, removeJourney, TRIP_TYPES } from '@lichen/contracts/activities/types/journeys.call';
import { upstreamTransportActivity } from '@lichen/contracts/activities/types/goods/upstream-transport.entity';
import { notFound } from '@lichen/contracts/api/problems';
import type { Entity } from '@lichen/contracts/entity/entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import { ADMIN, isAllowed } from '@lichen/contracts/portal/roles';
import type { Context, Read } from '../../../platform/engine/rules';
import { handler } from '../../../platform/module';
import type { Where } from '../../../platform/store/sql';

type Row = Readonly<Record<string, unknown>>;

const TYPES: readonly Entity[] = [businessTravelActivity, commuteActivity, upstreamTransportActivity];

/** Fields of a journey in the answer; null where its type does not have them. */
const FIELDS = [
  ...['_id', 'version', 'trip_type', 'doc_id', 'location_id', 'profile_id', 'partner_id', 'job_number', 'job_type'],
  ...['weight', 'transport_method', 'travel_class', 'journey_date', 'start_location', 'end_location', 'distance'],
  ...['units', 'return_journey', 'description', 'tags', 'applied'],
];

/** Limits users who may not read activities to journeys that came with a document. */
const reached = (context: Context): Where => (isAllowed(ADMIN, context.roles) ? {} : { doc_id: { not: null } });

const shown = (row: Row): Row => ({
  ...Object.fromEntries(FIELDS.map((name) => [name, row[name] ?? null])),
  emissions: {
    CO2: kgOf(['scope1_ug', 'scope2_ug', 'scope3_ug'].reduce((sum, name) => sum + Number(row[name]), 0)),
    units: 'kg',
  },
});

/** Returns the rows of one page as records of their own types, in page order. */
async function ofTypes(read: Read, page: readonly { _id: string }[]): Promise<Row[]> {
  const ids = page.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const found = await Promise.all(
    TYPES.map((entity) => read(entity).list({ where: { id: { in: ids } }, limit: ids.length })),
  );
  const rows = new Map<string, Row>();
  for (const row of found.flat() as unknown as readonly Row[]) rows.set(String(row['_id']), row);
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

const journeysAnswer = handler(journeys, async ({ input, read, context }) => {
  const { filter, doc_id, include_unapplied, limit, offset } = input;
  const where: Where = {
    activity_type: filter === 'all' ? { in: TRIP_TYPES } : filter,
    ...reached(context),
    ...(doc_id === undefined ? {} : { doc_id }),
    ...(include_unapplied === 'true' ? {} : { applied: 1 }),
  };
  const order = [{ column: 'from', descending: true }, { column: 'id' }];
  const [page, total] = await Promise.all([
    read(activity).part(['_id'], { where, order, limit, offset }),
    read(activity).count({ where }),
  ]);
  const list = (await ofTypes(read, page)).map(shown);
  return { list, total, count: list.length };
});

const removeJourneyAnswer = handler(removeJourney, async ({ input: { id }, write, context }) =>
  write(async ({ read }, batch) => {
    const [found] = await read(activity).part(['_id', 'activity_type', 'version'], {
      where: { id, activity_type: { in: TRIP_TYPES }, ...reached(context) },
      limit: 1,
    });
    const entity = TYPES.find(({ name }) => name === found?.activity_type);
    if (!found || !entity) throw notFound();
    await batch.remove(entity, { id });
    return { ok: true, obj: { _id: id, version: found.version } };
  }),
);

export const journeyCalls = [journeysAnswer, removeJourneyAnswer];
