import { type Cell, columnName } from '../formats/sheet-cells';
import { defineEntity } from '../entity/entity';
import {
  choice,
  confidential,
  decimal,
  integer,
  internal,
  json,
  optional,
  presented,
  text,
  worded,
} from '../entity/fields';
import type { DecimalMark } from '../formats/numbers';
import { ADMIN, NOBODY } from '../portal/roles';
import type { DayOrder } from '../formats/written-days';

/**
 * A file is read into rows (`reading`, `uploaded`), which are checked (`checking`, `checked`) and written (`running`,
 * `done`). `stopped` was cancelled while running and can be continued or undone. No records exist until it runs.
 */
export const IMPORT_STATES = {
  reading: 'Reading',
  uploaded: 'Columns to match',
  checking: 'Checking',
  checked: 'Ready to import',
  running: 'Importing',
  stopped: 'Stopped',
  done: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
} as const;
export type ImportState = keyof typeof IMPORT_STATES;

/** Number of rows of a kind, and the row number of the first. */
export interface LineCount {
  readonly count: number;
  readonly first: number;
}

/** A column of the file: its heading and samples, and how its cells can be read. */
export interface FileColumn {
  readonly header: string;
  readonly samples: readonly string[];
  /** The import field that its heading matches. */
  readonly guess: string | null;
  /** Unit in brackets in its heading. */
  readonly unit: string | null;
  /** Its cells contain months, quarters or years, which give both first and last day. */
  readonly isPeriod?: boolean;
  /** Address of the first cell that shows each order of day and month. */
  readonly dayOrders: Readonly<Partial<Record<DayOrder, string>>>;
  /** Address of the first cell that shows each decimal separator. */
  readonly decimals: Readonly<Partial<Record<DecimalMark, string>>>;
}

/** Settings by which the file is read. */
export interface ImportSettings {
  /** Import field of each column of the file, in the file's order; null ignores the column. */
  readonly columns: readonly (string | null)[];
  /** Values for rows whose own cell is missing or empty. */
  readonly defaults: Readonly<Record<string, Cell>>;
  /** Order of day and month in columns whose cells do not reveal it; null to ask. */
  readonly day_order: DayOrder | null;
  readonly decimal: DecimalMark | null;
  /** Order of day and month by field, as a person chose it. */
  readonly day_orders?: Readonly<Record<string, DayOrder>> | undefined;
  readonly decimals?: Readonly<Record<string, DecimalMark>> | undefined;
  /** Currency of amounts without one; ISO 4217. */
  readonly currency: string;
  /** The supposed heading row is data; set only where it looks like data. */
  readonly first_is_data?: boolean | undefined;
  /** Skip rows that look like totals, as a person chose. */
  readonly skip_totals?: boolean | undefined;
  /** Skip rows that repeat an earlier one in these ways, as a person chose. */
  readonly skip_repeats?: readonly RepeatKind[] | undefined;
  /** Skip rows with these findings, as a person chose. */
  readonly skip_findings?: readonly string[] | undefined;
  /** Import rows that repeat an earlier one in these ways, as a person chose; they are imported undecided too. */
  readonly keep_repeats?: readonly RepeatKind[] | undefined;
  /** Import rows with these findings, as a person chose. */
  readonly keep_findings?: readonly string[] | undefined;
}

/** Choices for a row with warnings: import it, or skip it. */
export const ROW_CHOICES = ['keep', 'skip'] as const;
export type RowChoice = (typeof ROW_CHOICES)[number];

/** Ways in which a row can repeat an earlier one of its file; the message names that row. */
export const REPEATS = {
  invoice: 'The same invoice number as in row {row}',
  days: 'The same source and the same days as in row {row}',
  entry: 'The same as row {row}',
} as const;
export type RepeatKind = keyof typeof REPEATS;
/** Keys of `REPEATS`. */
export const REPEAT_KINDS = Object.keys(REPEATS) as RepeatKind[];

/**
 * Repair of a row. `record`: choose or create one; `missing`: set a value for all rows; `rule`: change the value;
 * `total`: skip the row.
 * `repeat` and `finding` are warnings: the row is written unless a person skips it.
 */
export const REPAIRS = [
  'record',
  'unit',
  'choice',
  'number',
  'day',
  'order',
  'missing',
  'rule',
  'total',
  'repeat',
  'finding',
] as const;
export type Repair = (typeof REPAIRS)[number];
/** Repairs that are warnings. */
export const WARNINGS = ['repeat', 'finding'] as const satisfies readonly Repair[];

/** A record that a text probably means. */
export interface NearRecord {
  readonly id: string;
  readonly name: string;
}

/** One text of a group, with its number of rows and the first row's cell. */
export interface RepairText {
  readonly text: string;
  readonly rows: number;
  readonly cell: string;
  /** Values of the placeholders in a finding's message. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** The same of further findings of this kind about the same row. */
  readonly also?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Records whose names are closest to a name that was not found. */
  readonly near?: readonly NearRecord[] | undefined;
  /** Id of the row; only for warnings, which list each row. */
  readonly row?: string | undefined;
  /** What a person chose for this row or for its group; absent while undecided. */
  readonly choice?: RowChoice | undefined;
  /** True if the row is skipped for another warning only, whatever was chosen for this one. */
  readonly skipped?: boolean | undefined;
}

/** Rows that one repair fixes. */
export interface RepairGroup {
  readonly repair: Repair;
  /** Import field; for a repeat the kind of repetition, for a finding its kind. */
  readonly field: string;
  readonly message: string;
  readonly rows: number;
  /** Number of different texts; absent in imports that were checked before texts were counted. */
  readonly names?: number;
  /** Texts of the cells, most frequent first; at most `MOST_TEXTS`. */
  readonly texts: readonly RepairText[];
  /** For a warning: number of rows that are skipped for any reason, and of rows that are imported without a decision. */
  readonly left_out?: number | undefined;
  readonly undecided?: number | undefined;
  /** For an ambiguous number: unit or ISO 4217 currency of the column's figures, if all rows share it. */
  readonly unit?: string | undefined;
  /** For an ambiguous number: power of ten in which the heading says that the figures are. */
  readonly tens?: number | undefined;
}

