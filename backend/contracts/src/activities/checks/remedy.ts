import type { ActivityType } from '../activity-types';

/** The record that a remedy is about; `_id` is null for the activity that is being typed. */
export interface FoundRecord {
  readonly _id: string | null;
  readonly activity_type: ActivityType;
}

/** New values of a record: an amount with its unit, or days. */
export type ProposedValues = Readonly<Record<string, number | string>>;

/** One way to resolve a finding. */
export type Remedy =
  /** Keep one record of a pair and delete the other; `remove` is null while the other is still being entered. */
  | { readonly kind: 'keep'; readonly keep: string; readonly remove: FoundRecord | null }
  /** Change an amount or days to likely ones. */
  | { readonly kind: 'correct' | 'shorten'; readonly record: FoundRecord; readonly values: ProposedValues }
  /** Add the missing record: like `like`, for these days. */
  | { readonly kind: 'add'; readonly record: FoundRecord; readonly from: number; readonly to: number }
  /** Correct a field by hand; `field` is null where any field may be wrong. */
  | { readonly kind: 'edit'; readonly record: FoundRecord; readonly field: string | null }
  /** Compare the records in the activity list. */
  | {
      readonly kind: 'compare';
      readonly types: readonly ActivityType[];
      readonly location_id: string | null;
      readonly from: number;
      readonly to: number;
    }
  /** Correct a figure that was entered by hand, or use the calculated one. */
  | { readonly kind: 'review'; readonly record: FoundRecord }
  /** Correct the location, such as its days in use or its area. */
  | { readonly kind: 'location'; readonly location_id: string }
  /** Correct the figures in the supplier's annual return. */
  | { readonly kind: 'supplier'; readonly partner_id: string }
  /** Let the calculated figures of the finding count again. */
  | { readonly kind: 'count' }
  | { readonly kind: 'recalculate' }
  /** Choose other warming potentials of refrigerants for the account. */
  | { readonly kind: 'potentials' };

/** Every finding has a remedy. */
export type Remedies = readonly [Remedy, ...Remedy[]];
