import { partner } from '@lichen/contracts/compliance/partner.entity';
import { serve } from '../../platform/engine/rules';
import type { Module } from '../../platform/module';
import { complianceMigrations } from './compliance.migrations';
import { partnerRules } from './partner.rules';

/** The companies around this one, and what they prove to each other. Pairs with mf-compliance. */
export const compliance: Module = {
  name: 'compliance',
  migrations: complianceMigrations,
  entities: [serve(partner, partnerRules)],
  calls: [],
};
