import { activityImport } from '@lichen/contracts/activities/imports/import.entity';
import { importRow } from '@lichen/contracts/activities/imports/import-row.entity';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { sheetColumns } from '@lichen/contracts/activities/sheet/sheet-columns';
import { sheetStarts } from '@lichen/contracts/activities/sheet/sheet-starts';
import { notFound } from '@lichen/contracts/problems';
import { newRow } from '../../../platform/engine/row-writes';
import { keptFiles } from '../../../platform/files/kept-files';
import { readSheet } from '../../../platform/sheets/read-sheet';
import { fileColumns, guessedSettings } from './file-columns';
import { type Import, type ImportParts, type ImportRun, importJob, readOf, settle, write } from './import-work.rules';

export const READ = 'imports.read';

const INSERTED = 500;

async function sheetOf({ parts: { platform }, job }: ImportRun, { file_id }: Import) {
  const file = await keptFiles(platform.database, platform.clock).find(job.companyId, file_id);
  if (!file) throw notFound();
  return readSheet(platform.files, file.hash);
}

/** Turns the file into rows that wait to be checked, and guesses what its columns mean. */
async function read(run: ImportRun): Promise<unknown> {
  const { tools, id, parts } = run;
  const record = await readOf(run)(activityImport).get(id);
  const served = parts.types.get(record.activity);
  if (!served || !record.settings) throw new Error(`Nobody serves ${record.activity}`);
  const sheet = await sheetOf(run, record);
  const { rows } = sheet;
  let stored = (tools.checkpoint as { stored: number } | undefined)?.stored ?? 0;
  while (stored < rows.length) {
    const page = rows.slice(stored, stored + INSERTED);
    const end = stored + page.length;
    await write(
      run,
      ({ unit, context }) =>
        unit.records(importRow).insert(
          page.map(({ number, cells }) => ({
            _id: context.newId(),
            import_id: id,
            place: number,
            cells,
            verdict: 'waiting',
          })),
          newRow(context),
        ),
      { stored: end },
    );
    stored = end;
    await tools.progress(stored, rows.length);
  }
  const starts = { ...served.rules.defaults, ...sheetStarts(record.activity as ActivityType) };
  const columns = fileColumns(sheet, sheetColumns(served.entity, starts), parts.everyLanguage);
  await settle(
    run,
    'reading',
    {
      state: 'uploaded',
      columns,
      header_row: sheet.headerRow,
      merged_headers: [...sheet.mergedHeaders],
      empty_rows: sheet.emptyRows,
      from_1904: sheet.from1904 ? 1 : 0,
      rows: rows.length,
      settings: guessedSettings(served.entity, columns, record.settings),
    },
    'read',
  );
  return { rows: rows.length };
}

export const readJob = (parts: ImportParts) =>
  importJob(parts, { kind: READ, during: 'reading', after: 'failed', run: read });
