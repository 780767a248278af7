import { Router } from 'express';
import type { Platform } from '../../../platform/platform';
import { clearLogo, companyLogoRoute, companyLogoUpload, describedLogo } from './company-logo.route';
import {
  clearPolicyDocument,
  describedPolicyDocument,
  policyDocumentRoute,
  policyDocumentUpload,
} from './policy-document.route';

/** The company's picture and the documents of its policies: how they come, go, and are sent back. */
export const companyFiles = {
  operations: [clearLogo, clearPolicyDocument],
  uploads: (platform: Platform) => [companyLogoUpload(platform), policyDocumentUpload(platform)],
  routes: (platform: Platform) => Router().use(companyLogoRoute(platform), policyDocumentRoute(platform)),
  described: [describedLogo, describedPolicyDocument],
};
