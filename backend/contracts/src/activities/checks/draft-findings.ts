import { moduleQuestion } from '../../api/module-question';

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
}

/** Checks records that are about to be written without a user having reviewed them. */
export const draftFindings = moduleQuestion<DraftedRecords, DraftFinding>('draft_findings');
