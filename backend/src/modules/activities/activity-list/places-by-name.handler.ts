import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { type PlacesByName, placesByName } from '@lichen/contracts/activities/list/places-by-name.call';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { placesAlone } from '@lichen/contracts/places/places-alone';
import { inParts } from '../../../platform/in-parts';
import type { Read } from '../../../platform/engine/rules';
import { handler, type ServedCall } from '../../../platform/module';
import { listedSelection } from '../filters/listed-selection.query';
import type { TypesByName } from './extract-rows.query';

/** Largest number of activities that are searched for places. */
const MOST = 2000;
const MOST_NAMES = 10;

const hasPlaces = ({ fields }: Entity): boolean =>
  (Object.values(fields) as readonly Field[]).some(({ kind }) => kind === 'place' || kind === 'stops');

async function namesOf(read: Read, entity: Entity, ids: readonly string[]): Promise<string[][]> {
  const found: string[][] = [];
  for (const some of inParts(ids)) {
    const records = await read(entity).list({ where: { id: { in: some } } });
    for (const record of records) found.push(placesAlone(entity, { ...record }));
  }
  return found.filter((names) => names.length > 0);
}

export const placesByNameCall = (types: TypesByName): ServedCall =>
  handler(placesByName, async ({ input: { ids, filters }, read }) => {
    const withPlaces = [...types.values()].map(({ entity }) => entity).filter(hasPlaces);
    const which = ids ? { id: { in: ids } } : {};
    const where = { ...which, applied: 0, activity_type: { in: withPlaces.map(({ name }) => name) } };
    const { anyOf = [] } = filters ? listedSelection(filters) : {};
    const drafts = await read(activity).part(['_id', 'activity_type'], { where, anyOf, limit: MOST });
    const found: string[][] = [];
    for (const entity of withPlaces) {
      const own = drafts.filter(({ activity_type }) => activity_type === entity.name).map(({ _id }) => _id);
      found.push(...(await namesOf(read, entity, own)));
    }
    const obj: PlacesByName = { activities: found.length, names: [...new Set(found.flat())].slice(0, MOST_NAMES) };
    return { ok: true, obj };
  });
