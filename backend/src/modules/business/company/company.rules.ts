import { join } from 'node:path';
import { policy } from '@lichen/contracts/business/company/policy.entity';
import { deleteFilesOf } from '../../../platform/files/delete-files.listener';
import type { Module } from '../../../platform/module';
import { companyFiles } from './company-files.route';
import { companyEsgSection } from './company-section.query';
import { esgStatusHandler } from './esg-status.handler';
import { businessFirstSteps } from './first-steps.query';
import { policyTextHandler } from './policy-text.handler';
import { openPolicyTexts } from './policy-texts.loader';
import { servedCompany } from './served-company.rules';
import { setupOperation } from './setup.operation';

interface Lists {
  /** Path of the reference data folder. */
  readonly reference: string;
  /** Returns the codes of a country's electricity grids. */
  readonly gridsOf: (country: string) => readonly string[];
  /** Returns the label of an EU taxonomy activity by its code. */
  readonly taxonomyLabel: (code: string) => string;
}

/** The company's own records and files, its set-up, and its answers to reports and to the first-steps list. */
export const company = ({ reference, gridsOf, taxonomyLabel }: Lists) =>
  ({
    ...companyFiles,
    entities: servedCompany(taxonomyLabel),
    calls: [setupOperation(gridsOf), esgStatusHandler, policyTextHandler(openPolicyTexts(join(reference, 'policies')))],
    answers: [businessFirstSteps, companyEsgSection],
    listeners: (platform) => [deleteFilesOf(policy, 'business.forget-policy-document')(platform)],
  }) satisfies Partial<Module>;
