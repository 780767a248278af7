import { defineEntity } from '../../entity/entity';
import { choice, instant, integer, internal, json, optional, text } from '../../entity/fields';
import { NOBODY, SIGNED_IN } from '../../portal/roles';

export const INVENTORY_YEAR_STATES = ['open', 'approved'] as const;
export type InventoryYearState = (typeof INVENTORY_YEAR_STATES)[number];

/** Sums of one calendar year by scope in whole 10⁻⁶ kg; market-based scope 2 separately, null where there is none. */
export interface YearSums {
  readonly scope_1: number;
  readonly scope_2: number;
  readonly scope_3: number;
  readonly market: number | null;
}

/** Contents of a seal: a hash of the used rows, and their sums in whole 10⁻⁶ kg. */
export interface SealedYear {
  readonly rows: number;
  /** Hash of the used rows, ordered by id. */
  readonly rows_hash: string;
  readonly scopes: YearSums;
  /** Scope 3 by GHG Protocol category; rows without a category under 0. */
  readonly categories: Readonly<Record<string, number>>;
  /** Sums by location id; those without a location under an empty id. */
  readonly locations: Readonly<Record<string, YearSums>>;
}

/** A person who approved the year; `on` is the time in epoch milliseconds. */
export interface Approver {
  readonly id: string;
  readonly by: string;
  readonly on: number;
}

/** The first of two approvals, with the seal of the rows at that time. */
export interface FirstApproval extends Approver {
  readonly seal: string;
}

/** A calendar year whose figures were approved or reopened. Written by `decide_inventory_year`. */
export const inventoryYear = defineEntity({
  name: 'inventory_years',
  label: 'Inventory year',
  subscription: 'activities',
  fields: {},
  derived: {
    year: integer('Year'),
    state: choice('State', INVENTORY_YEAR_STATES),
    approved_by: optional(text('Approved by', 254)),
    approved_on: optional(instant('Approved on')),
    note: optional(text('Note', 2000)),
    /** Empty for a year approved before seals existed. */
    seal: optional(text('Seal', 64)),
    approvers: internal(optional(json<Approver[]>('Approved by'))),
    first: internal(optional(json<FirstApproval>('First approval'))),
    sealed: internal(optional(json<SealedYear>('Sealed figures'))),
    /** History entry of the approval that later changes belong to. */
    approval_id: internal(optional(text('Approval', 64))),
    /** Totals at approval, with which current totals are compared. */
    approved_ug: internal(optional(json<YearSums>('Totals at approval, 10⁻⁶ kg'))),
  },
  allow: { list: SIGNED_IN, read: SIGNED_IN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { approve: 'Approved', reopen: 'Reopened', first_approve: 'Approved by the first of two people' },
  filters: { state: { kind: 'oneOf', field: 'state' }, year: { kind: 'oneOf', field: 'year' } },
  sorts: ['year'],
  order: { field: 'year', descending: true },
});
