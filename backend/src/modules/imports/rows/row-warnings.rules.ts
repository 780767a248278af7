import { type ImportSettings, type RepeatKind, REPEATS, type RowChoice } from '@lichen/contracts/imports/import.entity';
import { importRow, type RowProblem, type RowWarning, warningKey } from '@lichen/contracts/imports/import-row.entity';
import { columnName } from '@lichen/contracts/formats/sheet-cells';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type ImportRun, importReader, write } from '../import-work.rules';
import { type Repeat, repeats } from '../../../platform/imports/row-signs';

/** Number of rows read in one query. */
const READ_AT_ONCE = 2000;
/** Number of rows written in one transaction. */
const WRITTEN_AT_ONCE = 500;

/** Columns beside which a repeat is shown. */
const SHOWN_AT: Readonly<Record<RepeatKind, readonly string[]>> = {
  invoice: ['invoice_ref', 'order_ref'],
  days: ['from'],
  entry: [],
};

type Row = Pick<RecordOf<typeof importRow>, '_id' | 'place' | 'verdict' | 'problems' | 'choices' | 'signs'>;

function problemOf({ kind, of }: Repeat, place: number, { columns }: ImportSettings): RowProblem {
  const at = Math.max(
    0,
    columns.findIndex((name) => name !== null && SHOWN_AT[kind].includes(name)),
  );
  return { repair: 'repeat', field: kind, message: REPEATS[kind], text: String(of), cell: `${columnName(at)}${place}` };
}

/** The choice for the group that a warning belongs to. */
function groupChoice({ repair, field }: RowProblem, settings: ImportSettings): RowChoice | undefined {
  const { skip_repeats, skip_findings, keep_repeats, keep_findings } = settings;
  const [skipped, kept] = repair === 'repeat' ? [skip_repeats, keep_repeats] : [skip_findings, keep_findings];
  if ((skipped as readonly string[] | undefined)?.includes(field)) return 'skip';
  return (kept as readonly string[] | undefined)?.includes(field) ? 'keep' : undefined;
}

/** Marks rows that repeat an earlier one or that the checks warn about; a user may choose to skip them. */
export function judged(
  row: Row,
  warnings: readonly RowProblem[],
  settings: ImportSettings,
): Pick<Row, 'verdict' | 'problems'> & { readonly told: readonly RowWarning[] } {
  if (row.verdict === 'existing') return { verdict: row.verdict, problems: null, told: [] };
  const choices = warnings.map((warning) => row.choices?.[warningKey(warning)] ?? groupChoice(warning, settings));
  const isSkipped = choices.includes('skip');
  return {
    verdict: isSkipped ? 'skipped' : 'new',
    problems: warnings.length > 0 ? [...warnings] : null,
    told: warnings.map((warning, at) => ({
      ...{ ...warning, row: row._id, choice: choices[at] },
      ...(isSkipped && choices[at] !== 'skip' ? { skipped: true } : {}),
    })),
  };
}

const same = (a: Pick<Row, 'verdict' | 'problems'>, b: Pick<Row, 'verdict' | 'problems'>) =>
  a.verdict === b.verdict && JSON.stringify(a.problems) === JSON.stringify(b.problems);

/**
 * Marks rows that repeat an earlier row of the file or have `findings` of the checks, by row. Runs once all rows are
 * validated, because a correction may have changed either row. Returns all warnings with the choices for their rows.
 */
export async function markWarnings(
  run: ImportRun,
  settings: ImportSettings,
  findings: ReadonlyMap<string, readonly RowProblem[]>,
): Promise<RowWarning[]> {
  const rows = importReader(run)(importRow);
  const repeatOf = repeats();
  const found: RowWarning[] = [];
  for (let after = 0; ; ) {
    const page = await rows.part(['_id', 'version', 'place', 'verdict', 'problems', 'choices', 'signs'], {
      where: { import_id: run.id, verdict: { in: ['new', 'existing', 'skipped'] }, place: { above: after } },
      order: [{ column: 'place' }],
      limit: READ_AT_ONCE,
    });
    const last = page.at(-1);
    if (!last) return found;
    after = last.place;
    const changed: { record: RecordOf<typeof importRow>; changes: Record<string, unknown> }[] = [];
    for (const row of page) {
      // A total row that is skipped has no signature.
      if (!row.signs) continue;
      const repeat = repeatOf(row.place, row.signs);
      const repeated = repeat ? [problemOf(repeat, row.place, settings)] : [];
      const { told, ...now } = judged(row, [...repeated, ...(findings.get(row._id) ?? [])], settings);
      found.push(...told);
      if (!same(row, now)) changed.push({ record: row as RecordOf<typeof importRow>, changes: { ...now } });
    }
    for (let at = 0; at < changed.length; at += WRITTEN_AT_ONCE)
      await write(
        run,
        ({ unit, context }) =>
          unit
            .records(importRow)
            .updateEach(
              changed
                .slice(at, at + WRITTEN_AT_ONCE)
                .map(({ record, changes }) => ({ record, changes: { ...changes, updated_on: context.now } })),
            ),
        run.tools.checkpoint,
      );
  }
}
