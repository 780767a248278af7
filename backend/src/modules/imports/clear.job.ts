import { importRow } from '@lichen/contracts/imports/import-row.entity';
import { retryOnConflict } from '../../platform/engine/jobs/complete-job-record';
import type { JobKind } from '../../platform/jobs/job';
import { removeImportFile } from './import-file.rules';
import { importJobInput } from './import-job-input.rules';
import { type ImportParts, importReader } from './import-work.rules';

export const CLEAR = 'imports.clear';

/** Number of rows deleted in one transaction. */
const AT_ONCE = 500;
const ATTEMPTS = 3;

/** Deletes the file, then the rows of an import whose record is deleted; `clearLeftovers` finds it by rows that are left. */
export const clearJob = (parts: ImportParts): JobKind => ({
  kind: CLEAR,
  attempts: ATTEMPTS,
  run: async (job, tools) => {
    const { id } = importJobInput.parse(job.input);
    await removeImportFile(parts.platform, job.companyId, id);
    const rows = importReader({ parts, job })(importRow);
    for (;;) {
      const page = await rows.part(['_id'], {
        where: { import_id: id },
        order: [{ column: 'place' }],
        limit: AT_ONCE,
      });
      if (page.length === 0) return {};
      const ids = page.map(({ _id }) => _id);
      await retryOnConflict(() =>
        parts.write(job, tools, ({ unit }) => unit.records(importRow).removeEach(ids), tools.checkpoint),
      );
    }
  },
});
