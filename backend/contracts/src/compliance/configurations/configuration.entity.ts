import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { about, boolean, instant, internal, optional, ref, text, texts, worded } from '../../entity/fields';
import { FIELD_TEXTS } from '../../text/texts';
import { COMPLIANCE_ROLES } from '../demands/compliance-roles';
import { DEMAND_TYPES, FREQUENCIES } from '../demands/demand-words';
import { isPartnerRole, PARTNER_ROLES } from '../partner-roles';
import type { ConfigurationPlan } from './configuration-plan';

/** Most partners in `partner_ids`. */
const MOST_PARTNERS = 2000;

const nothing = z.strictObject({});
/** Calls of the specification repeat the id of the configuration in the payload. */
const itself = z.strictObject({ id: z.string().max(64).optional() });

/**
 * A configuration: what is demanded of every matching partner while it is active. A partner matches if it has one of
 * the relationships and one of the categories; an empty list matches every partner.
 */
export const complianceConfiguration = defineEntity({
  name: 'partner_compliance_config',
  label: 'Compliance configuration',
  subscription: 'compliance',
  fields: {
    name: text('Name', 120),
    demand_type_id: worded('Demand type', DEMAND_TYPES),
    /** The survey, if a survey is demanded. */
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
    /** True while an activation or deactivation job is running. */
    working: boolean('Work is running'),
    /** True after a job began and did not reach its end; it can be continued. */
    unfinished: boolean('Not finished'),
    /** Time at which deactivation began to remove its demands, which are stored for some days and can be restored. */
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
