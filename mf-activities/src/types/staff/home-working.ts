import {
  HOME_WORKING_DEFAULTS,
  homeWorkingActivity,
} from '@lichen/contracts/activities/types/staff/home-working.entity';
import type { TypeForm } from '../shared/type-form';

export const homeWorkingForm: TypeForm = {
  entity: homeWorkingActivity,
  layout: [
    { title: 'Who', fields: ['profile_id', 'location_id'] },
    { title: 'Hours', fields: ['entry_type', 'start_date', 'end_date', 'working_hours'] },
    { title: 'At home', fields: ['equipment', 'heating', 'air_conditioner', 'air_conditioner_kw'] },
  ],
  start: HOME_WORKING_DEFAULTS,
  overrides: ({ values }) => ({
    end_date: { hidden: values['entry_type'] !== 'by_specific_interval' },
    working_hours: { unitField: 'units' },
    air_conditioner_kw: { hidden: values['air_conditioner'] !== true, suffix: 'kW' },
  }),
};
