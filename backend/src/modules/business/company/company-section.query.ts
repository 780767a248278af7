import { companyAnswers } from '@lichen/contracts/business/company/company-answers.entity';
import { COMPANY_EDITORS } from '@lichen/contracts/business/company/company-editors';
import { esgSectionsOf } from '@lichen/contracts/business/company/esg-status.call';
import { managementRole } from '@lichen/contracts/business/company/management-role.entity';
import { periodData } from '@lichen/contracts/business/company/period-data.entity';
import { policy } from '@lichen/contracts/business/company/policy.entity';
import { emissionTarget } from '@lichen/contracts/business/inventory/emission-target.entity';
import { inventorySettings } from '@lichen/contracts/business/inventory/inventory-settings.entity';
import { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { answering } from '../../../platform/engine/module-questions';
import { companySection } from './company-sections';

/** Returns the completeness of the company section; empty for roles that may not open it. */
export const companyEsgSection = answering(esgSectionsOf, async ({ year }, { read, context }) => {
  const { companyId, roles } = context;
  if (!isAllowed(COMPANY_EDITORS, roles)) return [];
  const profile = await read(companyProfile).find(companyId);
  if (!profile) return [];
  const { from, to } = yearBounds(year);
  const [answers, policies, managers, figures, statements, settings, targets] = await Promise.all([
    read(companyAnswers).get(companyId),
    read(policy).list({}),
    read(managementRole).count({
      where: { from: { atMost: to } },
      anyOf: [[{ to: { atLeast: from } }, { to: null }]],
    }),
    read(periodData).list({ where: { parent_id: companyId, year } }),
    read(annualStatement).list({ where: { year } }),
    read(inventorySettings).get(companyId),
    read(emissionTarget).count({}),
  ]);
  return [
    companySection({
      ...{ year, profile, answers, policies, managers, figures, settings, targets },
      statement: statements[0],
    }),
  ];
});
