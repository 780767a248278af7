import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import { boolean, choice, instant, integer, internal, json, optional, text } from '../entity/fields';
import { ADMIN, NOBODY, SIGNED_IN } from '../portal/roles';
import { type TaskConfig, taskConfigInput } from './task-schedule';

/** Factor of a period that spans several factor years: weighted by days, or that of the longer part. */
export const FACTOR_YEAR_RULES = ['blended', 'majority'] as const;
/** Source of refrigerant warming potentials: the UK edition of the year, or one IPCC assessment report. */
export const REFRIGERANT_GWPS = ['uk_edition', 'AR4', 'AR5', 'AR6'] as const;

/** Effect of a change to the figures of an approved year. */
export const APPROVED_YEAR_CHANGES = ['mark', 'reopen'] as const;
/** Number of people required to approve a year. */
export const YEAR_APPROVALS = ['one', 'two'] as const;

/** Subscriptions and settings of a company. */
export const account = defineEntity({
  name: 'account',
  label: 'Account',
  kind: 'singleton',
  table: {
    name: 'accounts',
    columns: [
      'emission_units',
      'factor_year_rule',
      'refrigerant_gwp',
      'approved_year_changes',
      'year_approvals',
      'approved_years',
      'own_factors',
      'name',
      'max_users',
      'num_users',
      'modules',
      'max_stories',
      'story_count',
      'last_story',
      'fee',
      'send_vehicle_reminders',
      'staff_level_absence_tracking',
      'corporate',
      'task_config',
    ],
  },
  fields: {
    emission_units: choice('Emission units', ['kg', 't']),
    /** Empty means blended. Existing figures stay until they are recalculated. */
    factor_year_rule: optional(
      choice('Factor year rule', FACTOR_YEAR_RULES, {
        blended: 'Factors of each year, weighted by days',
        majority: 'Factor of the year with most days',
      }),
    ),
    /** Empty means the UK edition. Existing figures stay until they are recalculated. */
    refrigerant_gwp: optional(
      choice('Warming potentials of refrigerants', REFRIGERANT_GWPS, {
        uk_edition: 'Those used by the UK edition of the year',
        AR4: 'IPCC, fourth report (AR4)',
        AR5: 'IPCC, fifth report (AR5)',
        AR6: 'IPCC, sixth report (AR6)',
      }),
    ),
    /** Empty means `mark`. */
    approved_year_changes: optional(
      choice('Changes to an approved year', APPROVED_YEAR_CHANGES, {
        mark: 'Mark the year as changed since approval',
        reopen: 'Reopen the year',
      }),
    ),
    /** Empty means one. */
    year_approvals: optional(
      choice('Approval of a year', YEAR_APPROVALS, { one: 'One person approves', two: 'Two people approve' }),
    ),
  },
  derived: {
    /** The currently approved years; every transaction that changes a figure reads and locks them. */
    approved_years: internal(optional(json<number[]>('Approved years'))),
    /** False until the company states a factor of its own, so that no save searches for one. Null in older accounts. */
    own_factors: internal(optional(boolean('Custom factors'))),
    name: text('Account type', 60),
    max_users: integer('Users allowed'),
    /** Number of people who may log in, including invited ones. */
    num_users: integer('Users'),
    modules: json<string[]>('Modules'),
    max_stories: integer('AI stories a month'),
    story_count: integer('AI stories this month'),
    last_story: optional(instant('Last AI story')),
    fee: integer('Fee in GBP'),
    send_vehicle_reminders: boolean('Send vehicle reminders'),
    staff_level_absence_tracking: boolean('Track absences per person'),
    corporate: boolean('Corporate'),
    task_config: json<TaskConfig>('Task schedule'),
  },
  figureFields: ['factor_year_rule', 'refrigerant_gwp'],
  allow: { list: NOBODY, read: SIGNED_IN, create: NOBODY, update: ADMIN, remove: NOBODY },
  actions: {
    set_vehicle_reminders: {
      label: 'Send vehicle reminders',
      allow: ADMIN,
      input: z.strictObject({ value: z.boolean() }),
    },
    staff_level_absence_tracking: {
      label: 'Track absences per person',
      allow: ADMIN,
      input: z.strictObject({ value: z.boolean() }),
    },
    set_task_config: { label: 'Set task schedule', allow: ADMIN, input: taskConfigInput },
  },
  events: {
    set_vehicle_reminders: 'Vehicle reminders turned on or off',
    staff_level_absence_tracking: 'Absence tracking turned on or off',
    set_task_config: 'Task schedule set',
  },
});
