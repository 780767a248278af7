import { type Cell, columnName } from '../formats/sheet-cells';
import { defineEntity } from '../entity/entity';
import { choice, decimal, integer, internal, json, optional, presented, text, worded } from '../entity/fields';
import type { DecimalMark } from '../formats/numbers';
import { ADMIN, NOBODY } from '../portal/roles';
import type { DayOrder } from '../formats/written-days';

/**
 * A file becomes rows (`reading`, `uploaded`), rows are checked (`checking`, `checked`), and written (`running`, `done`).
 * `stopped` was cancelled in between: it goes on or is undone. Until it runs no activity is there.
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

/** Number of lines of a kind, and the number of the first. */
export interface LineCount {
  readonly count: number;
  readonly first: number;
}

/** Column of the file: its heading, samples, and the field it is matched to. */
export interface FileColumn {
  readonly header: string;
  readonly samples: readonly string[];
  /** The sheet column that its header names. */
  readonly guess: string | null;
  /** The unit in the brackets of its header. */
  readonly unit: string | null;
  /** Its cells say months, quarters or years: first and last day in one. */
  readonly isPeriod?: boolean;
  /** Cells that begin with the day or the month, each by the address of the first. */
  readonly dayOrders: Readonly<Partial<Record<DayOrder, string>>>;
  /** Cells in which each decimal mark was first seen. */
  readonly decimals: Readonly<Partial<Record<DecimalMark, string>>>;
}

/** Settings that say how the file is read. */
export interface ImportSettings {
  /** Field that each column of the file fills, in the file's order; null ignores the column. */
  readonly columns: readonly (string | null)[];
  /** Values for rows whose own cell is missing or empty. */
  readonly defaults: Readonly<Record<string, Cell>>;
  /** Order of day and month in columns whose own cells do not say; null is to ask. */
  readonly day_order: DayOrder | null;
  readonly decimal: DecimalMark | null;
  /** Order of day and month by field, as somebody said. */
  readonly day_orders?: Readonly<Record<string, DayOrder>> | undefined;
  readonly decimals?: Readonly<Record<string, DecimalMark>> | undefined;
  /** Currency of amounts that name none; ISO 4217. */
  readonly currency: string;
  /** The line that was taken for the heading is a row; only said where it looks like one. */
  readonly first_is_data?: boolean | undefined;
  /** Lines that look like a total of others are left out, as somebody said. */
  readonly skip_totals?: boolean | undefined;
  /** Rows that repeat an earlier one in these ways are left out, as somebody said. */
  readonly skip_repeats?: readonly RepeatKind[] | undefined;
  /** Rows of which the checks find this are left out, as somebody said. */
  readonly skip_findings?: readonly string[] | undefined;
}

/** Ways in which a row duplicates an earlier one of its file; the sentence names that row. */
export const REPEATS = {
  invoice: 'The same invoice number as in row {row}',
  days: 'The same source and the same days as in row {row}',
  entry: 'The same as row {row}',
} as const;
export type RepeatKind = keyof typeof REPEATS;
export const REPEAT_KINDS = Object.keys(REPEATS) as RepeatKind[];

/**
 * Repair of a row. `record`: choose or create one; `missing`: set a value for all rows; `rule`: change the value; `total`: skip the row.
 * `repeat` and `finding` are warnings: the row is written unless somebody skips it.
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

/** A record that a text may mean. */
export interface NearRecord {
  readonly id: string;
  readonly name: string;
}

/** One text of a group, with the rows that have it and the cell of the first. */
export interface RepairText {
  readonly text: string;
  readonly rows: number;
  readonly cell: string;
  /** Values in the sentence of a finding, as the area says it. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** Records that a name which is not found is closest to. */
  readonly near?: readonly NearRecord[] | undefined;
}

/** Rows that one repair puts right. */
export interface RepairGroup {
  readonly repair: Repair;
  /** Sheet column; of a repeat what is repeated, of a finding its kind. */
  readonly field: string;
  readonly message: string;
  readonly rows: number;
  /** Different texts in it; unknown of an import checked before they were counted. */
  readonly names?: number;
  /** The texts that stand in the cells, the most frequent first; at most `MOST_TEXTS`. */
  readonly texts: readonly RepairText[];
}

