import { defineEntity } from '../../entity/entity';
import { choice, instant, integer, internal, json, optional, text } from '../../entity/fields';
import { NOBODY, SIGNED_IN } from '../../portal/roles';

export const INVENTORY_YEAR_STATES = ['open', 'approved'] as const;
export type InventoryYearState = (typeof INVENTORY_YEAR_STATES)[number];

/** Whole 10⁻⁶ kg of one calendar year by scope; market-based scope 2 beside them, null where nothing has one. */
export interface YearSums {
  readonly scope_1: number;
  readonly scope_2: number;
  readonly scope_3: number;
  readonly market: number | null;
}

/** What a seal holds: the used rows as a hash, and what they come to in whole 10⁻⁶ kg. */
export interface SealedYear {
  readonly rows: number;
  /** Hash over the used rows in the order of their ids. */
  readonly rows_hash: string;
  readonly scopes: YearSums;
  /** Scope 3 by the GHG Protocol's category; under 0 what has none. */
  readonly categories: Readonly<Record<string, number>>;
  /** Sums by id of the location; those without a location stand under an empty id. */
  readonly locations: Readonly<Record<string, YearSums>>;
}

export interface Approver {
  readonly id: string;
  readonly by: string;
  readonly on: number;
}

/** The first of two approvals, over the rows as they were. */
export interface FirstApproval extends Approver {
  readonly seal: string;
}

/** A calendar year whose figures somebody has approved, or has opened again. Written by `decide_inventory_year`. */
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
    /** Empty in a year that was approved before seals were kept. */
    seal: optional(text('Seal', 64)),
    approvers: internal(optional(json<Approver[]>('Approved by'))),
    first: internal(optional(json<FirstApproval>('First approval'))),
    sealed: internal(optional(json<SealedYear>('Sealed figures'))),
    /** The entry of the history that changes since then belong to. */
    approval_id: internal(optional(text('Approval', 64))),
    /** The totals at approval, which later ones are compared with. */
    approved_ug: internal(optional(json<YearSums>('Totals at approval, 10⁻⁶ kg'))),
  },
  allow: { list: SIGNED_IN, read: SIGNED_IN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { approve: 'Approved', reopen: 'Reopened', first_approve: 'Approved by the first of two people' },
  filters: { state: { kind: 'oneOf', field: 'state' }, year: { kind: 'oneOf', field: 'year' } },
  sorts: ['year'],
  order: { field: 'year', descending: true },
});
