import { activity } from '../activities/list/activity.entity';
import type { Entity } from '../entity/entity';
import type { LocationUse } from './location-uses';
import { powerSource } from './power-source.entity';
import { product } from './product.entity';
import { staffProfile } from './staff-profile.entity';
import { employmentRecord } from './staff/employment-record.entity';
import { vehicle } from './vehicle.entity';

/** The records that stand at a location; each names it in `location_id`. */
export const LOCATION_DEPENDENTS: Readonly<Record<LocationUse, Entity>> = {
  activities: activity,
  vehicles: vehicle,
  power_sources: powerSource,
  products: product,
  profiles: staffProfile,
  employment_records: employmentRecord,
};
