import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { dependentActivities } from '../dependence/dependent-figures.query';

/** Stands for any other grid. */
const ANOTHER = null;

/** Conditions on the activities that take power from the grid of a location: each of them is one of these. */
export const onTheGridOf = (read: Read, site: RecordOf<typeof location>): Promise<readonly Where[]> =>
  dependentActivities(read, {
    entity: location.name,
    before: { ...site },
    after: { ...site, electricity_grid: ANOTHER },
  });
