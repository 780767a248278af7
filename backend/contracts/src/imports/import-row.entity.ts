import type { Cell } from '../formats/sheet-cells';
import { defineEntity } from '../entity/entity';
import { choice, decimal, integer, internal, json, optional, presented, text } from '../entity/fields';
import { ADMIN, NOBODY } from '../portal/roles';
import type { Repair, RowChoice } from './import.entity';

/** Result of checking a row: `waiting` before the check, `existing` if it matches a stored record. */
export const ROW_VERDICTS = ['waiting', 'new', 'existing', 'error', 'skipped'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

/**
 * A problem of a row. `cell` is the cell's address in the file, if any; `text` is the number of the repeated row for a
 * duplicate, and of the row itself for a finding.
 */
export interface RowProblem {
  readonly repair: Repair;
  readonly field: string;
  readonly message: string;
  readonly text: string;
  readonly cell: string | null;
  /** Values of the placeholders in a finding's message. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Choices for the warnings of one row, by `warningKey`. */
export type RowChoices = Readonly<Record<string, RowChoice>>;

/** Key of a warning among those of its row: its repair, and the kind of repetition or finding. */
export const warningKey = ({ repair, field }: Pick<RowProblem, 'repair' | 'field'>): string => `${repair}:${field}`;

/** A warning with the id of its row, and what a person chose for the row or its group. */
export interface RowWarning extends RowProblem {
  readonly row: string;
  readonly choice: RowChoice | undefined;
  /** True if the row is skipped for another warning only. */
  readonly skipped?: true;
}

/** Interpreted values by column index, from 0, where they differ from the cell's text. */
export type CellsAsRead = Readonly<Record<string, unknown>>;

/** One row of an imported file, with its problems. */
export const importRow = defineEntity({
  name: 'import_rows',
  label: 'Import row',
  fields: {},
  derived: {
    import_id: text('Import', 64),
    /** Row number as a spreadsheet shows it. */
    place: integer('Row'),
    cells: json<Cell[]>('Cells'),
    read_as: optional(json<CellsAsRead>('Read as')),
    verdict: choice('State', ROW_VERDICTS),
    problems: optional(json<RowProblem[]>('Problems')),
    /** A person's choices for warnings of this row; they precede those for groups of rows. */
    choices: optional(json<RowChoices>('Choices')),
    /** Record that the row updates or has created. The column keeps its name from when only activities had imports. */
    activity_id: optional(text('Record', 64)),
    /** Hashes by which duplicates of the row are found in the file. */
    signs: internal(optional(text('Signs', 200))),
    /** Fields that the checks compare, of the record the row would create. */
    subject: internal(optional(json<object>('Checked'))),
    /** Calendar years of the row's first and last day; empty before the check. */
    first_year: internal(optional(integer('First year'))),
    last_year: internal(optional(integer('Last year'))),
    co2_ug: internal(optional(integer('Emissions, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER }))),
    co2_kg: presented(optional(decimal('Emissions, kg'))),
    /** Previous values of an updated record, kept for undo. */
    replaced: internal(optional(json<Record<string, unknown>>('Replaced'))),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: {
    import_id: { kind: 'oneOf', field: 'import_id', of: 'imports' },
    verdict: { kind: 'oneOf', field: 'verdict' },
  },
  sorts: ['place'],
  order: { field: 'place', descending: false },
  audit: 'none',
});
