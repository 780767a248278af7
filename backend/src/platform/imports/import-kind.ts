import type { NamedRecords } from '@lichen/contracts/entity/named-records';
import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { RowProblem } from '@lichen/contracts/imports/import-row.entity';
import type { AskModules } from '../engine/module-questions';
import type { Context, Read, Served } from '../engine/rules';
import type { Platform } from '../platform';
import type { Sums } from '../store/scoped-sums';

type Plain = Readonly<Record<string, unknown>>;

/** Rules that match a row with an existing record, or with an earlier row. */
export interface ImportIdentity {
  readonly of: (record: Plain) => string;
  /**
   * Returns the ids of existing records by identity, for the identities of the drafts. Excludes records in
   * `claimedAmong`, which match other rows.
   */
  readonly existing: (
    read: Read,
    records: readonly Plain[],
    claimedAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  ) => Promise<Map<string, string[]>>;
  /** Returns the hashes of a row that later rows are compared with, made with `rowSign`. */
  readonly signs: (record: Plain) => string;
  /** Fields of the identity: a row never changes them. */
  readonly fixed?: readonly string[];
  /** Returns whether the identity must be unique, as an email address. */
  readonly isOnlyOne?: (record: Plain) => boolean;
  /** A row that repeats an earlier one is skipped, unless a person decides otherwise. */
  readonly skipsRepeats?: true;
}

/** Compares rows with each other and with stored records, once all are read. */
export interface RowChecks {
  /** Returns the part of a row that the checks need; null if they do not apply to it. */
  readonly subjectOf: (id: string, record: Plain) => object | null;
  /** Returns the findings by row. */
  readonly findings: (of: {
    readonly read: Read;
    readonly importId: string;
    readonly settings: ImportSettings;
    readonly today: number;
  }) => Promise<ReadonlyMap<string, readonly RowProblem[]>>;
}

/** Data with which a decision about an import is checked. */
interface Deciding {
  readonly read: Read;
  readonly context: Context;
  readonly ask: AskModules;
  readonly sums: Sums;
  readonly platform: Platform;
}

/** A kind of records that files can be imported to, as its area defines it. */
export interface ImportKind {
  readonly served: Served;
  /** Name of the template's sheet; English. */
  readonly title: string;
  /** Default values of rows, in addition to the entity's. */
  readonly starts?: Plain;
  /** Records that columns refer to by name. */
  readonly records: NamedRecords;
  /** Returns the address of an import's page. */
  readonly pageOf: (id: string) => string;
  /** Returns the currency of amounts without one. */
  readonly currency: (read: Read, companyId: string) => Promise<string | undefined>;
  readonly identity: ImportIdentity;
  /** Returns the calendar years of a record's first and last day, where changes of approved years need a reason. */
  readonly yearsOf?: (record: Plain) => { first_year: number | null; last_year: number | null };
  /** Returns the emissions of a record in 10⁻⁶ kg, or null where it has no figure. */
  readonly emissionsOf?: (record: Plain) => number | null;
  readonly checks?: RowChecks;
  /** Throws if the rows may not be written or undone without a reason. */
  readonly expectReason?: (asked: Deciding, id: string, decision: 'run' | 'undo', existing: boolean) => Promise<void>;
}
