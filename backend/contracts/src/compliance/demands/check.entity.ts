import { defineEntity } from '../../entity/entity';
import type { DocValues } from '../../docs/doc.entity';
import { confidential, day, internal, json, optional, ref, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from './compliance-roles';
import { SUBMISSION_STATUSES } from './demand-words';
import type { ReturnedQuestion } from './submission.entity';

/** One answer to a request, as the company that gave it sees it: what it sent and the decision on it. */
export const complianceCheck = defineEntity({
  name: 'partner_compliance_checks',
  label: 'Compliance check',
  fields: {},
  derived: {
    request_id: ref('Request', 'partner_compliance_requests'),
    partner_id: internal(text('Partner', 64)),
    doc_id: optional(ref('Document', 'docs', { as: 'doc', show: ['name'] })),
    /** Name when it was submitted; the document may have been deleted since. */
    doc_name: text('Document', 255),
    doc_share_id: optional(ref('Share', 'doc_shares')),
    status: worded('Status', SUBMISSION_STATUSES),
    reason: optional(text('Reason', 1000)),
    /** Field values sent with the document; single fields may be returned for correction. */
    prep_data: confidential(optional(json<DocValues>('Values'))),
    /** Questions of a survey, or fields of a document, that were returned for correction. */
    returned: optional(json<readonly ReturnedQuestion[]>('Returned questions')),
    from: optional(day('Valid from')),
    to: optional(day('Valid until')),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: {
    submit: 'Submitted',
    accept: 'Proof accepted',
    reject: 'Proof rejected',
    recall: 'Recalled',
    expire: 'Expired',
  },
  filters: {
    request_id: { kind: 'oneOf', field: 'request_id' },
    status: { kind: 'oneOf', field: 'status' },
  },
  sorts: ['created_on'],
  order: { field: 'created_on', descending: true },
  indexes: [['request_id'], ['doc_share_id'], ['doc_id'], ['partner_id']],
});
