import { prefetch } from '../../../platform/jobs/prefetch';
import { type ImportRun, nextRows } from '../import-work.rules';
import { type DraftedRow, draftedRows, type RowValidation } from './validate-rows.rules';

/** Yields pages of drafted rows after a line; each is drafted while the previous one is written. */
export const draftedPages = (run: ImportRun, judging: RowValidation, after: number, verdicts: readonly string[]) =>
  prefetch(async (last: readonly DraftedRow[] | undefined) => {
    const rows = await nextRows(run, last?.at(-1)?.row.place ?? after, verdicts);
    return rows.length > 0
      ? draftedRows(judging, rows, await run.parts.write.drafting(run.job, judging.promised))
      : undefined;
  });