/** Why a record could not be told by its name. */
export const NAME_TEXTS = {
  none: 'No record has this name',
  several: 'Several records have this name. Choose one',
} as const;

/** Texts of a group that are told; the others come up when these are repaired. */
export const MOST_TEXTS = 100;

/** States of a record that a repair asked for: until the import runs it is nowhere but in the import. */
export const NEW_RECORD_STATES = {
  planned: 'New',
  added: 'Added',
  found: 'Already exists',
  removed: 'Removed',
  kept: 'Kept',
} as const;
export type NewRecordState = keyof typeof NEW_RECORD_STATES;

/** Record that the file names and the company does not have. */
export interface NewRecord {
  /** Id that it will have: rows refer to it from the check on. */
  readonly id: string;
  readonly entity: string;
  readonly name: string;
  readonly draft: Readonly<Record<string, unknown>>;
  readonly state: NewRecordState;
  /** Record of the same name that is used in its place: somebody else was first. */
  readonly found?: string | undefined;
  /** Why it cannot be added now, or was kept by an undo; English. */
  readonly why?: string | undefined;
}

/** Records that one import may add. */
export const MOST_NEW_RECORDS = 500;

export const NEW_RECORD_TEXTS = {
  tooMany: 'An import can add at most 500 records. Add the others on their own page first.',
  used: 'In use by other records',
  edited: 'Edited after the import',
} as const;

/** One file of records of one kind, which `activity` names: uploaded, checked, written, and undone as a whole. */
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
    columns: optional(json<FileColumn[]>('Columns')),
    header_row: optional(integer('Heading')),
    /** Lines that said the heading again and were left out. */
    repeated_headings: optional(json<LineCount>('Repeated header rows')),
    /** Lines that the workbook hides and that were read all the same. */
    hidden_rows: optional(json<LineCount>('Hidden rows')),
    /** Sheets of the workbook that hold rows too and were not read. */
    other_sheets: optional(json<string[]>('Sheets not read')),
    merged_headers: optional(json<string[]>('Merged header cells')),
    empty_rows: optional(integer('Empty rows')),
    from_1904: internal(integer('Days count from 1904')),
    settings: optional(json<ImportSettings>('Settings')),
    /** Meaning of a column's text as a person decided it: an id, a code, or null for none. */
    fixes: optional(json<Record<string, Record<string, string | null>>>('Corrections')),
    repairs: optional(json<RepairGroup[]>('Problems to fix')),
    new_records: optional(json<NewRecord[]>('New records')),
    rows: integer('Rows'),
    new_rows: integer('New'),
    existing_rows: integer('Existing'),
    error_rows: integer('Errors'),
    /** Treatment of rows that exist already. */
    existing: optional(choice('Existing rows', ['skip', 'update'])),
    /** The last line of the file that was written, or looked at. */
    reached: integer('Reached'),
    created: integer('Created'),
    updated: integer('Updated'),
    /** Changed by somebody since the import: an undo leaves them. */
    kept: integer('Kept'),
    total_ug: internal(integer('Emissions, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER })),
    total_kg: presented(decimal('Emissions, kg')),
    /** Why it failed, for its reader. */
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

/** Name of a column: its heading, or its letter if it has none. */
export const columnTitleOf = (
  { header }: Pick<FileColumn, 'header'>,
  at: number,
  settings: Pick<ImportSettings, 'first_is_data'> | null | undefined,
): string => (settings?.first_is_data ? '' : header) || columnName(at);

export const MAY_CHECK: readonly ImportState[] = ['uploaded', 'checked'];
export const MAY_UNDO: readonly ImportState[] = ['done', 'stopped'];
export const UNDER_WAY: readonly ImportState[] = ['reading', 'checking', 'running', 'undoing'];

/** An import that wrote nothing, or nothing any more: another may be begun in its place. */
export const IMPORT_WROTE_NOTHING: readonly ImportState[] = ['failed', 'undone'];

/** Jobs of an import by kind, for the person who started one. */
export const IMPORT_JOB_NAMES = {
  'imports.check': 'Import check',
  'imports.read': 'File reading',
  'imports.run': 'Import',
  'imports.undo': 'Undo of an import',
} as const;
