import { yearOf } from '@lichen/contracts/formats/days';
import { importPlan } from '../import-plan';
import { type Import, importReader, kindOf, type ImportRun } from '../import-work.rules';
import { type ExpectedRecords, expectedRecords } from '../new-records/new-records.rules';
import { nameFinder } from '../new-records/record-names.query';
import type { RowValidation } from './validate-rows.rules';

/** Context in which the rows of an import are validated, including the records that it adds. */
export function rowValidationOf(run: ImportRun, record: Import, expected: ExpectedRecords): RowValidation {
  const { codeOf, everyLanguage } = run.parts;
  const kind = kindOf(run.parts, record);
  const { settings, columns } = record;
  if (!settings || !columns) throw new Error(`The import ${record._id} has no settings`);
  const plan = importPlan({
    entity: kind.served.entity,
    settings,
    columns,
    fixes: expected.fixes,
    from1904: record.from_1904 === 1,
    headerRow: record.header_row,
    thisYear: yearOf(run.parts.platform.clock.now()),
    codeOf,
    optionWords: everyLanguage,
  });
  const { names, promised } = expected;
  return { kind, plan, findName: nameFinder(importReader(run), kind.records, names), promised };
}

/** Context for rows that are validated before the import's new records are written, with their current state. */
export async function expectedRowValidation(run: ImportRun, record: Import) {
  const { new_records, ...expected } = await expectedRecords(run, record);
  return { judging: rowValidationOf(run, record, expected), new_records };
}
