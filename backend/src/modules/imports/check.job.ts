import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { activityImport, type ImportSettings } from '@lichen/contracts/imports/import.entity';
import { importRow, ROW_VERDICTS } from '@lichen/contracts/imports/import-row.entity';
import { latestToday, yearOf } from '@lichen/contracts/formats/days';
import { cellsAsRead } from './rows/cells-as-read';
import { draftedPages } from './rows/drafted-pages.rules';
import { type ImportParts, type ImportRun, importJob, importReader, completeImport, write } from './import-work.rules';
import { type ValidatedRow, validatedRows } from './rows/validate-rows.rules';
import { repairsOf } from './repairs/repairs.query';
import { expectedRowValidation } from './rows/row-validation.rules';
import { rowFindings } from './rows/row-findings.query';
import { markWarnings } from './rows/row-warnings.rules';
import { fingerprintsOf } from './rows/row-fingerprints.rules';
import { subjectOf } from '../checks/check-subject';
import { typeOf } from '../types/type-of';

export const CHECK = 'imports.check';

const MEASURED = ['scope1_ug', 'scope2_ug', 'scope3_ug'] as const;

/** Years that the row's activity has days in. */
function yearsOf({ draft, values }: ValidatedRow, type: ActivityType) {
  const { from: first, to: last } = typeOf(type).period ?? { from: 'from', to: 'to' };
  const entered = (draft?.record ?? values) as Readonly<Record<string, unknown>>;
  const year = (day: unknown) => (typeof day === 'number' ? yearOf(day) : null);
  const first_year = year(entered[first]);
  return { first_year, last_year: year(entered[last]) ?? first_year };
}

function changesOf(
  validated: ValidatedRow,
  type: ActivityType,
  columns: ImportSettings['columns'],
  updated_on: number,
) {
  const { row, reading, verdict, problems, draft, activityId } = validated;
  const sums = (draft?.record ?? {}) as Partial<Record<(typeof MEASURED)[number], number>>;
  // A total that is left out makes no record.
  const record = draft && verdict !== 'skipped' ? (draft.record as unknown as Readonly<Record<string, unknown>>) : null;
  const co2_ug = draft ? MEASURED.reduce((total, name) => total + (sums[name] ?? 0), 0) : null;
  return {
    record: row,
    changes: {
      ...{ verdict, problems: problems.length > 0 ? problems : null, activity_id: activityId, co2_ug, updated_on },
      ...yearsOf(validated, type),
      read_as: cellsAsRead(columns, row.cells, reading),
      subject: record && record['applied'] !== false ? subjectOf(type, row._id, record) : null,
      signs: record ? fingerprintsOf(type, record) : null,
    },
  };
}

async function counts(run: ImportRun) {
  const rows = importReader(run)(importRow);
  const of = (verdict: string) => ({ where: { import_id: run.id, verdict } });
  const { co2_ug: total_ug = 0 } = await rows.sum(['co2_ug'], of('new'));
  return {
    new_rows: await rows.count(of('new')),
    existing_rows: await rows.count(of('existing')),
    error_rows: await rows.count(of('error')),
    total_ug,
  };
}

/** Judges every row that waits, in pages. Nothing is written but what was found. */
async function check(run: ImportRun): Promise<unknown> {
  const { tools, id, all } = run;
  const record = await importReader(run)(activityImport).get(id);
  const { judging, new_records } = await expectedRowValidation(run, record);
  const type = record.activity as ActivityType;
  const verdicts = all ? ROW_VERDICTS : (['waiting', 'error'] as const);
  const total = await importReader(run)(importRow).count({ where: { import_id: id, verdict: { in: verdicts } } });
  let { after, seen } = (tools.checkpoint as { after: number; seen: number } | undefined) ?? { after: 0, seen: 0 };
  for await (const page of draftedPages(run, judging, after, verdicts)) {
    const next = { after: page.at(-1)?.row.place ?? after, seen: seen + page.length };
    await write(
      run,
      async (batch) => {
        const judged = await validatedRows(judging, page, batch, all ? 'before' : 'all');
        const updates = judged.map((each) => changesOf(each, type, judging.plan.settings.columns, batch.context.now));
        await batch.unit.records(importRow).updateEach(updates);
      },
      next,
      { done: next.seen, total: Math.max(total, next.seen) },
    );
    ({ after, seen } = next);
  }
  const findings = await rowFindings(run, judging.plan.settings, latestToday(run.parts.platform.clock.now()));
  const warnings = await markWarnings(run, judging.plan.settings, findings);
  const found = await counts(run);
  const repairs = await repairsOf(run, judging.served.entity, warnings);
  await completeImport(run, 'checking', { state: 'checked', message: null, repairs, new_records, ...found }, 'check');
  return found;
}

export const checkJob = (parts: ImportParts) =>
  importJob(parts, { kind: CHECK, during: 'checking', after: 'uploaded', run: check });
