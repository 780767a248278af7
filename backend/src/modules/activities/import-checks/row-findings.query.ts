import { setImmediate as nextTurn } from 'node:timers/promises';
import { REPEAT_KINDS, ROW_FINDING_KINDS } from '@lichen/contracts/activities/checks/row-finding-kinds';
import type { RowProblem } from '@lichen/contracts/imports/import-row.entity';
import type { RowChecks } from '../../../platform/imports/import-kind';
import { withRequestedMark } from '../checks/check-subject';
import type { CheckSources } from '../checks/check-subject.query';
import { boughtAboveRevenueOf } from '../checks/bought-and-sold.query';
import { CHECKS, findingsOf } from '../checks/checks';
import type { DetectedFinding } from '../checks/finding';
import { withoutFigure } from '../checks/figures/missing-figure';
import { relatedRecords } from '../checks/related/related-records.query';
import { type CheckedRows, checkedRows } from './checked-rows.query';
import { problemOf } from './row-problem';
import { unlikelyDaysOf } from '../checks/unlikely-days.query';
import { withoutCountry } from '../checks/without-country';

/** Returns the row of a finding: its record, else the first of the others that is a row. */
const rowOf = ({ record, others }: DetectedFinding, { places }: CheckedRows): string | undefined =>
  [record, ...others].find(({ id }) => places.has(id))?.id;

/** Tells whether a finding only repeats that a row is a duplicate, which is reported on the row itself. */
const isSaidAsRepeat = (id: string, { kind, record, others }: DetectedFinding, { places, repeated }: CheckedRows) => {
  if (!(REPEAT_KINDS as readonly string[]).includes(kind)) return false;
  const all = [record, ...others];
  return repeated.has(id) || (all.every((each) => places.has(each.id)) && all.some((each) => repeated.has(each.id)));
};

/**
 * Returns the findings by row, compared with other rows and with stored activities. The records of a source are read
 * once for all its rows.
 */
export const rowFindings =
  ({ types, rates }: CheckSources): RowChecks['findings'] =>
  async ({ read, importId, settings, today }) => {
    const rows = await checkedRows(read, importId, settings);
    const { subjects, places } = rows;
    if (subjects.length === 0) return new Map();
    const near = await relatedRecords(read, types, subjects, 'not the same entries');
    const cases = [
      ...(await unlikelyDaysOf(read, subjects, today)),
      ...withoutCountry(subjects),
      ...withoutFigure(subjects),
    ];
    cases.push(...(await boughtAboveRevenueOf({ read, types, rates }, subjects.map(withRequestedMark))));
    for (const { kinds } of CHECKS) {
      // Each check blocks while it looks at all records, so other requests get a turn in between.
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
