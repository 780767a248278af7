import { LIVE } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Context, Effect, PreparedRecord, Read, Served } from '../../../platform/engine/rules';
import { yieldToEventLoop } from '../../../platform/jobs/yield-to-event-loop';
import { deriveFrom, effectsOf } from '../../../platform/engine/verbs';
import { type ActivityFacts, factsAgain } from '../activity/activity-facts.query';
import type { ActivityCalculation } from '../activity/activity.rules';
import { withCalculations } from '../calculations/preload-calculations.query';
import { COMPARED_FIELDS } from '../calculations/supersede.rules';
import type { NotedActivity } from '../dependence/behind-figures.query';
import { calculationDigest } from './calculation-digest.rules';
import { figuresOf, type ProposedChange } from './change-summary';
import { type ReplacedRow, replacedRows, withReason } from './replaced-rows.rules';
import { withYearRule } from './year-rule-change.rules';

type Stored = RecordOf<Entity>;

/** Id and type of an activity, before it is read in full. */
export interface ActivityKey {
  readonly _id: string;
  readonly activity_type: string;
}

/** An activity whose rows would change, with the effects to write. */
export interface RecalculatedPage {
  readonly change: ProposedChange;
  readonly replaced: readonly ReplacedRow[];
  /** Factors with the texts of the account's own. */
  readonly library: ActivityFacts['known']['library'];
  /** Hash of the rows to write, without their new ids. */
  readonly digest: string;
  /** The activity's `behind_since` when it was calculated. */
  readonly noted: NotedActivity;
  readonly effects: readonly Effect[];
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const changesOf = (record: Stored, derived: Stored) =>
  Object.fromEntries(Object.entries(derived).filter(([name, value]) => !same(record[name as keyof Stored], value)));

/** Fields that mark a figure as behind; if only these differ, the activity is unchanged. */
const NOTED = ['behind_since', 'behind_by'];

/** `unchanged` is an activity that was behind but whose figure is the same. */
type Outcome = RecalculatedPage | { readonly unchanged: NotedActivity } | null;

const notedOn = (record: Stored): NotedActivity => ({
  id: record._id,
  noted: (record as unknown as { behind_since: number | null }).behind_since,
});

function recalculated(again: CalculatedAgain, context: Context): Outcome {
  const { served, record, facts, prepared } = again;
  const calculation = prepared.calculated as ActivityCalculation;
  const { insert, supersede, restate, keep } = calculation.supersession;
  const changes = changesOf(record, prepared.record);
  const figures = insert.length + supersede.length + restate.length;
  const names = Object.keys(changes);
  if (figures + names.length === 0) return null;
  if (figures === 0 && names.every((name) => NOTED.includes(name))) return { unchanged: notedOn(record) };
  const { entity } = served;
  const { library } = facts.known;
  const replaced = withYearRule(replacedRows(calculation.supersession, library), again, context);
  const reasons = new Map(replaced.flatMap(({ replaced: row, reason }) => (row ? [[row._id, reason]] : [])));
  const effects = effectsOf(served, record, prepared, context).map((each) => withReason(each, reasons));
  const { location_id = null } = record as unknown as { location_id?: string | null };
  return {
    change: {
      activity_id: record._id,
      activity_type: entity.name,
      location_id,
      before: figuresOf(facts.previous),
      after: figuresOf([...insert, ...keep]),
      reasons: [...reasons.values()],
    },
    replaced,
    library,
    digest: calculationDigest(calculation),
    noted: notedOn(record),
    effects: [...effects, ...(names.length > 0 ? [{ kind: 'update' as const, entity, record, changes }] : [])],
  };
}

/** An activity with the result of saving it now. */
interface CalculatedAgain {
  readonly served: Served;
  readonly record: Stored;
  readonly facts: ActivityFacts;
  readonly prepared: PreparedRecord;
}

/** Calculates a page of activities one by one, as saving each would. */
export async function* calculatedAgain(
  read: Read,
  types: ReadonlyMap<string, Served>,
  page: readonly ActivityKey[],
  context: Context,
): AsyncGenerator<CalculatedAgain> {
  if (page.length === 0) return;
  const ids = page.map(({ _id }) => _id);
  // A recalculation removes no row, so the compared fields suffice.
  const where = { activity_id: { in: ids }, ...LIVE };
  const ahead = withCalculations(read, await read(emissionCalc).part(COMPARED_FIELDS, { where }));
  for (const name of new Set(page.map(({ activity_type }) => activity_type))) {
    const served = types.get(name);
    if (!served) continue;
    const own = page.filter(({ activity_type }) => activity_type === name).map(({ _id }) => _id);
    const records = await read(served.entity).list({ where: { id: { in: own } } });
    for await (const record of yieldToEventLoop(records)) {
      const facts = await factsAgain(served, ahead, record, context, record);
      yield { served, record, facts, prepared: deriveFrom(served, record, facts, context) };
    }
  }
}

/**
 * Yields the activities of a page whose rows or sums would change, one by one, so that callers need not keep all in
 * memory.
 */
export async function* recalculatedPage(
  read: Read,
  types: ReadonlyMap<string, Served>,
  page: readonly ActivityKey[],
  context: Context,
): AsyncGenerator<Exclude<Outcome, null>> {
  for await (const each of calculatedAgain(read, types, page, context)) {
    const found = recalculated(each, context);
    if (found) yield found;
  }
}