/** Messages for a name that does not identify a record. */
export const NAME_TEXTS = {
  none: 'No record has this name',
  several: 'Several records have this name. Choose one',
} as const;

/** Most texts of a group that are returned; the others follow when these are fixed. */
export const MOST_TEXTS = 100;

/** States of a record that a repair plans; until the import runs it exists only in the import. */
export const NEW_RECORD_STATES = {
  planned: 'New',
  added: 'Added',
  found: 'Already exists',
  removed: 'Removed',
  kept: 'Kept',
} as const;
export type NewRecordState = keyof typeof NEW_RECORD_STATES;

/** A record that the file names and the company does not have. */
export interface NewRecord {
  /** Its future id; rows refer to it from the check on. */
  readonly id: string;
  readonly entity: string;
  readonly name: string;
  readonly draft: Readonly<Record<string, unknown>>;
  readonly state: NewRecordState;
  /** Existing record of the same name that is used instead, because another person created it first. */
  readonly found?: string | undefined;
  /** Reason why it cannot be added now, or why an undo kept it; English. */
  readonly why?: string | undefined;
}

/** Most records that one import may add. */
export const MOST_NEW_RECORDS = 500;

/** Refusal of too many new records, and reasons why undoing an import keeps one. */
export const NEW_RECORD_TEXTS = {
  tooMany: 'An import can add at most 500 records. Add the others on their own page first.',
  used: 'In use by other records',
  edited: 'Edited after the import',
} as const;

/** Import of one file with records of the entity in `activity`: uploaded, checked, written, and undone as a whole. */
export const fileImport = defineEntity({
  name: 'imports',
  label: 'Import',
  fields: {},
  derived: {
    name: text('File', 255),
    activity: text('Records', 60),
    file_id: internal(text('Stored file', 64)),
    state: worded('State', IMPORT_STATES),
    job_id: optional(text('Job', 64)),
    /** Confidential like all fields that hold cells of the file: they may be pay, birth or health. */
    columns: confidential(optional(json<FileColumn[]>('Columns'))),
    header_row: optional(integer('Heading')),
    /** Repeated heading rows, which were skipped. */
    repeated_headings: optional(json<LineCount>('Repeated header rows')),
    /** Rows hidden in the workbook, which were read. */
    hidden_rows: optional(json<LineCount>('Hidden rows')),
    /** Other sheets of the workbook with rows, which were not read. */
    other_sheets: optional(json<string[]>('Sheets not read')),
    merged_headers: optional(json<string[]>('Merged header cells')),
    empty_rows: optional(integer('Empty rows')),
    from_1904: internal(integer('Days count from 1904')),
    settings: confidential(optional(json<ImportSettings>('Settings'))),
    /** Values that a person chose for texts of a column: an id, a code, or null for empty. */
    fixes: confidential(optional(json<Record<string, Record<string, string | null>>>('Corrections'))),
    repairs: confidential(optional(json<RepairGroup[]>('Problems to fix'))),
    /** Questions about ambiguous columns that a person has answered; the answers are in the settings. */
    answered: confidential(optional(json<RepairGroup[]>('Answered questions'))),
    new_records: confidential(optional(json<NewRecord[]>('New records'))),
    rows: integer('Rows'),
    new_rows: integer('New'),
    existing_rows: integer('Existing'),
    error_rows: integer('Errors'),
    /** Treatment of rows that match an existing record. */
    existing: optional(choice('Existing rows', ['skip', 'update'])),
    /** Number of the last row that was written or checked. */
    reached: integer('Reached'),
    created: integer('Created'),
    updated: integer('Updated'),
    /** Records changed by a person since the import; an undo leaves them. */
    kept: integer('Kept'),
    total_ug: internal(integer('Emissions, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER })),
    total_kg: presented(decimal('Emissions, kg')),
    /** Reason of a failure, shown to the person. */
    message: optional(text('Message', 500)),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: {
    read: 'File read',
    check: 'Rows checked',
    write: 'Import run',
    undo: 'Import undone',
    cancel: 'Cancelled',
    fail: 'Failed',
  },
  filters: {
    state: { kind: 'oneOf', field: 'state' },
    activity: { kind: 'oneOf', field: 'activity' },
  },
  sorts: ['created_on', 'name'],
});

/** Returns the title of a column: its heading, or its letter if it has none. */
export const columnTitleOf = (
  { header }: Pick<FileColumn, 'header'>,
  at: number,
  settings: Pick<ImportSettings, 'first_is_data'> | null | undefined,
): string => (settings?.first_is_data ? '' : header) || columnName(at);

/** States in which an import can be checked, undone and cancelled, in this order. */
export const MAY_CHECK: readonly ImportState[] = ['uploaded', 'checked'];
export const MAY_UNDO: readonly ImportState[] = ['done', 'stopped'];
export const UNDER_WAY: readonly ImportState[] = ['reading', 'checking', 'running', 'undoing'];

/** States in which an import has no written records, so that the file can be imported again. */
export const IMPORT_WROTE_NOTHING: readonly ImportState[] = ['failed', 'undone'];

/** Names of import jobs by kind, shown to the person who started one. */
export const IMPORT_JOB_NAMES = {
  'imports.check': 'Import check',
  'imports.read': 'File reading',
  'imports.run': 'Import',
  'imports.undo': 'Undo of an import',
} as const;
