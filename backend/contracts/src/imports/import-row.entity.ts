import type { Cell } from '../formats/sheet-cells';
import { defineEntity } from '../entity/entity';
import { choice, decimal, integer, internal, json, optional, presented, text } from '../entity/fields';
import { ADMIN, NOBODY } from '../portal/roles';
import type { Repair } from './import.entity';

export const ROW_VERDICTS = ['waiting', 'new', 'existing', 'error', 'skipped'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

/**
 * One problem of a row. `cell` is its address in the file, if it has one; `text` of a duplicate is the number of the
 * row it repeats, of a finding the number of its own row.
 */
export interface RowProblem {
  readonly repair: Repair;
  readonly field: string;
  readonly message: string;
  readonly text: string;
  readonly cell: string | null;
  /** Values in the sentence of a finding. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Values that cells were read as, by the place of the column from 0, where the cell's own text says something else. */
export type CellsAsRead = Readonly<Record<string, unknown>>;

/** One line of an imported file, with what was found about it. */
export const importRow = defineEntity({
  name: 'import_rows',
  label: 'Import row',
  fields: {},
  derived: {
    import_id: text('Import', 64),
    /** The number that a spreadsheet shows beside the line. */
    place: integer('Row'),
    cells: json<Cell[]>('Cells'),
    read_as: optional(json<CellsAsRead>('Read as')),
    verdict: choice('State', ROW_VERDICTS),
    problems: optional(json<RowProblem[]>('Problems')),
    /** Record that the row updates or has created; the column is as old as the first area that had imports. */
    activity_id: optional(text('Record', 64)),
    /** Fingerprints by which the row is recognised among the rows of the file. */
    signs: internal(optional(text('Signs', 200))),
    /** What checks compare of the record that it makes. */
    subject: internal(optional(json<object>('Checked'))),
    /** Calendar years of its first and its last day; empty before the check. */
    first_year: internal(optional(integer('First year'))),
    last_year: internal(optional(integer('Last year'))),
    co2_ug: internal(optional(integer('Emissions, 10⁻⁶ kg', { min: Number.MIN_SAFE_INTEGER }))),
    co2_kg: presented(optional(decimal('Emissions, kg'))),
    /** Values that an update replaced, kept for undo. */
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
