import { type fileImport, IMPORT_STATES, type ImportState, type Repair } from '@lichen/contracts/imports/import.entity';
import { UNDER_WAY } from '@lichen/contracts/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { shownStates, type Translate } from '../index';

/** An import as pages read it. */
export type Import = RecordOf<typeof fileImport>;

/** Text and tone of each state of an import. */
export const IMPORT_WORDS = shownStates(IMPORT_STATES, {
  reading: 'plain',
  uploaded: 'attention',
  checking: 'plain',
  checked: 'attention',
  running: 'plain',
  stopped: 'attention',
  done: 'good',
  undoing: 'plain',
  undone: 'plain',
  failed: 'bad',
});

/** Steps of an import with a page each; dictionary keys. */
export const STEPS = ['File', 'Columns', 'Check', 'Import', 'Done'] as const;

const STEP_OF: Readonly<Record<ImportState, number>> = {
  reading: 0,
  failed: 0,
  uploaded: 1,
  checking: 2,
  checked: 2,
  running: 3,
  stopped: 3,
  undoing: 4,
  done: 4,
  undone: 4,
};

const COLUMNS = STEPS.indexOf('Columns');

/** Returns the current step; after the check the person may have gone back to the columns. */
export const stepOf = ({ state }: Pick<Import, 'state'>, asked: string | null): number =>
  state === 'checked' && asked === BACK_TO_COLUMNS ? COLUMNS : STEP_OF[state];

/** True once the rows are checked, and while they are checked again. */
export const isAtCheck = ({ state }: Pick<Import, 'state'>): boolean => STEPS[STEP_OF[state]] === 'Check';

/** Value of `step` in the address, which goes back to the columns. */
export const BACK_TO_COLUMNS = 'columns';

/** True while the server works on it, so that pages poll it. */
export const isInProgress = ({ state }: Pick<Import, 'state'>): boolean => UNDER_WAY.includes(state);

/** Texts of a repair that concerns several rows. */
export const REPAIR_WORDS: Readonly<Record<Repair, string>> = {
  record: '{field} not found: {count} rows',
  unit: '{field} not recognised: {count} rows',
  choice: '{field} not recognised: {count} rows',
  number: '{field} is not a number: {count} rows',
  day: '{field} is not a date: {count} rows',
  order: '{field} is ambiguous: {count} rows',
  missing: '{field} is missing: {count} rows',
  rule: '{field} is not valid: {count} rows',
  total: 'Look like totals: {count} rows',
  repeat: 'Duplicates in this file: {count} rows',
  finding: '{field}: {count} rows',
};

/** Texts of a repair that concerns one row. */
export const REPAIR_WORDS_OF_ONE: Readonly<Record<Repair, string>> = {
  record: '{field} not found: {count} row',
  unit: '{field} not recognised: {count} row',
  choice: '{field} not recognised: {count} row',
  number: '{field} is not a number: {count} row',
  day: '{field} is not a date: {count} row',
  order: '{field} is ambiguous: {count} row',
  missing: '{field} is missing: {count} row',
  rule: '{field} is not valid: {count} row',
  total: 'Looks like a total: {count} row',
  repeat: 'Duplicate in this file: {count} row',
  finding: '{field}: {count} row',
};

/** Choices of how a column writes its days, and of its decimal mark; the keys are the import's settings. */
export const ORDERS = {
  dmy: 'Day first (31/01/2026)',
  mdy: 'Month first (01/31/2026)',
  ymd: 'Year first (26-01-31)',
} as const;
export const MARKS = { '.': 'Point (1,234.5)', ',': 'Comma (1.234,5)' } as const;

const PARTS = { currency: 'Currency of {field}', country: 'Country of {field}' } as const;

/** Returns the translated name of a column; a column for part of a field names that part. */
export const columnTitle = ({ label, part }: Pick<SheetColumn, 'label' | 'part'>, t: Translate): string =>
  part ? t(PARTS[part], { field: t(label) }) : t(label);
