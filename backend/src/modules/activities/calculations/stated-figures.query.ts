import { isSameLine } from '@lichen/contracts/activities/inventory-line';
import { LIVE, USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { inventoryLines } from '@lichen/contracts/activities/calculations/inventory-lines';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { inParts } from '../../../platform/in-parts';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { figureKey, isStated, successorAmong } from './effective-calculations';

type Calc = RecordOf<typeof emissionCalc>;
type Activity = RecordOf<typeof activity>;

const RANKED = [
  ...(Object.keys(LIVE) as (keyof typeof LIVE)[]),
  ...(['_id', 'activity_id', 'component', 'scope', 'scope2_basis', 'scope3_category', 'used'] as const),
  ...(['engine_version', 'precedence', 'err_msg', 'created_on', 'co2_ug'] as const),
] as const;
const TOLD = [...RANKED, 'reason', 'evidence', 'no_evidence_reason'] as const;
const LISTED = [
  ...(['_id', 'activity_type', 'scope', 'from', 'to', 'location_id', 'partner_id', 'vehicle_id'] as const),
] as const;

type Ranked = Pick<Calc, (typeof RANKED)[number]>;

/** Main concern of a reviewer about a stated figure. Dictionary keys. */
export const STATED_PROBLEMS = {
  belowZero: 'It is below zero.',
  beside: 'It counts beside the calculated figure, in a scope that this activity does not have.',
  noReason: 'No reason is stated.',
  noEvidence: 'No evidence is stated.',
  zero: 'It is zero where emissions are calculated.',
} as const;

/** A figure that a person stated and that is used. */
export interface StatedFigure {
  readonly calc: Pick<Calc, (typeof TOLD)[number]>;
  readonly activity: Pick<Activity, (typeof LISTED)[number]>;
  /** 10⁻⁶ kg that the engine calculated instead; null where it has none. */
  readonly calculated_ug: number | null;
  readonly problem: (typeof STATED_PROBLEMS)[keyof typeof STATED_PROBLEMS] | null;
}

function problemOf(calc: StatedFigure['calc'], isInLine: boolean, calculated_ug: number | null) {
  if ((calc.co2_ug ?? 0) < 0) return STATED_PROBLEMS.belowZero;
  if (!isInLine) return STATED_PROBLEMS.beside;
  if (!calc.reason) return STATED_PROBLEMS.noReason;
  if (!calc.evidence && !calc.no_evidence_reason) return STATED_PROBLEMS.noEvidence;
  return calc.co2_ug === 0 && (calculated_ug ?? 0) > 0 ? STATED_PROBLEMS.zero : null;
}

function statedFigure(calc: StatedFigure['calc'], of: StatedFigure['activity'], rows: readonly Ranked[]): StatedFigure {
  const rivals = rows.filter((row) => !isStated(row) && figureKey(row) === figureKey(calc));
  const calculated_ug = successorAmong(rivals)?.co2_ug ?? null;
  const isInLine = inventoryLines(of, rows).some((line) => isSameLine(line, calc));
  return { calc, activity: of, calculated_ug, problem: problemOf(calc, isInLine, calculated_ug) };
}

/** Returns the used stated figures among the rows of `where`, with the calculated figure of the same line. */
export async function statedFigures(read: Read, where: Where): Promise<StatedFigure[]> {
  const stated = await read(emissionCalc).part(TOLD, { where: { ...where, ...USED, engine_version: null } });
  const ids = [...new Set(stated.map(({ activity_id }) => activity_id))];
  const activities = new Map<string, StatedFigure['activity']>();
  const rows = new Map<string, Ranked[]>(ids.map((id) => [id, []]));
  for (const some of inParts(ids)) {
    for (const each of await read(activity).part(LISTED, { where: { id: { in: some } } }))
      activities.set(each._id, each);
    for (const row of await read(emissionCalc).part(RANKED, { where: { activity_id: { in: some }, ...LIVE } }))
      rows.get(row.activity_id)?.push(row);
  }
  return stated.flatMap((calc) => {
    const of = activities.get(calc.activity_id);
    return of ? [statedFigure(calc, of, rows.get(of._id) ?? [])] : [];
  });
}
