import { Router } from 'express';
import type { Uploads } from '../../../platform/module';
import type { Platform } from '../../../platform/platform';
import { clearLogo, companyLogoRoute, companyLogoUpload, describedLogo } from './company-logo.route';
import {
  clearPolicyDocument,
  describedPolicyDocument,
  POLICY_UPLOADS,
  policyDocumentRoute,
  policyDocumentUpload,
} from './policy-document.route';

/** Uploads, downloads and deletion of the company's logo and of policy documents. */
export const companyFiles = {
  operations: [clearLogo, clearPolicyDocument],
  uploads: { company_logos: companyLogoUpload, [POLICY_UPLOADS]: policyDocumentUpload } satisfies Uploads,
  routes: (platform: Platform) => Router().use(companyLogoRoute(platform), policyDocumentRoute(platform)),
  described: [describedLogo, describedPolicyDocument],
};
