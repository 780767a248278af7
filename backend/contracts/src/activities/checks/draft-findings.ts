import { moduleQuestion } from '../../api/module-question';
import type { ActivityType } from '../activity-types';

/** Records of one entity as they would be stored, under temporary ids. */
export interface DraftedRecords {
  readonly entity: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** A finding of the checks for one drafted record, compared with the stored ones. */
export interface DraftFinding {
  /** A kind of finding, such as `outlier`. */
  readonly kind: string;
  /** Id of the drafted record. */
  readonly id: string;
  /** Stored records of the case; empty if it concerns drafted records only. */
  readonly others: readonly StoredOther[];
}

/** A stored record that a draft repeats or contradicts. Days are UTC midnights in ms. */
export interface StoredOther {
  readonly entity: ActivityType;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Checks records that are about to be written without a user having reviewed them. */
export const draftFindings = moduleQuestion<DraftedRecords, DraftFinding>('draft_findings');
