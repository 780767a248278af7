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
    /** The totals at approval, which later ones are compared with. */
    approved_ug: internal(optional(json<YearSums>('Totals at approval, 10⁻⁶ kg'))),
  },
  allow: { list: SIGNED_IN, read: SIGNED_IN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { approve: 'Approved', reopen: 'Reopened' },
  filters: { state: { kind: 'oneOf', field: 'state' }, year: { kind: 'oneOf', field: 'year' } },
  sorts: ['year'],
  order: { field: 'year', descending: true },
});
