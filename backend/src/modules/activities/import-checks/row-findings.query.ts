import { setImmediate as nextTurn } from 'node:timers/promises';
import { ROW_FINDING_KINDS } from '@lichen/contracts/activities/checks/row-finding-kinds';
import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import { importRow, type RowProblem } from '@lichen/contracts/imports/import-row.entity';
import type { RowChecks } from '../../../platform/imports/import-kind';
import { repeats } from '../../../platform/imports/row-signs';
import type { Read } from '../../../platform/engine/rules';
import { type CheckSubject, withRequestedMark } from '../checks/check-subject';
import type { Rates } from '../emission/goods-circumstances';
import type { Types } from '../checks/check-subject.query';
import { boughtAboveRevenueOf } from '../checks/bought-and-sold.query';
import { CHECKS, findingsOf } from '../checks/checks';
import type { DetectedFinding } from '../checks/finding';
import { relatedRecords } from '../checks/related-records.query';
import { problemOf } from './row-problem';
import { unlikelyDaysOf } from '../checks/unlikely-days.query';
import { withoutCountry } from '../checks/without-country';

/** Rows that are read at once. */
const READ_AT_ONCE = 2000;

interface CheckedRows {
  /** Number of the row by its id. */
  readonly places: ReadonlyMap<string, number>;
  readonly subjects: readonly CheckSubject[];
  /** Rows that repeat one above them, which says of two of them all there is to say. */
  readonly repeated: ReadonlySet<string>;
}

/** The rows that would be written, as the checks see an activity. */
async function checkedRows(read: Read, importId: string, { skip_repeats = [] }: ImportSettings): Promise<CheckedRows> {
  const rows = read(importRow);
  const repeatOf = repeats();
  const places = new Map<string, number>();
  const subjects: CheckSubject[] = [];
  const repeated = new Set<string>();
  for (let after = 0; ; ) {
    const page = await rows.part(['_id', 'place', 'verdict', 'signs', 'subject'], {
      where: { import_id: importId, verdict: { in: ['new', 'existing', 'skipped'] }, place: { above: after } },
      order: [{ column: 'place' }],
      limit: READ_AT_ONCE,
    });
    const last = page.at(-1);
    if (!last) return { places, subjects, repeated };
    after = last.place;
    for (const { _id, place, verdict, signs, subject } of page) {
      const repeat = signs ? repeatOf(place, signs) : null;
      if (repeat) repeated.add(_id);
      const isLeftOut = verdict === 'existing' || (repeat && skip_repeats.includes(repeat.kind));
      if (!subject || isLeftOut) continue;
      // One that was checked before entries were compared has nothing to compare.
      subjects.push({ compared: [], measured: [], ...subject } as unknown as CheckSubject);
      places.set(_id, place);
    }
  }
}

/** The row that a finding is told of: its record, or else the first of the others that is a row. */
const rowOf = ({ record, others }: DetectedFinding, { places }: CheckedRows): string | undefined =>
  [record, ...others].find(({ id }) => places.has(id))?.id;

const SAID_AS_REPEATS: readonly string[] = ['duplicate_invoice', 'duplicate_entry', 'overlap'];

/** A row that repeats another one says so itself; the same is not told again as a case of the two, or of what is stored. */
const isSaidAsRepeat = (id: string, { kind, record, others }: DetectedFinding, { places, repeated }: CheckedRows) => {
  if (!SAID_AS_REPEATS.includes(kind)) return false;
  const all = [record, ...others];
  return repeated.has(id) || (all.every((each) => places.has(each.id)) && all.some((each) => repeated.has(each.id)));
};

/**
 * What the checks would find of the rows once they are written, by row: beside each other and beside what is recorded.
 * The records of a source are asked for once for all rows of it.
 */
export const rowFindings =
  (types: Types, rates: Rates): RowChecks['findings'] =>
  async ({ read, importId, settings, today }) => {
    const rows = await checkedRows(read, importId, settings);
    const { subjects, places } = rows;
    if (subjects.length === 0) return new Map();
    const near = await relatedRecords(read, types, subjects, 'not the same entries');
    const cases = [...(await unlikelyDaysOf(read, subjects, today)), ...withoutCountry(subjects)];
    cases.push(...(await boughtAboveRevenueOf({ read, types, rates }, subjects.map(withRequestedMark))));
    for (const { kinds } of CHECKS) {
      // Each looks at every record in one go; others get their answers in between.
      await nextTurn();
      const wanted = ROW_FINDING_KINDS.filter((kind) => kinds.includes(kind));
      cases.push(...findingsOf([...near, ...subjects], wanted));
    }
    const found = new Map<string, RowProblem[]>();
    for (const each of cases) {
      const id = rowOf(each, rows);
      if (id === undefined || isSaidAsRepeat(id, each, rows)) continue;
      const problem = problemOf(each, places.get(id) ?? 0, settings);
      found.set(id, [...(found.get(id) ?? []), problem]);
    }
    return found;
  };
