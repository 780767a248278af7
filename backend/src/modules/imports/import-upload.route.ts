import { fileImport } from '@lichen/contracts/imports/import.entity';
import { invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { newRow } from '../../platform/engine/unit/row-writes';
import { expectAllowed, expectSubscribed } from '../../platform/engine/permissions/permit';
import { fileRecords } from '../../platform/files/file-records';
import type { UploadHandler } from '../../platform/files/upload-handlers';
import type { Platform } from '../../platform/platform';
import { SHEET_TYPES } from '../../platform/sheets/read-sheet';
import { SHEET_TEXTS } from '../../platform/sheets/sheet';
import { defaultSettings } from './file/default-settings';
import type { ImportKind } from '../../platform/imports/import-kind';
import type { Import, ImportKinds } from './import-work.rules';
import { READ } from './read.job';

function askedKind(kinds: ImportKinds, activity: string | undefined): ImportKind {
  const kind = kinds.get(activity ?? '');
  if (!kind) throw invalid({ activity: FIELD_TEXTS.choice });
  return kind;
}

const NOTHING_YET = {
  ...{
    columns: null,
    header_row: null,
    merged_headers: null,
    repeated_headings: null,
    hidden_rows: null,
    other_sheets: null,
  },
  ...{
    empty_rows: null,
    from_1904: 0,
    fixes: null,
    repairs: null,
    rows: 0,
    new_rows: 0,
    existing_rows: 0,
    error_rows: 0,
    existing: null,
  },
  ...{ reached: 0, created: 0, updated: 0, kept: 0, total_ug: 0, message: null },
};

/** Starts an import from an uploaded file of records, which is read in the background. */
export function importUpload(
  { database, clock, jobs }: Pick<Platform, 'database' | 'clock' | 'jobs'>,
  kinds: ImportKinds,
): UploadHandler {
  const kept = fileRecords(database, clock);
  return {
    types: SHEET_TYPES,
    wrongType: SHEET_TEXTS.wrongType,
    permit: (context) => {
      expectAllowed(fileImport.allow.list, context);
    },
    check: ({ activity }) => void askedKind(kinds, activity),
    handle: async ({ file, fields, context, write }) => {
      const { companyId, userId } = context;
      const kind = askedKind(kinds, fields['activity']);
      const { entity } = kind.served;
      expectAllowed(entity.allow.create, context);
      expectSubscribed(entity, context);
      const id = await write(async (unit) => {
        const owner = { companyId, ownerId: null, entity: fileImport.name, createdBy: userId };
        const _id = context.newId();
        const file_id = await kept.add(unit.sql, { ...file, ...owner, ownerId: _id });
        const currency = await kind.currency(unit.read, companyId);
        const job_id = await jobs.add(unit.sql, {
          companyId,
          userId,
          kind: READ,
          input: { id: _id, name: file.name, of: entity.name },
        });
        const settings = {
          ...defaultSettings(currency ?? 'GBP'),
          ...(kind.identity.skipsRepeats ? { skip_repeats: ['entry' as const] } : {}),
        };
        const record = {
          ...newRow(context),
          ...NOTHING_YET,
          ...{ _id, name: file.name, activity: entity.name, file_id, state: 'reading', job_id, settings },
        };
        await unit.insert(fileImport, record as unknown as Import, 'create');
        return _id;
      });
      jobs.wake();
      return { id };
    },
  };
}
