import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { boolean, day, instant, internal, optional, text, texts, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { partnerRef } from '../partner.entity';
import { COMPLIANCE_ROLES } from './compliance-roles';
import { DEMAND_TYPES, FREQUENCIES, NON_COMPLIANT_REASONS } from './demand-words';

/** Lists of requests, by whether proof is in force. */
export const REQUEST_LISTS = ['non_compliant', 'compliant', 'all'] as const;

/** Proof that a connected company demands of this one: a copy of the fields of its demand that this company may see. */
export const complianceRequest = defineEntity({
  name: 'partner_compliance_requests',
  label: 'Compliance request',
  fields: {},
  derived: {
    partner_id: partnerRef(),
    /** Id of the demand in the partner's company. */
    demand_id: text('Demand', 64),
    demand_type_id: worded('Compliance type', DEMAND_TYPES),
    survey_name: optional(text('Survey', 200)),
    mandatory: boolean('Mandatory'),
    frequency: worded('Frequency', FREQUENCIES),
    requires_review: boolean('Review what is submitted'),
    /** False once the demand is withdrawn or the companies are no longer connected. */
    asked: boolean('Asked for'),
    asked_on: instant('Asked on'),
    inforce: boolean('In force'),
    submitted: boolean('Submitted'),
    for_review: boolean('For review'),
    for_renewal: boolean('Due'),
    renewal_date: optional(day('Renewal')),
    non_compliant_reason: optional(worded('Reason', NON_COMPLIANT_REASONS)),
    reminded_on: optional(instant('Last reminder')),
    opened_on: optional(instant('Opened on')),
    started_on: optional(instant('Started on')),
    listed_in: internal(optional(texts('Lists', { max: 20, maxItems: REQUEST_LISTS.length }))),
    /** Sort key: the request that is due first comes first. */
    due_on: internal(day('Due on')),
  },
  allow: { list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: {
    /** Records when somebody first opened the request and when they started to answer; the asking company sees both. */
    open: { label: 'Open request', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
    start: { label: 'Start answering', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
    submit: {
      label: 'Submit document',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({ doc_share_id: z.string().min(1).max(64) }),
    },
    /** Resubmits a document with its returned fields corrected; all other fields stay as they were sent. */
    correct: {
      label: 'Correct returned fields',
      allow: COMPLIANCE_ROLES,
      input: z.strictObject({
        values: z.record(z.string().min(1).max(64), z.unknown()).refine((values) => Object.keys(values).length <= 200),
      }),
    },
    open_survey: { label: 'Open survey', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
  },
  events: {
    ask: 'Proof asked for',
    end: 'No longer asked for',
    remind: 'Reminder received',
    fall_due: 'Renewal due',
    expire: 'Proof expired',
  },
  filters: {
    doc_type_id: { kind: 'oneOf', field: 'demand_type_id' },
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    filter: { kind: 'hasAny', field: 'listed_in', options: REQUEST_LISTS },
    includeOptional: { kind: 'alsoOff', field: 'mandatory' },
    includeEnded: { kind: 'alsoOff', field: 'asked' },
  },
  sorts: ['due_on', 'renewal_date', 'created_on'],
  order: { field: 'due_on', descending: false },
  indexes: [['partner_id'], ['demand_id'], ['due_on']],
});
