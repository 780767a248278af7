import { employmentRecord } from '@lichen/contracts/business/staff/employment-record.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { employmentRecordRules } from './employment-record.rules';
import { fteSuggestionHandler } from './fte-suggestion.handler';
import { staffProfileRules } from './staff-profile.rules';

/** People, the terms they work on, and what follows from both. */
export const staff = {
  entities: [serve(staffProfile, staffProfileRules), serve(employmentRecord, employmentRecordRules)],
  calls: [fteSuggestionHandler],
} satisfies Partial<Module>;
