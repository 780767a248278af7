import { activityImport } from '@lichen/contracts/activities/imports/import.entity';
import { importRow } from '@lichen/contracts/activities/imports/import-row.entity';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { guessColumns } from '@lichen/contracts/activities/sheet/guess-columns';
import { sheetColumns } from '@lichen/contracts/activities/sheet/sheet-columns';
import { sheetStarts } from '@lichen/contracts/activities/sheet/sheet-starts';
import { notFound } from '@lichen/contracts/api/problems';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { fileRecords } from '../../../platform/files/file-records';
import { linesOf, type SheetRow } from '../../../platform/sheets/line-pages';
import { readSheet } from '../../../platform/sheets/read-sheet';
import { type Sheet, SHEET_TEXTS, sheetRefusal } from '../../../platform/sheets/sheet';
import { fileColumns, guessedSettings } from './file/file-columns';
import { looksLikeData, repeatsHeading } from './file/detect-header';
import {
  type Import,
  type ImportParts,
  type ImportRun,
  importJob,
  importReader,
  completeImport,
  write,
} from './import-work.rules';

export const READ = 'imports.read';

async function sheetOf({ parts: { platform }, job }: ImportRun, { file_id }: Import) {
  const file = await fileRecords(platform.database, platform.clock).find(job.companyId, file_id);
  if (!file) throw notFound();
  return readSheet(platform.files, file.hash);
}

/** The lines of a sheet, with the one that was taken for its heading where that is a row. */
function* pagesOf({ pages, headerRow, headerCells }: Sheet, withFirst: boolean): Generator<SheetRow[]> {
  if (withFirst) yield [{ number: headerRow, cells: headerCells }];
  for (const page of pages) yield linesOf(page);
}

/** Lines of the file become rows that wait; `stored` of them are there then. */
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

/** Number of lines of a kind, and the first of them. */
function tally() {
  const found = { count: 0, first: 0 };
  return {
    add: ({ number }: SheetRow): void => {
      found.count += 1;
      found.first ||= number;
    },
    found: () => (found.count > 0 ? found : null),
  };
}

/** Turns the file into rows that wait to be checked, and guesses what its columns mean. */
async function read(run: ImportRun): Promise<unknown> {
  const { tools, parts } = run;
  const record = await importReader(run)(activityImport).get(run.id);
  const served = parts.types.get(record.activity);
  if (!served || !record.settings) throw new Error(`Nobody serves ${record.activity}`);
  const sheet = await sheetOf(run, record);
  const starts = { ...served.rules.defaults, ...sheetStarts(record.activity as ActivityType) };
  const possible = sheetColumns(served.entity, starts);
  const named = guessColumns(sheet.headers, possible, parts.everyLanguage).filter(({ column }) => column !== null);
  const isData = sheet.mergedHeaders.length === 0 && looksLikeData(sheet.headerCells, named.length);
  const isHeading = repeatsHeading(isData ? [] : sheet.headerCells);
  const looked = fileColumns(sheet.headers);
  const again = tally();
  const hidden = tally();
  let { stored } = (tools.checkpoint as { stored: number } | undefined) ?? { stored: 0 };
  let seen = 0;
  for (const page of pagesOf(sheet, isData)) {
    const lines = page.filter((line) => {
      const isAgain = isHeading(line.cells);
      if (isAgain) again.add(line);
      else if (line.hidden) hidden.add(line);
      return !isAgain;
    });
    looked.add(lines);
    const left = lines.slice(Math.max(0, stored - seen));
    seen += lines.length;
    if (left.length === 0) continue;
    await storeLines(run, left, seen, sheet.count);
    stored = seen;
  }
  if (seen === 0) throw sheetRefusal(SHEET_TEXTS.empty);
  const guessed = looked.columns(possible, parts.everyLanguage);
  const columns = isData ? guessed.map((column) => ({ ...column, guess: null, unit: null })) : guessed;
  await completeImport(
    run,
    'reading',
    {
      state: 'uploaded',
      columns,
      header_row: sheet.headerRow,
      other_sheets: sheet.otherSheets.length > 0 ? [...sheet.otherSheets] : null,
      merged_headers: [...sheet.mergedHeaders],
      repeated_headings: again.found(),
      hidden_rows: hidden.found(),
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
