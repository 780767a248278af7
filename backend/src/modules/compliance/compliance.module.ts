import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { serve } from '../../platform/engine/rules';
import type { Module } from '../../platform/module';
import { complianceMigrations } from './compliance.migrations';
import { partnerRules } from './partner.rules';
import { partnerCategoryRules } from './partner-category.rules';
import { partnerContactRules } from './partner-contact.rules';
import { partnerReturnRules } from './partner-return.rules';

/** The companies around this one, and what they prove to each other. Pairs with mf-compliance. */
export const compliance: Module = {
  name: 'compliance',
  migrations: complianceMigrations,
  entities: [
    serve(partner, partnerRules),
    serve(partnerCategory, partnerCategoryRules),
    serve(partnerContact, partnerContactRules),
    serve(partnerReturn, partnerReturnRules),
  ],
  calls: [],
};
