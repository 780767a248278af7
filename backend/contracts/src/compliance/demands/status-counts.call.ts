import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { COMPLIANCE_ROLES } from './compliance-roles';

/** Counts of the mandatory requests of connected companies. */
export interface RequestCounts {
  /** Requests without proof in force. */
  readonly requests: number;
  /** The part of `requests` that is answered and waits for a review by the asking company. */
  readonly for_review: number;
  /** Requests with proof in force whose renewal is due. */
  readonly for_renewal: number;
  /** `requests` plus `for_renewal`: everything this company has to act on. */
  readonly count: number;
}

/** Returns the counts of requests that other companies have sent to this one. */
export const partnerComplianceStatus = defineCall({
  name: 'partner_compliance_status',
  label: 'Compliance requests',
  method: 'GET',
  allow: COMPLIANCE_ROLES,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['partner_compliance_requests'],
});

/** Counts of the demands of this company that are sent and not replaced by another demand. */
export interface DemandCounts {
  /** Demands sent to a connected partner. */
  readonly requests: number;
  /** Mandatory demands among `requests` that are not compliant. */
  readonly non_compliant: number;
  /** Demands with a submission that waits for a decision. */
  readonly for_review: number;
  /** Same as `requests`; the widget shows nothing if it is 0. */
  readonly count: number;
}

/** Returns the counts of demands that this company has sent to its partners. */
export const partnerDemandStatus = defineCall({
  name: 'partner_demand_status',
  label: 'Demands of partners',
  method: 'GET',
  allow: COMPLIANCE_ROLES,
  subscription: 'compliance',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['partner_compliance_demands'],
});
