import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { COMPLIANCE_ROLES } from './compliance-roles';

/** What connected companies ask of this one and that is not in force yet: the list that the requests open with. */
export interface RequestCounts {
  readonly requests: number;
  /** Of those, answered and with the company that asks. */
  readonly for_review: number;
  /** Proof that is in force and whose renewal is due. */
  readonly for_renewal: number;
  /** Both of them that want something done. */
  readonly count: number;
}

export const partnerComplianceStatus = defineCall({
  name: 'partner_compliance_status',
  label: 'Compliance requests',
  method: 'GET',
  allow: COMPLIANCE_ROLES,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['partner_compliance_requests'],
});

/** What this company asks of its partners; as in the lists, without demands that another one replaces. */
export interface DemandCounts {
  /** Demands that a connected partner was sent. */
  readonly requests: number;
  /** Of those, mandatory and not compliant. */
  readonly non_compliant: number;
  /** Submissions that wait for a decision. */
  readonly for_review: number;
  /** As `requests`: without any there is nothing to show. */
  readonly count: number;
}

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
