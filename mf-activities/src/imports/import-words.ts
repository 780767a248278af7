import {
  type activityImport,
  IMPORT_STATES,
  type ImportState,
  type Repair,
} from '@lichen/contracts/activities/imports/import.entity';
import { UNDER_WAY } from '@lichen/contracts/activities/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/activities/sheet/sheet-columns';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Translate } from '@lichen/kit';
import { shownStates } from '../shared/shown-states';

export type Import = RecordOf<typeof activityImport>;

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

export const stepOf = ({ state }: Pick<Import, 'state'>): number => STEP_OF[state];

export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean => UNDER_WAY.includes(state);

export const REPAIR_WORDS: Readonly<Record<Repair, string>> = {
  record: '{field} not found: {count} rows',
  unit: '{field} unknown: {count} rows',
  choice: '{field} unknown: {count} rows',
  number: '{field} is no number: {count} rows',
  day: '{field} is no date: {count} rows',
  order: '{field} can be read in two ways: {count} rows',
  missing: '{field} missing: {count} rows',
  rule: '{field} cannot be right: {count} rows',
  total: 'Looks like a total line: {count} rows',
  repeat: 'Stands in the file twice: {count} rows',
};

/** The same of one row. */
export const REPAIR_WORDS_OF_ONE: Readonly<Record<Repair, string>> = {
  record: '{field} not found: {count} row',
  unit: '{field} unknown: {count} row',
  choice: '{field} unknown: {count} row',
  number: '{field} is no number: {count} row',
  day: '{field} is no date: {count} row',
  order: '{field} can be read in two ways: {count} row',
  missing: '{field} missing: {count} row',
  rule: '{field} cannot be right: {count} row',
  total: 'Looks like a total line: {count} row',
  repeat: 'Stands in the file twice: {count} row',
};

const PARTS = { currency: 'Currency of {field}', country: 'Country of {field}' } as const;

export const columnTitle = ({ label, part }: Pick<SheetColumn, 'label' | 'part'>, t: Translate): string =>
  part ? t(PARTS[part], { field: t(label) }) : t(label);
