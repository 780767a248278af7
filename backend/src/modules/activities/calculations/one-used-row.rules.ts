import { isSameLine } from '@lichen/contracts/activities/inventory-line';
import { isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { isLive } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { inventoryLines } from '@lichen/contracts/activities/calculations/inventory-lines';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Change, Effect } from '../../../platform/engine/rules';
import { activityTotalsOf, scopeOf } from '../emission/activity-totals';
import { figureKey, isStated, successorAmong, usedAmong } from './effective-calculations';

type Calc = RecordOf<typeof emissionCalc>;

/** What a calculation is checked with. */
export interface CalculationFacts {
  activity: RecordOf<typeof activity>;
  /** Every row of the activity, the one that is written as it is stored. */
  siblings: readonly Calc[];
  before: Calc | null;
}

const asRecord = (row: unknown) => row as RecordOf<Entity>;

const others = (record: Pick<Calc, '_id'>, siblings: readonly Calc[]): Calc[] =>
  siblings.filter((row) => isLive(row) && row._id !== record._id);

const rivals = (record: Calc, siblings: readonly Calc[]): Calc[] =>
  others(record, siblings).filter((row) => figureKey(row) === figureKey(record));

/** Nothing else could count in its place. A record of before lines were asked for may stand where nothing should. */
export const standsAlone = (record: Calc, { activity: parent, siblings }: CalculationFacts): boolean =>
  rivals(record, siblings).length === 0 && inventoryLines(parent, siblings).some((line) => isSameLine(line, record));

/** A row that stands alone in its place counts; where there are others, one of them counts once it is taken out of use. */
export const countsNow = (record: Calc, facts: CalculationFacts): boolean =>
  facts.activity.applied && (record.used || standsAlone(record, facts));

/** True of the row that counts in its place where nobody chose another one. */
export const countsByItself = (record: Calc, { siblings }: Pick<CalculationFacts, 'siblings'>): boolean =>
  successorAmong([record, ...rivals(record, siblings)])?._id === record._id;

/** True where the row that counts once this one is out of use would be one that only a person may choose. */
export function leavesChoice(record: Calc, facts: CalculationFacts): boolean {
  const next = usedAmong(rivals(record, facts.siblings));
  return next !== undefined && !isStated(next) && !countsByItself(next, facts);
}

/** The other live rows of the activity as they are once this one came, went or changed: one counts in every line. */
function othersAfter(
  { before, after }: Change<typeof emissionCalc>,
  { activity: { applied }, siblings }: CalculationFacts,
): Calc[] {
  const rows = others((after ?? before) as Calc, siblings);
  if (!applied) return rows;
  const touched = new Set([before, after].flatMap((row) => (row ? [figureKey(row)] : [])));
  const chosen = [...touched].map((key) =>
    after?.used && figureKey(after) === key ? after : usedAmong(rows.filter((row) => figureKey(row) === key)),
  );
  return rows.map((row) => (touched.has(figureKey(row)) ? { ...row, used: chosen.includes(row) } : row));
}

/** The rows that count now and did not before, and the other way round. */
function turned(rows: readonly Calc[], siblings: readonly Calc[]): Effect[] {
  const stored = new Map(siblings.map((row) => [row._id, row]));
  return rows.flatMap((row) => {
    const record = stored.get(row._id);
    if (!record || record.used === row.used) return [];
    // Why a person chose a calculated row is said of it while it counts.
    const changes = { used: row.used, ...(row.used || isStated(row) ? {} : { reason: null }) };
    return [{ kind: 'update' as const, entity: emissionCalc, record: asRecord(record), changes }];
  });
}

/** One row counts in every line that a change touched, and the activity sums what counts. */
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
