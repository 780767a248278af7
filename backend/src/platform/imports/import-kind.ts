import type { NamedRecords } from '@lichen/contracts/entity/named-records';
import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { RowProblem } from '@lichen/contracts/imports/import-row.entity';
import type { AskModules } from '../engine/module-questions';
import type { Context, Read, Served } from '../engine/rules';
import type { Platform } from '../platform';
import type { Sums } from '../store/scoped-sums';

type Plain = Readonly<Record<string, unknown>>;

/** How a row is known to be a record that is there already, or to repeat a row above it. */
export interface ImportIdentity {
  readonly of: (record: Plain) => string;
  /**
   * The ids of stored records by their identity, of those that drafts have. Records that `claimedAmong` names stand for
   * other rows and are left out.
   */
  readonly existing: (
    read: Read,
    records: readonly Plain[],
    claimedAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ) => Promise<Map<string, string[]>>;
  /** Fingerprints of a row by which later rows are compared with it; `row-signs.ts` makes one. */
  readonly signs: (record: Plain) => string;
  /** Fields by which a record is known: a row never changes them. */
  readonly fixed?: readonly string[];
  /** No two records may have it, as where it is an address of mail. */
  readonly isOnlyOne?: (record: Plain) => boolean;
  /** A row that repeats one above it is left out, unless somebody says otherwise. */
  readonly skipsRepeats?: true;
}

/** Looks at rows beside each other and beside what is stored, once all of them are read. */
export interface RowChecks {
  /** What is kept of a row for it; null where it has nothing to look at. */
  readonly subjectOf: (id: string, record: Plain) => object | null;
  /** Findings by row. */
  readonly findings: (of: {
    readonly read: Read;
    readonly importId: string;
    readonly settings: ImportSettings;
    readonly today: number;
  }) => Promise<ReadonlyMap<string, readonly RowProblem[]>>;
}

/** What a decision about rows is judged with. */
interface Deciding {
  readonly read: Read;
  readonly context: Context;
  readonly ask: AskModules;
  readonly sums: Sums;
  readonly platform: Platform;
}

/** One kind of records that files are read into: what its area says of them. */
export interface ImportKind {
  readonly served: Served;
  /** What the sheet of its template is called; English. */
  readonly title: string;
  /** Values that a row may omit, beside the defaults of the entity. */
  readonly starts?: Plain;
  /** Records that its columns name. */
  readonly records: NamedRecords;
  /** Page of one import. */
  readonly pageOf: (id: string) => string;
  /** Currency of amounts that name none. */
  readonly currency: (read: Read, companyId: string) => Promise<string | undefined>;
  readonly identity: ImportIdentity;
  /** Calendar years that a record has days in, where changes of such years need a reason. */
  readonly yearsOf?: (record: Plain) => { first_year: number | null; last_year: number | null };
  /** Emissions of a record in 10⁻⁶ kg; null where it has no figure. */
  readonly emissionsOf?: (record: Plain) => number | null;
  readonly checks?: RowChecks;
  /** Throws where rows may not be written or taken back without a reason. */
  readonly expectReason?: (asked: Deciding, id: string, decision: 'run' | 'undo', existing: boolean) => Promise<void>;
}
