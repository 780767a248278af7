import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { activityImport } from '@lichen/contracts/imports/import.entity';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
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
import type { Import } from './import-work.rules';
import { READ } from './read.job';

const isType = (type: string | undefined): type is ActivityType =>
  type !== undefined && Object.hasOwn(ACTIVITY_TYPES, type);

function typeOf(activity: string | undefined): ActivityType {
  if (!isType(activity)) throw invalid({ activity: FIELD_TEXTS.choice });
  return activity;
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

/** A file of activities begins an import; it is read in the background. */
export function importUpload({ database, clock, jobs }: Pick<Platform, 'database' | 'clock' | 'jobs'>): UploadHandler {
  const kept = fileRecords(database, clock);
  return {
    entity: activityImport.name,
    types: SHEET_TYPES,
    wrongType: SHEET_TEXTS.wrongType,
    permit: (context) => {
      expectAllowed(activityImport.allow.list, context);
      expectSubscribed(activityImport, context);
    },
    check: ({ activity }) => void typeOf(activity),
    handle: async ({ file, fields, context, write }) => {
      const { companyId, userId } = context;
      const type = typeOf(fields['activity']);
      const id = await write(async (unit) => {
        const owner = { companyId, ownerId: null, entity: activityImport.name, createdBy: userId };
        const _id = context.newId();
        const file_id = await kept.add(unit.sql, { ...file, ...owner, ownerId: _id });
        const company = await unit.read(companyProfile).find(companyId);
        const job_id = await jobs.add(unit.sql, { companyId, userId, kind: READ, input: { id: _id, name: file.name } });
        const settings = defaultSettings(company?.reporting_currency ?? 'GBP');
        const record = {
          ...newRow(context),
          ...NOTHING_YET,
          ...{ _id, name: file.name, activity: type, file_id, state: 'reading', job_id, settings },
        };
        await unit.insert(activityImport, record as unknown as Import, 'create');
        return _id;
      });
      jobs.wake();
      return { id };
    },
  };
}
