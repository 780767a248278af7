import { activity } from '@lichen/contracts/activities/activity.entity';
import { LOCATION_DEFAULTS, type location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { refused } from '@lichen/contracts/problems';
import type { Read, Rules } from '../../platform/engine/rules';

/** How many records stand at the location. */
interface Uses {
  records: number;
}

async function recordsAt(read: Read, location_id: string): Promise<number> {
  const selection = { where: { location_id } };
  const counts = await Promise.all(
    [activity, vehicle, powerSource, product, staffProfile].map((entity) => read(entity).count(selection)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

export const locationRules: Rules<typeof location, Uses> = {
  defaults: LOCATION_DEFAULTS,
  // On a removal the engine hands over the stored record itself; nothing else asks what stands there.
  facts: async (read, record, _context, before) => ({
    records: record === before ? await recordsAt(read, record._id) : 0,
  }),
  mayRemove: (_location, { records }) => {
    if (records > 0) throw refused('Unable to delete this location');
  },
};
