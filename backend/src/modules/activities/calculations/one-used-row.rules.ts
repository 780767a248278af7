import { isSameLine } from '@lichen/contracts/activities/inventory-line';
import { isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { isLive } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { inventoryLines } from '@lichen/contracts/activities/calculations/inventory-lines';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Change, Effect } from '../../../platform/engine/rules';
import { activityTotalsOf, scopeOf } from '../emission/activity-totals';
import { figureKey, isSetAside, isStated, successorAmong, usedAmong } from './effective-calculations';

type Calc = RecordOf<typeof emissionCalc>;

/** Facts against which a calculation row is checked. */
export interface CalculationFacts {
  activity: RecordOf<typeof activity>;
  /** All rows of the activity, including the stored version of the one being written. */
  siblings: readonly Calc[];
  before: Calc | null;
}

const asRecord = (row: unknown) => row as RecordOf<Entity>;

const others = (record: Pick<Calc, '_id'>, siblings: readonly Calc[]): Calc[] =>
  siblings.filter((row) => isLive(row) && row._id !== record._id);

/** Returns the rows that could be used instead; a figure that is set aside waits for its activity. */
const rivals = (record: Calc, siblings: readonly Calc[]): Calc[] =>
  others(record, siblings).filter((row) => figureKey(row) === figureKey(record) && !isSetAside(row));

/**
 * Tells whether no other row could be used instead. Rows from before inventory lines were required may stand on a line
 * that the activity does not have.
 */
export const standsAlone = (record: Calc, { activity: parent, siblings }: CalculationFacts): boolean =>
  rivals(record, siblings).length === 0 && inventoryLines(parent, siblings).some((line) => isSameLine(line, record));

/** Tells whether a row is used: in an applied activity, if chosen or without alternatives. */
export const countsNow = (record: Calc, facts: CalculationFacts): boolean =>
  facts.activity.applied && (record.used || standsAlone(record, facts));

/** Tells whether the row is the default among its competitors. */
export const countsByItself = (record: Calc, { siblings }: Pick<CalculationFacts, 'siblings'>): boolean =>
  successorAmong([record, ...rivals(record, siblings)])?._id === record._id;

/** Tells whether taking this row out of use would put a row in use that only a person may choose. */
export function leavesChoice(record: Calc, facts: CalculationFacts): boolean {
  const next = usedAmong(rivals(record, facts.siblings));
  return next !== undefined && !isStated(next) && !countsByItself(next, facts);
}

/** Returns the activity's other live rows after a change, with one used row per line. */
function othersAfter(
  { before, after }: Change<typeof emissionCalc>,
  { activity: { applied }, siblings }: CalculationFacts,
): Calc[] {
  const rows = others((after ?? before) as Calc, siblings);
  if (!applied) return rows;
  const touched = new Set([before, after].flatMap((row) => (row ? [figureKey(row)] : [])));
  const chosen = [...touched].map((key) =>
    after?.used && figureKey(after) === key
      ? after
      : usedAmong(rows.filter((row) => figureKey(row) === key && !isSetAside(row))),
  );
  return rows.map((row) => (touched.has(figureKey(row)) ? { ...row, used: chosen.includes(row) } : row));
}

/** Returns updates of the rows whose `used` changed. */
function turned(rows: readonly Calc[], siblings: readonly Calc[]): Effect[] {
  const stored = new Map(siblings.map((row) => [row._id, row]));
  return rows.flatMap((row) => {
    const record = stored.get(row._id);
    if (!record || record.used === row.used) return [];
    // The reason for choosing a calculated row is kept only while it is used.
    const changes = { used: row.used, ...(row.used || isStated(row) ? {} : { reason: null }) };
    return [{ kind: 'update' as const, entity: emissionCalc, record: asRecord(record), changes }];
  });
}

/** Returns the effects of a change: one used row in every line it touched, and new totals of the activity. */
export function usedRowEffects(change: Change<typeof emissionCalc>, facts: CalculationFacts): Effect[] {
  const rows = othersAfter(change, facts);
  const counted = (change.after ? [...rows, change.after] : rows).filter(({ used }) => used);
  const changes = {
    ...activityTotalsOf(counted),
    ...(isWithoutEmissions(facts.activity.activity_type) ? { scope: scopeOf(counted) } : {}),
  };
  return [
    ...turned(rows, facts.siblings),
    { kind: 'update', entity: activity, record: asRecord(facts.activity), changes },
  ];
}
