import { companyAnswers } from '@lichen/contracts/business/company/company-answers.entity';
import { conductIssue } from '@lichen/contracts/business/company/conduct-issue.entity';
import { managementRole } from '@lichen/contracts/business/company/management-role.entity';
import { periodData } from '@lichen/contracts/business/company/period-data.entity';
import { policy } from '@lichen/contracts/business/company/policy.entity';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import { companyProfileRules } from './company-profile.rules';
import { periodDataRules } from './period-data.rules';
import { policyRules } from './policy.rules';

/** The company's own entities with their rules. `labelOf` returns the label of an EU taxonomy activity by its code. */
export const servedCompany = (labelOf: (code: string) => string): readonly Served[] => [
  serve(companyProfile, companyProfileRules(labelOf)),
  serve(companyAnswers, {}),
  serve(policy, policyRules),
  serve(managementRole, {}),
  serve(conductIssue, { defaults: { conviction: false } }),
  serve(periodData, periodDataRules),
];
