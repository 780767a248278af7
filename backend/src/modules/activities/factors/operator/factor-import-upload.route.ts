import { factorImport } from '@lichen/contracts/activities/factors/factor-import.entity';
import { invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { expectAllowed } from '../../../../platform/engine/permissions/permit';
import { newRow } from '../../../../platform/engine/unit/row-writes';
import { fileRecords } from '../../../../platform/files/file-records';
import type { UploadHandler } from '../../../../platform/files/upload-handlers';
import { expectOperator } from '../../../../platform/operator';
import type { Platform } from '../../../../platform/platform';
import { type FactorImport, READ_FACTORS } from './factor-import-work.rules';

const NOTHING_YET = { plan: null, digest: null, faults: null, message: null, decided_by: null };
/** Largest upload in bytes; the UK Government's flat file has 2 MB. */
const MOST_BYTES = 20 * 1024 * 1024;

function yearOf(text: string | undefined): number | null {
  if (!text) return null;
  if (!/^(19|20|21)\d{2}$/.test(text)) throw invalid({ year: FIELD_TEXTS.number });
  return Number(text);
}

/** Starts an import of factors or rates; a job reads the file first and stores nothing. */
export function factorImportUpload(platform: Platform): UploadHandler {
  const { database, clock, jobs } = platform;
  const kept = fileRecords(database, clock);
  return {
    types: ['text/csv', 'text/plain'],
    maxBytes: MOST_BYTES,
    permit: (context) => {
      expectOperator(platform, context);
      expectAllowed(factorImport.allow.list, context);
    },
    handle: async ({ file, fields, context, write }) => {
      const { companyId, userId } = context;
      const year = yearOf(fields['year']);
      const _id = context.newId();
      await write(async (unit) => {
        const reference = { ...file, companyId, ownerId: _id, entity: factorImport.name, createdBy: userId };
        const file_id = await kept.add(unit.sql, reference);
        const job_id = await jobs.add(unit.sql, { companyId, userId, kind: READ_FACTORS, input: { id: _id } });
        const record = {
          ...newRow(context),
          ...NOTHING_YET,
          _id,
          name: file.name,
          state: 'reading',
          job_id,
          file_id,
          year,
        };
        await unit.insert(factorImport, record as unknown as FactorImport, 'create');
      });
      jobs.wake();
      return { id: _id };
    },
  };
}
