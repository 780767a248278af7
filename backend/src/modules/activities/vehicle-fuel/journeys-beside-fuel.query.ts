import { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import type { Read } from '../../../platform/engine/rules';
import type { Selection } from '../../../platform/store/sql';
import type { Period } from '../emission/periods';
import { daysBeside } from '../emission/recorded-fuel';

/** A period in which journeys of a vehicle may have to be recalculated. */
export interface VehicleDays extends Period {
  readonly vehicle_id: string;
}

/** Stretches per query. */
const AT_ONCE = 50;

/** Merges days of fuel into stretches in which journeys are affected; these are few, however many the days. */
export function stretchesAround(fuel: readonly { readonly vehicle_id: string; readonly day: number }[]): VehicleDays[] {
  const inOrder = [...fuel].sort((a, b) =>
    a.vehicle_id === b.vehicle_id ? a.day - b.day : a.vehicle_id < b.vehicle_id ? -1 : 1,
  );
  const found: VehicleDays[] = [];
  for (const { vehicle_id, day } of inOrder) {
    const around = { vehicle_id, ...daysBeside({ from: day, to: day }) };
    const last = found.at(-1);
    if (last?.vehicle_id === vehicle_id && around.from <= last.to) found.splice(-1, 1, { ...last, to: around.to });
    else found.push(around);
  }
  return found;
}

const selectionOf = (stretches: readonly VehicleDays[], after: string, limit: number): Selection => ({
  where: { vehicle_id: { in: [...new Set(stretches.map(({ vehicle_id }) => vehicle_id))] }, id: { above: after } },
  anyOf: [stretches.map(({ vehicle_id, from, to }) => ({ vehicle_id, from: { atMost: to }, to: { atLeast: from } }))],
  order: [{ column: 'id' }],
  limit,
});

/** Returns up to `limit` journeys that overlap one of the stretches, by id, beginning after `after`. */
export async function journeysWithin(
  read: Read,
  stretches: readonly VehicleDays[],
  { after = '', limit }: { after?: string; limit: number },
): Promise<readonly { readonly _id: string; readonly vehicle_id: string }[]> {
  const found = new Map<string, { _id: string; vehicle_id: string }>();
  for (let at = 0; at < stretches.length; at += AT_ONCE) {
    const selection = selectionOf(stretches.slice(at, at + AT_ONCE), after, limit);
    for (const each of await read(vehicleJourney).part(['_id', 'vehicle_id'], selection)) found.set(each._id, each);
  }
  return [...found.values()].sort((a, b) => (a._id < b._id ? -1 : 1)).slice(0, limit);
}
