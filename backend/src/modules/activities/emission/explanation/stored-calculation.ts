import type { StoredRow } from '../calculation-row';

/** A stored row with what the store knows about it. */
export interface StoredCalculation extends StoredRow {
  readonly _id: string;
  readonly activity_type: string;
  readonly created_on: number;
  readonly created_by: string;
}
