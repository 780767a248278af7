import { z } from 'zod';
import type { DocValues } from '../../docs/doc.entity';
import { defineEntity } from '../../entity/entity';
import { boolean, confidential, day, instant, internal, json, optional, ref, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { partnerRef } from '../partner.entity';
import { COMPLIANCE_ROLES } from './compliance-roles';
import { SURVEY_LIMITS } from '../../survey/survey-definition';
import { reasonInput } from './demand.entity';
import { DEMAND_TYPES, SUBMISSION_STATUSES } from './demand-words';

/** A question of a survey, or a field of a document, that is returned for correction, with the reason. */
export interface ReturnedQuestion {
  readonly id: string;
  readonly reason: string;
}

/** Most characters of a field name; question ids are shorter. */
const RETURNED_ID = 64;

/** Result of the validation: fields that are missing or break a rule of the document type. */
export interface SubmissionScore {
  readonly validationErr: readonly string[];
}

/**
 * A document or survey that a partner submitted for a demand, and the decision on it. The record stays when the
 * partner recalls the submission.
 */
export const submission = defineEntity({
  name: 'partner_compliance_submissions',
  label: 'Compliance submission',
  subscription: 'compliance',
  fields: {},
  derived: {
    demand_id: ref('Demand', 'partner_compliance_demands'),
    partner_id: partnerRef(),
    status: worded('Status', SUBMISSION_STATUSES),
    demand_type_id: worded('Demand type', DEMAND_TYPES),
    name: text('Document', 255),
    received_on: day('Date submitted'),
    from: optional(day('Valid from')),
    to: optional(day('Valid until')),
    /** True if a person entered or changed a value that was read from the document. */
    manual: boolean('Manual'),
    has_file: boolean('File'),
    is_valid: boolean('Valid'),
    score: optional(json<SubmissionScore>('Checks')),
    /** Field values, removed on recall; the audit log never repeats them. */
    prep_data: confidential(optional(json<DocValues>('Values'))),
    /** Id of the `shared_docs` record, as long as the document is shared. */
    shared_doc: optional(text('Shared document', 64)),
    /** The passport it was taken from, and the file inside; valid without a connection. */
    passport_id: optional(
      ref('Passport', 'received_passports', { as: 'passport', show: ['issuer_name', 'fingerprint'] }),
    ),
    passport_file: optional(text('File of the passport', 100)),
    /** The version that was answered, for a survey. */
    survey_hash: optional(text('Version', 64)),
    /** Questions that were returned with the rejection. */
    returned: optional(json<readonly ReturnedQuestion[]>('Returned questions')),
    message: optional(text('Message', 1000)),
    reason: optional(text('Reason', 1000)),
    decided_on: optional(instant('Decided on')),
    decided_by: optional(text('Decided by', 64)),
    /** Ids of the check and of the share in the partner's company. */
    check_id: internal(text('Check', 64)),
    share_id: internal(text('Share', 64)),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: {
    accept: { label: 'Accept', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
    reject: { label: 'Reject', allow: COMPLIANCE_ROLES, input: z.strictObject({ reason: reasonInput }) },
    return_questions: {
      label: 'Return questions',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({
        returned: z
          .array(z.strictObject({ id: z.string().min(1).max(RETURNED_ID), reason: reasonInput }))
          .min(1)
          .max(SURVEY_LIMITS.questions),
      }),
    },
  },
  events: { submit: 'Submitted', recall: 'Submission recalled', expire: 'Submission expired' },
  filters: {
    demand_id: { kind: 'oneOf', field: 'demand_id' },
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    status: { kind: 'oneOf', field: 'status' },
  },
  sorts: ['created_on', 'received_on'],
  order: { field: 'created_on', descending: true },
  indexes: [['demand_id'], ['partner_id'], ['share_id'], ['passport_id']],
});
