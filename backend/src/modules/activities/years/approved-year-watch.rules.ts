import { type CountableRow, isUsed } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import type { OpenWatch, Watching } from '../../../platform/engine/unit/watch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Plain } from '../../../platform/store/columns';
import { changedYear, isTouched, type NotedCalc, type NotedRows } from './changed-year.query';
import { keepChange } from './kept-change.rules';
import { reasonNeeded } from './reason-needed';
import { touchedYear } from './touched-year.query';

const isActivity = ({ name, table }: Entity): boolean => name === activity.name || table?.name === activity.name;

const placeOf = (record: Plain): string | null => (record['location_id'] as string | null | undefined) ?? null;

/** Notes changes of used rows, edited activities, and those that moved to another location. */
function noting({ calcs, placesBefore, moved, edited }: NotedRows) {
  const noteCalc = (before: Plain | null, after: Plain | null) => {
    const [was, is] = [before, after] as unknown as [NotedCalc | null, NotedCalc | null];
    const row = is ?? was;
    if (!row) return;
    const used = (each: NotedCalc | null) => (each && isUsed(each as unknown as CountableRow) ? each : null);
    const [usedBefore, usedAfter] = [used(was), used(is)];
    const known = calcs.get(row._id);
    if (usedBefore || usedAfter || known)
      calcs.set(row._id, { before: known ? known.before : usedBefore, after: usedAfter });
  };
  const noteActivity = (before: Plain | null, after: Plain | null) => {
    if (!before) return;
    const id = String(before['_id']);
    const hasMoved = after !== null && placeOf(before) !== placeOf(after);
    if (hasMoved) moved.add(id);
    if ((hasMoved || !after) && !placesBefore.has(id)) placesBefore.set(id, placeOf(before));
  };
  const noteEdit = ({ name }: Entity, before: Plain | null, after: Plain | null) => {
    if (!before || !after || !Object.hasOwn(ACTIVITY_TYPES, name)) return;
    const id = String(before['_id']);
    edited.set(id, { type: name as ActivityType, before: edited.get(id)?.before ?? before, after });
  };
  return (entity: Entity, before: Plain | null, after: Plain | null) => {
    if (entity.name === emissionCalc.name) noteCalc(before, after);
    else if (isActivity(entity)) {
      noteActivity(before, after);
      noteEdit(entity, before, after);
    }
  };
}

async function guardApprovedYears(unit: UnitOfWork, noted: NotedRows, { context, ask, sums }: Watching): Promise<void> {
  if (noted.calcs.size === 0 && noted.moved.size === 0) return;
  // Changes of figures share a lock on the company's row; approvals lock it exclusively, so one of the two comes first.
  const company = await unit.records(account).steady(context.companyId);
  const years = (company?.approved_years ?? []).filter((year) => isTouched(noted, year));
  if (!company || years.length === 0) return;
  const where = { year: { in: years }, state: 'approved' };
  const approved = await unit.read(inventoryYear).list({ where, order: [{ column: 'year' }] });
  const changed = await Promise.all(
    approved.map(async (record) => ({ record, changes: await changedYear(unit.read, noted, record.year) })),
  );
  const touched = changed.filter(({ changes }) => changes.length > 0);
  if (touched.length === 0) return;
  if (!context.reason) {
    const asking = { read: unit.read, context, ask, sums, company };
    const touches = await Promise.all(
      touched.map((each) => touchedYear(asking, each.record, { ...each, edited: noted.edited })),
    );
    throw reasonNeeded(touches);
  }
  for (const { record, changes } of touched)
    await keepChange({ unit, context, company, reason: context.reason }, record, changes);
}

/**
 * Guards approved years in every transaction of any call, job or record: changing rows of a seal requires a reason,
 * which the history of the year keeps with the changes.
 */
export const approvedYearWatch: OpenWatch = (watching) => {
  const noted: NotedRows = { calcs: new Map(), placesBefore: new Map(), moved: new Set(), edited: new Map() };
  return { note: noting(noted), beforeCommit: (unit) => guardApprovedYears(unit, noted, watching) };
};
