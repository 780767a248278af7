import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { dependentActivities } from '../dependence/dependent-figures.query';

/** Represents any other grid. */
const ANOTHER = null;

/** Returns alternative conditions for the activities that use the grid of a location. */
export const onTheGridOf = (read: Read, site: RecordOf<typeof location>): Promise<readonly Where[]> =>
  dependentActivities(read, {
    entity: location.name,
    before: { ...site },
    after: { ...site, electricity_grid: ANOTHER },
  });
