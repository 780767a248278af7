import { fileImport, type ImportSettings } from '@lichen/contracts/imports/import.entity';
import { importRow, ROW_VERDICTS, type RowChoices } from '@lichen/contracts/imports/import-row.entity';
import { latestToday } from '@lichen/contracts/formats/days';
import { cellsAsRead } from './rows/cells-as-read';
import { draftedPages } from './rows/drafted-pages.rules';
import { type ImportParts, type ImportRun, importJob, importReader, completeImport, write } from './import-work.rules';
import { type ValidatedRow, validatedRows } from './rows/validate-rows.rules';
import { repairsOf } from './repairs/repairs.query';
import { expectedRowValidation } from './rows/row-validation.rules';
import { markWarnings } from './rows/row-warnings.rules';
import type { ImportKind } from '../../platform/imports/import-kind';

export const CHECK = 'imports.check';

const NO_YEARS = { first_year: null, last_year: null };

/** Returns the choices that hold for a row that is read in another way: it stays skipped if a person skipped it. */
function skipsIn(choices: RowChoices | null): RowChoices | null {
  const skips = Object.entries(choices ?? {}).filter(([, choice]) => choice === 'skip');
  return skips.length > 0 ? Object.fromEntries(skips) : null;
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changesOf(validated: ValidatedRow, kind: ImportKind, columns: ImportSettings['columns'], updated_on: number) {
  const { row, reading, verdict, problems, draft, values, activityId } = validated;
  const drafted = (draft?.record ?? null) as Readonly<Record<string, unknown>> | null;
  // A total row that is skipped creates no record.
  const record = verdict === 'skipped' ? null : drafted;
  const [subject, signs] = record
    ? [kind.checks?.subjectOf(row._id, record) ?? null, kind.identity.signs(record)]
    : [null, null];
  const co2_ug = (drafted && kind.emissionsOf?.(drafted)) ?? null;
  return {
    record: row,
    changes: {
      ...{ verdict, problems: problems.length > 0 ? problems : null, activity_id: activityId, co2_ug, updated_on },
      ...(kind.yearsOf?.(drafted ?? values) ?? NO_YEARS),
      read_as: cellsAsRead(columns, row.cells, reading),
      ...{ subject, signs },
      // What was kept was another record if the row is read in another way now.
      choices: sameJson([subject, signs], [row.subject, row.signs]) ? row.choices : skipsIn(row.choices),
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

/** Validates every waiting row, in pages, and stores the findings; no records are written. */
async function check(run: ImportRun): Promise<unknown> {
  const { tools, id, all } = run;
  const record = await importReader(run)(fileImport).get(id);
  const { judging, new_records } = await expectedRowValidation(run, record);
  const { kind } = judging;
  const verdicts = all ? ROW_VERDICTS : (['waiting', 'error'] as const);
  const total = await importReader(run)(importRow).count({ where: { import_id: id, verdict: { in: verdicts } } });
  let { after, seen } = (tools.checkpoint as { after: number; seen: number } | undefined) ?? { after: 0, seen: 0 };
  for await (const page of draftedPages(run, judging, after, verdicts)) {
    const next = { after: page.at(-1)?.row.place ?? after, seen: seen + page.length };
    await write(
      run,
      async (batch) => {
        const judged = await validatedRows(judging, page, batch, all ? 'before' : 'all');
        const updates = judged.map((each) => changesOf(each, kind, judging.plan.settings.columns, batch.context.now));
        await batch.unit.records(importRow).updateEach(updates);
      },
      next,
      { done: next.seen, total: Math.max(total, next.seen) },
    );
    ({ after, seen } = next);
  }
  const today = latestToday(run.parts.platform.clock.now());
  const looked = { read: importReader(run), importId: id, settings: judging.plan.settings, today };
  const findings = (await kind.checks?.findings(looked)) ?? new Map();
  const warnings = await markWarnings(run, judging.plan.settings, findings);
  const found = await counts(run);
  const repairs = await repairsOf(run, judging, warnings);
  await completeImport(run, 'checking', { state: 'checked', message: null, repairs, new_records, ...found }, 'check');
  return found;
}

export const checkJob = (parts: ImportParts) =>
  importJob(parts, { kind: CHECK, during: 'checking', after: 'uploaded', run: check });
