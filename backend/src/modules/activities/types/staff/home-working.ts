import {
  HOME_WORKING_DEFAULTS,
  homeWorkingActivity,
} from '@lichen/contracts/activities/types/staff/home-working.entity';
import { homeWorking } from '../../emission/types/staff/home-working';
import { COUNTRY_AND_GRID, defineType } from '../activity-type';
import { homeWorkingPeriod } from '../shared/journey-period';

export const homeWorkingType = defineType({
  entity: homeWorkingActivity,
  defaults: HOME_WORKING_DEFAULTS,
  derived: homeWorkingPeriod,
  siteFields: COUNTRY_AND_GRID,
  calculator: homeWorking,
  identity: {
    by: ['profile_id', 'location_id', 'start_date', 'end_date', 'entry_type'],
    amounts: ['working_hours'],
  },
  checks: {
    derivedAlone: homeWorkingPeriod,
    amounts: ['working_hours'],
    coversDaysOf: ['profile_id', 'location_id'],
    hours: { of: 'person', who: 'profile_id', field: 'working_hours' },
    // Entries may be of a whole day or of one hour.
    compared: [
      {
        kind: 'amount_outlier',
        alike: [
          { by: ['profile_id', 'entry_type'], times: 8 },
          { by: ['entry_type'], times: 20 },
        ],
        of: ['working_hours'],
        byDay: true,
      },
    ],
  },
});
