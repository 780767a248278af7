import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { about, boolean, instant, internal, optional, ref, text, texts, worded } from '../../entity/fields';
import { FIELD_TEXTS } from '../../text/texts';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import { DEMAND_TYPES, FREQUENCIES } from '../demands/demand-words';
import { isPartnerRole, PARTNER_ROLES } from '../partner-roles';
import type { ConfigurationPlan } from './configuration-plan';

/** Partners that one list can name. */
const MOST_PARTNERS = 2000;

const nothing = z.strictObject({});
/** The calls of the specification name the configuration a second time. */
const itself = z.strictObject({ id: z.string().max(64).optional() });

/**
 * What is asked of every partner that fits, once it is active: of those with one of the relationships and in one of the
 * categories. An empty list narrows nothing.
 */
export const complianceConfiguration = defineEntity({
  name: 'partner_compliance_config',
  label: 'Compliance configuration',
  subscription: 'compliance',
  fields: {
    name: text('Name', 120),
    demand_type_id: worded('Demand type', DEMAND_TYPES),
    /** Where a survey is asked for: which one. */
    survey_type_id: optional(ref('Survey', 'partner_compliance_surveys', { as: 'survey', show: ['survey_name'] })),
    role_id: about(
      optional(texts('Relationships', { max: 40, maxItems: PARTNER_ROLES.length })),
      `Any of ${PARTNER_ROLES.join(', ')}; all where it is empty`,
    ),
    custom_category: about(
      optional(texts('Categories', { max: 64, maxItems: 50 })),
      'Partners of any of these; all where it is empty',
    ),
    partner_ids: about(
      optional(texts('Only these partners', { max: 64, maxItems: MOST_PARTNERS })),
      'Asks these partners alone, as far as they fit otherwise; all where it is empty',
    ),
    frequency: worded('Frequency', FREQUENCIES),
    mandatory: boolean('Mandatory'),
    requires_review: boolean('Review what is submitted'),
    partner_override: boolean('A demand for one partner replaces it'),
  },
  derived: {
    name_key: internal(text('Name without case', 360)),
    active: boolean('Active'),
    /** An activation or deactivation is running. */
    working: boolean('Work is running'),
    /** Work has begun that has not reached its end: it can be taken up again. */
    unfinished: boolean('Not finished'),
    /** Since when what it asked is taken back: what went is kept for days, and can be brought back. */
    removed_on: optional(instant('Taken back on')),
    work_message: optional(text('Message', 1000)),
    work_job_id: optional(text('Work', 64)),
  },
  allow: {
    ...{ list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: COMPLIANCE_ROLES },
    ...{ update: COMPLIANCE_ROLES, remove: COMPLIANCE_ROLES },
  },
  actions: {
    activate_doc_config: { label: 'Activate', allow: COMPLIANCE_ROLES, input: itself },
    deactivate_doc_config: { label: 'Deactivate', allow: COMPLIANCE_ROLES, input: itself },
    bring_back: { label: 'Restore', allow: COMPLIANCE_ROLES, input: nothing },
    clear_message: { label: 'Clear', allow: COMPLIANCE_ROLES, input: nothing },
  },
  questions: {
    stages: {
      label: 'How far partners have come with a configuration',
      allow: COMPLIANCE_ROLES,
      answer: { type: 'object', additionalProperties: { type: 'integer' } },
    },
    plan: {
      label: 'Partners that a configuration asks',
      allow: COMPLIANCE_ROLES,
      answer: {
        type: 'object',
        properties: {
          counts: { type: 'object', additionalProperties: { type: 'integer' } },
          submissions: { type: 'integer' },
          partners: { type: 'array', items: { type: 'object' } },
        } satisfies Record<keyof ConfigurationPlan, object>,
      },
    },
  },
  filters: {
    search: { kind: 'contains', fields: ['name'] },
    role_id: { kind: 'hasAny', field: 'role_id', options: PARTNER_ROLES },
    custom_category: { kind: 'hasAny', field: 'custom_category', of: 'partner_category' },
  },
  sorts: ['name', 'created_on'],
  order: { field: 'name', descending: false },
  check: ({ role_id: roles }) =>
    Array.isArray(roles) && !roles.every(isPartnerRole) ? { role_id: FIELD_TEXTS.choice } : {},
});
