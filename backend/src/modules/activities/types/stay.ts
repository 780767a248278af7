import { stayActivity } from '@lichen/contracts/activities/types/stay.entity';
import { stay } from '../emission/types/stay';
import { defineType } from './activity-type';
import { stayPeriod } from './shared/journey-period';
import { stayPlace } from './shared/places-with-country';
import { naics } from './shared/spend-industries';

export const stayType = defineType({
  entity: stayActivity,
  defaults: { rooms: 1, applied: true },
  derived: (record, known) => ({ ...stayPeriod(record), ...stayPlace(record, known) }),
  calculator: stay,
  identity: { by: ['profile_id', 'arrival_date', 'location'], amounts: ['nights'] },
  checks: {
    derivedAlone: stayPeriod,
    amounts: ['nights'],
    // Somebody stays for a night, and for weeks where a plant is built.
    comparedByTrip: { alike: 'stay_type', times: 20 },
    repeatedBySpendOn: [...naics('721110', '721120', '721191', '721199', '721211', '721214', '721310'), 'sic2003_55'],
  },
});
