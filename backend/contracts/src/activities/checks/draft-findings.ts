import { moduleQuestion } from '../../api/module-question';

/** Records of one entity as they would be stored, by ids that are not given yet. */
export interface DraftedRecords {
  readonly entity: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** What the checks would find of one of them beside the records that are there. */
export interface DraftFinding {
  /** A kind of finding, such as `outlier`. */
  readonly kind: string;
  /** Id of the drafted record. */
  readonly id: string;
}

/** What somebody should know of records before they are written without anybody having looked at them. */
export const draftFindings = moduleQuestion<DraftedRecords, DraftFinding>('draft_findings');
