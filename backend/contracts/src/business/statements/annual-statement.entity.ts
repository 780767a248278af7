import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import {
  about,
  boolean,
  choice,
  code,
  decimal,
  instant,
  internal,
  json,
  optional,
  presented,
  text,
  worded,
  year,
} from '../../entity/fields';
import { NOBODY, type Role } from '../../portal/roles';
import { STATED_DECIMALS, STATEMENT_METHODS, STATEMENT_UNITS } from './stated-scopes';
import { STATEMENT_TEXTS } from './statement-texts';

/** Roles that read annual statements; editors are those below. */
export const STATEMENT_READERS: readonly Role[] = ['admin', 'edit_business', 'edit_statement'];
export const STATEMENT_EDITORS: readonly Role[] = ['admin', 'edit_statement'];

/** Maximum kilograms of a year, chosen so that amounts with six decimals are exact on every database. */
const MOST_KG = 9_000_000_000;
const MOST_REVENUE = 90_000_000_000_000;

const calculated = (label: string) =>
  about(optional(decimal(label, { max: MOST_KG })), 'Kilograms of CO₂e, from the activities of the year');
const manual = (label: string) =>
  about(
    optional(decimal(label, { min: -1_000_000_000 })),
    'In the units of the statement; for adjusted, what is added',
  );
const stated = (label: string) =>
  about(
    optional(decimal(label, { min: -MOST_KG, max: 3 * MOST_KG, scale: STATED_DECIMALS })),
    'In the units of the statement',
  );
const reason = (label: string) => optional(text(label, 200));

/** An approval by one person; `by` is their email address. */
export interface StatementApproval {
  readonly id: string;
  readonly by: string;
  readonly on: number;
}

/** An approval as it is shown to users. */
export type ShownApproval = Omit<StatementApproval, 'id'>;

const APPROVAL_SHAPE = { type: 'object', properties: { by: { type: 'string' }, on: { type: 'integer' } } };

const figure = z.number().nullable();

/** The company's statement for one calendar year: emissions by scope, revenue and staff. Reports are based on it. */
export const annualStatement = defineEntity({
  name: 'annual_statements',
  label: 'Annual statement',
  subscription: 'business',
  dependsOn: ['account', 'inventory_years'],
  fields: {
    year: year('Year'),
    revenue: optional(decimal('Revenue', { max: MOST_REVENUE, scale: 2 })),
    fte_staff: optional(decimal('Staff, full-time equivalent', { max: 100_000_000, scale: 2 })),
    units: choice('Units', STATEMENT_UNITS),
    method: worded('Carbon reporting method', STATEMENT_METHODS),
    manual_scope1: manual('Scope 1, entered manually'),
    manual_scope2: manual('Scope 2, location-based, entered manually'),
    manual_scope2_market: manual('Scope 2, market-based, entered manually'),
    manual_scope3: manual('Scope 3, entered manually'),
    reason_scope1: reason('Reason, scope 1'),
    reason_scope2: reason('Reason, scope 2, location-based'),
    reason_scope2_market: reason('Reason, scope 2, market-based'),
    reason_scope3: reason('Reason, scope 3'),
  },
  derived: {
    revenue_currency: optional(code('Currency of revenue', 'currencies')),
    calc_scope1: calculated('Scope 1, calculated'),
    calc_scope2: calculated('Scope 2, location-based, calculated'),
    calc_scope2_market: calculated('Scope 2, market-based, calculated'),
    calc_scope3: calculated('Scope 3, calculated'),
    /** True where the calculated figures are those of an approved year. */
    from_approved_year: boolean('Figures of the approved year'),
    /** Time at which the figures were last taken from the activities. */
    calculated_on: optional(instant('Calculated on')),
    scope1: stated('Scope 1'),
    scope2: stated('Scope 2, location-based'),
    scope2_market: stated('Scope 2, market-based'),
    scope3: stated('Scope 3'),
    status: worded('Status', { not_approved: 'Not approved', approved: 'Approved' }),
    /** Time of the last approval; kept when the approval is reset. */
    last_published: optional(instant('Last approved')),
    prepared_by: optional(text('Prepared by', 254)),
    prepared_on: optional(instant('Prepared on')),
    approvals: internal(optional(json<StatementApproval[]>('Approvals'))),
    /** The first of two approvals, with the figures that it was given for. */
    first: internal(optional(json<StatementApproval & { figures: string }>('First approval'))),
    approved_by: presented(json<readonly ShownApproval[]>('Approved by', { type: 'array', items: APPROVAL_SHAPE })),
    /** The first of two approvals while it waits for that of another person. */
    waiting: presented(optional(json<ShownApproval>('Waiting for a second approval', APPROVAL_SHAPE))),
  },
  allow: {
    list: STATEMENT_READERS,
    read: STATEMENT_READERS,
    create: STATEMENT_EDITORS,
    update: STATEMENT_EDITORS,
    remove: NOBODY,
  },
  actions: {
    approve: {
      label: 'Approve',
      allow: STATEMENT_EDITORS,
      /** With `seen`, the approval fails where the figures have changed since. */
      input: z.strictObject({
        seen: z.strictObject({ scope1: figure, scope2: figure, scope2_market: figure, scope3: figure }).optional(),
      }),
    },
    reset_approval: { label: 'Reset approval', allow: STATEMENT_EDITORS, input: z.strictObject({}) },
  },
  events: {
    approve: 'Approved',
    first_approve: 'Approved by the first of two people',
    reset_approval: 'Approval reset',
    refresh: 'Recalculated',
  },
  filters: {
    year: { kind: 'oneOf', field: 'year' },
    status: { kind: 'oneOf', field: 'status' },
    method: { kind: 'oneOf', field: 'method' },
  },
  sorts: ['year', 'created_on'],
  order: { field: 'year', descending: true },
  unique: [{ fields: ['year'], message: STATEMENT_TEXTS.taken }],
});

/** Defaults of a new statement; the emission units of the account take precedence over `units`. */
export const STATEMENT_DEFAULTS = { method: 'calculated', units: 't' } as const;
