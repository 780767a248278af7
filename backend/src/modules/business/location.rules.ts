import { activity } from '@lichen/contracts/activities/activity.entity';
import { LOCATION_DEFAULTS, type location } from '@lichen/contracts/business/location.entity';
import { refused } from '@lichen/contracts/problems';
import type { Rules } from '../../platform/engine/rules';

/** How many activities stand at the location. */
interface Uses {
  activities: number;
}

export const locationRules: Rules<typeof location, Uses> = {
  defaults: LOCATION_DEFAULTS,
  facts: async (read, { _id }) => ({ activities: await read(activity).count({ where: { location_id: _id } }) }),
  mayRemove: (_location, { activities }) => {
    if (activities > 0) throw refused('Unable to delete this location');
  },
};
