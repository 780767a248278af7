import { isMemo, LIVE } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import { onlyChanged } from '../../../platform/engine/unit/differences';
import { deriveFrom, effectsOf } from '../../../platform/engine/verbs';
import type { Context, Effect, FollowingUnit, Read, Served } from '../../../platform/engine/rules';
import { figureKey } from '../calculations/effective-calculations';
import { withCalculations } from '../calculations/preload-calculations.query';
import { COMPARED_FIELDS, type ComparedCalc } from '../calculations/supersede.rules';
import { countedElsewhere, daysBeside, type RecordedFuel } from '../emission/recorded-fuel';
import { recordedFuel, withoutFuel } from '../vehicle-fuel/recorded-fuel.query';
import { type ActivityFacts, factsAgain } from './activity-facts.query';
import type { ActivityCalculation } from './activity.rules';

type Journey = RecordOf<typeof vehicleJourney>;

const daysOf = ({ date, end_date }: Pick<Journey, 'date' | 'end_date'>) => ({ from: date, to: end_date ?? date });

/** Returns the counting fuel records around some journeys, by vehicle. */
async function fuelAround(read: Read, journeys: readonly Journey[]): Promise<ReadonlyMap<string, RecordedFuel[]>> {
  const days = journeys.map((journey) => daysBeside(daysOf(journey)));
  const around = { from: Math.min(...days.map(({ from }) => from)), to: Math.max(...days.map(({ to }) => to)) };
  const vehicles = [...new Set(journeys.map(({ vehicle_id }) => vehicle_id))];
  const found = new Map<string, RecordedFuel[]>();
  for (const fuel of await recordedFuel(read, vehicles, around))
    getOrInsertComputed(found, fuel.vehicle_id, (): RecordedFuel[] => []).push(fuel);
  return found;
}

/** Returns the keys of figures outside the scopes, memos excepted. */
const setAside = (rows: readonly Pick<ComparedCalc, 'component' | 'scope' | 'scope2_basis'>[]): string =>
  rows
    .filter((row) => row.scope === 'no_scope' && !isMemo(row))
    .map(figureKey)
    .sort()
    .join();

const isMade = ({ engine_version }: { engine_version: string | null }): boolean => engine_version !== null;

/** Returns the effects that update a journey; none if its counted share is right already. */
function effectsOn(served: Served, record: Journey, facts: ActivityFacts, context: Context): readonly Effect[] {
  const stored = record as unknown as RecordOf<typeof served.entity>;
  const prepared = deriveFrom(served, stored, facts, context);
  const { insert, keep } = (prepared.calculated as ActivityCalculation).supersession;
  if (setAside(facts.previous.filter(isMade)) === setAside([...insert, ...keep.filter(isMade)])) return [];
  const changes = onlyChanged({ ...stored }, { ...prepared.record });
  return [
    ...effectsOf(served, stored, prepared, context),
    { kind: 'update', entity: served.entity, record: stored, changes },
  ];
}

/** Names the change in the log if it is an act of its own. */
const named = (effect: Effect, { entity }: Served, as: string): Effect =>
  effect.kind === 'update' && effect.entity === entity ? { ...effect, as } : effect;

interface InStepOptions {
  /** Name of the change in the log, if it is an act of its own. */
  readonly as?: string;
  /** Journeys to leave unchanged. */
  readonly leave?: ReadonlySet<string>;
}

/**
 * Updates which journeys count and which are only shown beside their fuel. Correct ones are not recalculated, so that
 * new fuel brings no new factors to them. Returns those of `leave` that are out of date.
 */
export async function bringInStep(
  { read, apply }: Pick<FollowingUnit, 'read' | 'apply'>,
  served: Served,
  ids: readonly string[],
  context: Context,
  { as, leave = new Set() }: InStepOptions = {},
): Promise<readonly string[]> {
  const journeys = (await read(served.entity).list({ where: { id: { in: [...ids] } } })) as unknown as Journey[];
  if (journeys.length === 0) return [];
  const fuel = await fuelAround(read, journeys);
  const where = { activity_id: { in: journeys.map(({ _id }) => _id) }, ...LIVE };
  const ahead = withoutFuel(withCalculations(read, await read(emissionCalc).part(COMPARED_FIELDS, { where })));
  const effects: Effect[] = [];
  const left: string[] = [];
  for (const journey of journeys) {
    const facts = await factsAgain(served, ahead, journey as never, context, journey as never);
    const counted = countedElsewhere(daysOf(journey), fuel.get(journey.vehicle_id) ?? []);
    const known = { ...facts.known, countedElsewhere: counted };
    const found = effectsOn(served, journey, { ...facts, known }, context);
    if (!leave.has(journey._id)) effects.push(...found);
    else if (found.length > 0) left.push(journey._id);
  }
  if (effects.length > 0) await apply(as === undefined ? effects : effects.map((effect) => named(effect, served, as)));
  return left;
}
