import { LIVE } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { inParts } from '../../../../platform/in-parts';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import { figureKey, isStated, ONLY_BY_CHOICE, successorAmong } from '../../calculations/effective-calculations';
import { type DetectedFinding, detectedFinding } from '../finding';
import { LISTED, type Listed, listedSubject } from '../listed-subject';
import { COUNTED_AGAIN } from '../remedies';

const RANKED = [
  ...(['_id', 'activity_id', 'component', 'scope2_basis', 'used', 'engine_version', 'precedence'] as const),
  ...(['err_msg', 'created_on', 'co2_ug'] as const),
] as const;

type Calc = Pick<RecordOf<typeof emissionCalc>, (typeof RANKED)[number]>;

/** Returns the default row of a key, if it has a figure and no row is used. */
function lostAmong(rows: readonly Calc[]): Calc[] {
  const best = rows.some(({ used }) => used) ? undefined : successorAmong(rows);
  return best && !isStated(best) && best.precedence !== ONLY_BY_CHOICE && best.co2_ug !== null ? [best] : [];
}

function lostOf(rows: readonly Calc[]): Calc[] {
  const places = new Map<string, Calc[]>();
  for (const row of rows) places.set(figureKey(row), [...(places.get(figureKey(row)) ?? []), row]);
  return [...places.values()].flatMap(lostAmong);
}

function findingOf(of: Listed, lost: readonly Calc[]): DetectedFinding[] {
  const record = lost.length > 0 && listedSubject(of);
  if (!record) return [];
  const figure = { ug: lost.reduce((sum, { co2_ug }) => sum + (co2_ug ?? 0), 0) };
  const calculations = lost.map(({ _id }) => _id);
  return [detectedFinding(record, { kind: 'lost_figure', remedies: COUNTED_AGAIN, params: { figure }, calculations })];
}

/**
 * Returns findings of applied activities with a calculated but unused figure, which the removal of a stated figure
 * could once leave. It groups in the database, then reads the rows of the hits.
 */
export async function lostFigures(read: Read, where: Where): Promise<DetectedFinding[]> {
  const empty = await read(emissionCalc).groups(
    {
      by: ['activity_id', 'component', 'scope2_basis'],
      measures: [],
      selection: { where: where['id'] ? { ...LIVE, activity_id: where['id'] } : LIVE },
      without: 'used',
    },
    { entity: activity, ref: 'activity_id', by: [], selection: { where: { ...where, applied: 1 } } },
  );
  const ids = [...new Set(empty.map(({ activity_id }) => String(activity_id)))];
  const found: DetectedFinding[] = [];
  for (const some of inParts(ids)) {
    const rows = new Map<string, Calc[]>();
    for (const row of await read(emissionCalc).part(RANKED, { where: { ...LIVE, activity_id: { in: some } } }))
      rows.set(row.activity_id, [...(rows.get(row.activity_id) ?? []), row]);
    for (const each of await read(activity).part(LISTED, { where: { id: { in: some } } }))
      found.push(...findingOf(each, lostOf(rows.get(each._id) ?? [])));
  }
  return found;
}
