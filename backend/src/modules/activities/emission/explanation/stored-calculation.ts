import type { StoredRow } from '../calculation-row';

/** A stored row with its id, activity type, and time and author of its creation. */
export interface StoredCalculation extends StoredRow {
  readonly _id: string;
  readonly activity_type: string;
  readonly created_on: number;
  readonly created_by: string;
}
