import { join } from 'node:path';
import type { Module } from '../../../platform/module';
import { companyFiles } from './company-files.route';
import { companyEsgSection } from './company-section.query';
import { esgStatusHandler } from './esg-status.handler';
import { businessFirstSteps } from './first-steps.query';
import { forgetPolicyDocument } from './forget-policy-document.listener';
import { policyTextHandler } from './policy-text.handler';
import { openPolicyTexts } from './policy-texts.loader';
import { servedCompany } from './served-company.rules';
import { setupOperation } from './setup.operation';

interface Lists {
  /** Folder of the reference data. */
  readonly reference: string;
  /** Grids of electricity of a country. */
  readonly gridsOf: (country: string) => readonly string[];
  /** What the list of the EU taxonomy calls an activity. */
  readonly taxonomyLabel: (code: string) => string;
}

/** The company itself: its records and files, its set-up, and what reports and first steps ask of them. */
export const company = ({ reference, gridsOf, taxonomyLabel }: Lists) =>
  ({
    ...companyFiles,
    entities: servedCompany(taxonomyLabel),
    calls: [setupOperation(gridsOf), esgStatusHandler, policyTextHandler(openPolicyTexts(join(reference, 'policies')))],
    answers: [businessFirstSteps, companyEsgSection],
    listeners: (platform) => [forgetPolicyDocument(platform)],
  }) satisfies Partial<Module>;
