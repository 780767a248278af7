import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import { type SheetColumn, sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { notFound } from '@lichen/contracts/api/problems';
import { yearOf } from '@lichen/contracts/formats/days';
import { newRow } from '../../platform/engine/unit/row-writes';
import { fileRecords } from '../../platform/files/file-records';
import type { SheetRow } from '../../platform/sheets/line-pages';
import { readSheet } from '../../platform/sheets/read-sheet';
import { SHEET_TEXTS, sheetRefusal } from '../../platform/sheets/sheet';
import { type ReadFile, pagesOf } from './file/file.worker';
import { guessedSettings } from './file/file-columns';
import {
  type Import,
  type ImportParts,
  type ImportRun,
  importJob,
  importReader,
  kindOf,
  completeImport,
  write,
} from './import-work.rules';

export const READ = 'imports.read';

/** Reads the file in a worker thread, where it can do no harm. */
async function fileOf(
  { parts: { platform, everyLanguage }, job }: ImportRun,
  { file_id }: Import,
  possible: readonly SheetColumn[],
) {
  const file = await fileRecords(platform.database, platform.clock).find(job.companyId, file_id);
  if (!file) throw notFound();
  const words = Object.fromEntries(possible.map(({ label }) => [label, everyLanguage(label)]));
  return readSheet<ReadFile>(platform.files, file.hash, {
    module: require.resolve('./file/file.worker'),
    input: { possible, words, thisYear: yearOf(platform.clock.now()) },
    companyId: job.companyId,
  });
}

/** Stores lines of the file as waiting rows; `stored` is their number afterwards. */
const storeLines = (run: ImportRun, lines: readonly SheetRow[], stored: number, total: number) =>
  write(
    run,
    ({ unit, context }) =>
      unit.records(importRow).insert(
        lines.map(({ number, cells }) => ({
          _id: context.newId(),
          import_id: run.id,
          place: number,
          cells,
          verdict: 'waiting',
        })),
        newRow(context),
      ),
    { stored },
    { done: stored, total },
  );

/** Turns the file into rows that wait for validation, and guesses the meaning of its columns. */
async function read(run: ImportRun): Promise<unknown> {
  const { tools, parts } = run;
  const record = await importReader(run)(fileImport).get(run.id);
  const { served, starts: omitted } = kindOf(parts, record);
  if (!record.settings) throw new Error(`The import ${record._id} has no settings`);
  const starts = { ...served.rules.defaults, ...omitted };
  const file = await fileOf(run, record, sheetColumns(served.entity, starts));
  const { sheet, isData, columns } = file;
  let { stored } = (tools.checkpoint as { stored: number } | undefined) ?? { stored: 0 };
  let seen = 0;
  for (const { lines } of pagesOf(sheet, isData)) {
    const left = lines.slice(Math.max(0, stored - seen));
    seen += lines.length;
    if (left.length === 0) continue;
    await storeLines(run, left, seen, sheet.count);
    stored = seen;
  }
  if (seen === 0) throw sheetRefusal(SHEET_TEXTS.empty);
  await completeImport(
    run,
    'reading',
    {
      state: 'uploaded',
      columns,
      header_row: sheet.headerRow,
      other_sheets: sheet.otherSheets.length > 0 ? [...sheet.otherSheets] : null,
      merged_headers: [...sheet.mergedHeaders],
      repeated_headings: file.repeatedHeadings,
      hidden_rows: file.hiddenRows,
      empty_rows: sheet.emptyRows,
      from_1904: sheet.from1904 ? 1 : 0,
      rows: seen,
      settings: {
        ...guessedSettings(served.entity, columns, record.settings),
        ...(isData ? { first_is_data: true } : {}),
      },
    },
    'read',
  );
  return { rows: seen };
}

export const readJob = (parts: ImportParts) =>
  importJob(parts, { kind: READ, during: 'reading', after: 'failed', run: read });
