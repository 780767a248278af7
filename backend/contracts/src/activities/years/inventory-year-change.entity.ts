import type { Component, Scope2Basis } from '../inventory-line';
import { defineEntity } from '../../entity/entity';
import { integer, json, text } from '../../entity/fields';
import { NOBODY, everyVerb } from '../../portal/roles';

/** A used calculation row of a year as its seal records it. */
export interface SealedRow {
  readonly id: string;
  readonly activity_id: string;
  readonly activity_type: string;
  readonly location_id: string | null;
  readonly component: Component;
  readonly scope: string;
  readonly scope2_basis: Scope2Basis | null;
  readonly scope3_category: number | null;
  readonly input_hash: string | null;
  /** Emissions of the whole row in 10⁻⁶ kg, and of its part in the year. */
  readonly co2_ug: number | null;
  readonly year_ug: number;
  readonly from: number;
  readonly to: number;
}

/** A changed activity of an approved year, with its used rows before the change. */
export const inventoryYearChange = defineEntity({
  name: 'inventory_year_changes',
  label: 'Change to an approved year',
  subscription: 'activities',
  fields: {},
  derived: {
    year: integer('Year'),
    approval_id: text('Approval', 64),
    event_id: text('Event', 64),
    activity_id: text('Activity', 64),
    activity_type: text('Activity type', 60),
    before: json<SealedRow[]>('Rows before'),
  },
  allow: everyVerb(NOBODY),
  audit: 'none',
  filters: {},
  sorts: [],
  order: { field: 'created_on', descending: false },
  indexes: [['approval_id', 'activity_id']],
});
