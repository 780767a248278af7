import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { COMPLIANCE_ROLES } from './compliance-roles';

/**
 * Compliance figures over all demands, or over those of one type. Percentages refer to `counted` and have one decimal.
 */
export interface ComplianceStats {
  readonly mandatory: number;
  readonly submitted: number;
  readonly errors: number;
  readonly total: number;
  readonly for_review: number;
  readonly partners: number;
  /** Demands that count: mandatory, sent, not replaced, and of a partner that is connected or submitted a passport. */
  readonly counted: number;
  readonly compliant: number | null;
  readonly non_compliant_in_next_week: number | null;
  readonly non_compliant_in_next_month: number | null;
  /** Demands without valid proof on the last day of each month from this one on, if nothing new is submitted. */
  readonly monthlyNonCompliantCount: readonly { readonly month: number; readonly count: number }[];
}

/** Returns the compliance figures of all demands, or with `doc_id` of the demands for one document type. */
export const complianceStats = defineCall({
  name: 'partner_compliance_stats',
  label: 'Compliance of partners',
  method: 'GET',
  allow: COMPLIANCE_ROLES,
  subscription: 'compliance',
  input: z.strictObject({ doc_id: z.string().max(100).optional() }),
  pathInput: 'doc_id',
  writes: false,
  dependsOn: ['partner_compliance_demands'],
});
