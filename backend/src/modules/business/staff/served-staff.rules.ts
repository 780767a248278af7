import { ACCIDENT_DEFAULTS, accident } from '@lichen/contracts/business/staff/accident.entity';
import { employmentRecord } from '@lichen/contracts/business/staff/employment-record.entity';
import { placement, training, volunteering } from '@lichen/contracts/business/staff/participation.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { employmentRecordRules } from './employment-record.rules';
import { erasePersonalData } from './erase-personal-data.operation';
import { fteSuggestionHandler } from './fte-suggestion.handler';
import { participationRules } from './participation.rules';
import { personalDataHandler } from './personal-data.handler';
import { staffProfileRules } from './staff-profile.rules';

/** Staff entities, calls and operations: people, employment, accidents, placements, training and volunteering. */
export const staff = {
  entities: [
    serve(staffProfile, staffProfileRules),
    serve(employmentRecord, employmentRecordRules),
    serve(accident, { defaults: ACCIDENT_DEFAULTS }),
    serve(placement, participationRules as never),
    serve(training, participationRules as never),
    serve(volunteering, participationRules as never),
  ],
  calls: [fteSuggestionHandler, personalDataHandler],
  operations: [erasePersonalData],
} satisfies Partial<Module>;
