import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import { boolean, day, instant, integer, internal, optional, ref, text, texts, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { COMPLIANCE_ROLES } from './compliance-roles';
import { DEMAND_TEXTS } from './demand-texts';
import { DEMAND_STATUSES, DEMAND_TYPES, FREQUENCIES, NON_COMPLIANT_REASONS, STAGES } from './demand-words';

/** Most characters of a reason. */
export const MOST_OF_REASON = 1000;

/** Required reason, shown to the other company or to colleagues. */
export const reasonInput = z
  .string(DEMAND_TEXTS.reasonNeeded)
  .trim()
  .min(1, DEMAND_TEXTS.reasonNeeded)
  .max(MOST_OF_REASON);

/**
 * Lists of demands. `non_compliant` leaves out withdrawn and optional demands; a demand that another one replaces is in
 * no list.
 */
export const DEMAND_LISTS = ['for_review', 'non_compliant', 'compliant', 'all'] as const;

/** Proof that this company demands of a partner, and its current state. */
export const demand = defineEntity({
  name: 'partner_compliance_demands',
  label: 'Compliance demand',
  subscription: 'compliance',
  dependsOn: ['partners'],
  /**
   * Drops the extra fields that the form of the specification sends, if they have the only values a person can give.
   */
  reshaped: ({ status, partner_level, ...sent }) => ({
    ...sent,
    ...(status === undefined || status === 'new' ? {} : { status }),
    ...(partner_level === undefined || partner_level === true ? {} : { partner_level }),
  }),
  fields: {
    partner_id: ref('Partner', 'partners', { as: 'partner', show: ['name', 'partner_roles', 'invite_status'] }),
    demand_type_id: worded('Demand type', DEMAND_TYPES),
    /** The survey, if a survey is demanded. */
    survey_type_id: optional(ref('Survey', 'partner_compliance_surveys', { as: 'survey', show: ['survey_name'] })),
    mandatory: boolean('Mandatory'),
    frequency: worded('Frequency', FREQUENCIES),
    requires_review: boolean('Review what is submitted'),
  },
  derived: {
    status: worded('Status', DEMAND_STATUSES),
    /** True if a person created it for this partner; false if a configuration did. */
    partner_level: boolean('For this partner only'),
    overridden: boolean('Replaced by another demand'),
    /** The configuration that created it. */
    config_id: optional(ref('Configuration', 'partner_compliance_config', { as: 'config', show: ['name'] })),
    /** True if it was withdrawn because the partner no longer matches the configuration, not by a person. */
    left_config: internal(boolean('No longer fits')),
    inforce: boolean('In force'),
    compliant: boolean('Compliant'),
    non_compliant_reason: optional(worded('Reason', NON_COMPLIANT_REASONS)),
    submitted: boolean('Submitted'),
    for_review: boolean('For review'),
    for_renewal: boolean('Due'),
    renewal_date: optional(day('Renewal due')),
    submission_count: integer('Submissions'),
    /** True if the newest live submission is invalid or has no file. */
    has_errors: boolean('Errors'),
    reminder_sent_on: optional(instant('Last reminder')),
    withdrawn_on: optional(instant('Withdrawn on')),
    withdrawn_by_name: optional(text('Withdrawn by', 130)),
    withdrawal_reason: optional(text('Reason of the withdrawal', MOST_OF_REASON)),
    /** Times at which the partner first opened it and started to answer it, since it was last asked. */
    opened_on: optional(instant('Opened on')),
    started_on: optional(instant('Started on')),
    /** Progress of the partner; null while the demand is withdrawn or replaced. */
    stage: optional(worded('Stage', STAGES)),
    /** The survey version that is answered until the next period. */
    survey_hash: optional(text('Version', 64)),
    survey_name: internal(optional(text('Survey name', 200))),
    listed_in: internal(optional(texts('Lists', { max: 20, maxItems: DEMAND_LISTS.length }))),
    /** Unique key: the partner, and what is demanded or the configuration. Prevents demanding the same twice. */
    demand_key: internal(text('Partner and type', 120)),
    /** The company that was asked last. If another company takes over the partner, the demand starts anew. */
    with_company: internal(optional(text('Company', 64))),
    next_change_on: internal(optional(day('Next change'))),
    /** Expiry dates that people were already notified of, before and after the date; and the day of the notice. */
    due_told_for: internal(optional(day('Told of the end'))),
    end_told_for: internal(optional(day('Told that it passed'))),
    told_on: internal(optional(day('Told on'))),
  },
  allow: {
    ...{ list: COMPLIANCE_ROLES, read: COMPLIANCE_ROLES, create: COMPLIANCE_ROLES },
    ...{ update: NOBODY, remove: COMPLIANCE_ROLES },
  },
  actions: {
    withdraw: { label: 'Withdraw', allow: COMPLIANCE_ROLES, input: z.strictObject({ reason: reasonInput }) },
    reinstate: { label: 'Re-instate', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
    send_reminder: { label: 'Send reminder', allow: COMPLIANCE_ROLES, input: z.strictObject({}) },
  },
  events: {
    open: 'Opened by the partner',
    start: 'Answer started by the partner',
    leave: 'No longer fits the configuration',
    rejoin: 'Fits the configuration again',
    override: 'Replaced by another demand',
    stand: 'No longer replaced',
    fall_due: 'Renewal due',
    expire: 'Proof expired',
  },
  filters: {
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    demand_type_id: { kind: 'oneOf', field: 'demand_type_id' },
    config_id: { kind: 'oneOf', field: 'config_id' },
    stage: { kind: 'oneOf', field: 'stage' },
    survey_type_id: { kind: 'oneOf', field: 'survey_type_id' },
    filter: { kind: 'hasAny', field: 'listed_in', options: DEMAND_LISTS },
    search: {
      kind: 'search',
      places: { partner: { ref: 'partner_id', of: 'partners', show: ['name'] }, type: { field: 'demand_type_id' } },
    },
  },
  sorts: ['renewal_date', 'created_on', 'reminder_sent_on'],
  indexes: [['partner_id'], ['config_id', 'partner_id'], ['next_change_on']],
});
