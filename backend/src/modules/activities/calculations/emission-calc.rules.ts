import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { isLive, isUsed } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { KG_IN } from '@lichen/contracts/formats/mass';
import type { Change, Effect, Rules } from '../../../platform/engine/rules';
import { basisOptions } from '../emission/basis-options';
import { microKg, exact } from '../emission/exact';
import { activityTotalsOf } from '../emission/activity-totals';
import { supplierFigures } from '../emission/supplier-figures';
import { EMISSION_MONTHS, monthsOfRow } from './emission-months';
import { figureKey } from './effective-calculations';

type Calc = RecordOf<typeof emissionCalc>;

interface Facts {
  activity: RecordOf<typeof activity>;
  siblings: readonly Calc[];
  before: Calc | null;
}

/** Fields that may not change in a calculated row; only `used` may. */
const FIELDS = ['CO2', 'units', 'method', 'from', 'to', 'basis', 'basis_units', 'scope', 'activity_id'] as const;

/** Made by the engine, whatever its method; people add their own beside it. */
const isCalculated = ({ engine_version }: Pick<Calc, 'engine_version'>): boolean => engine_version !== null;

const asRecord = (row: unknown) => row as RecordOf<Entity>;

/** A figure that a person states: kilograms from the unit they chose, exact as they typed it. */
function statedKg({ CO2, units }: Pick<Calc, 'CO2' | 'units'>) {
  const kg = exact(CO2 ?? 0).times(KG_IN[units]);
  return { exact_kg: kg.toFixed(), co2_ug: microKg(kg) };
}

/** Rows that give up their place when this one is used. */
const displaced = (row: Calc, siblings: readonly Calc[]): Calc[] =>
  row.used
    ? siblings.filter((other) => isUsed(other) && other._id !== row._id && figureKey(other) === figureKey(row))
    : [];

/** The activity's own sums after one of its rows came, went or changed. */
function newHeadline({ before, after }: Change<typeof emissionCalc>, { activity: parent, siblings }: Facts): Effect {
  const row = (after ?? before) as Calc;
  const released = after ? displaced(after, siblings) : [];
  const others = siblings
    .filter((other) => other._id !== row._id)
    .map((other) => (released.includes(other) ? { ...other, used: false } : other));
  const rows = after ? [...others, after] : others;
  return { kind: 'update', entity: activity, record: asRecord(parent), changes: { ...activityTotalsOf(rows) } };
}

/** Rows that people add stand beside the calculated ones; which one counts is chosen, never overwritten. */
export const emissionCalcRules: Rules<typeof emissionCalc, Facts> = {
  defaults: { units: 'kg', used: false, method: 'manual', scope: 'scope_2' },
  initial: (_draft, { userId }) => ({ component: 'direct', profile_id: userId, data_quality: 5, superseded_by: null }),
  facts: async (read, record, _context, before) => ({
    activity: await read(activity).get(record.activity_id),
    siblings: await read(emissionCalc).list({ where: { activity_id: record.activity_id } }),
    before,
  }),
  check: (record, { before, activity: parent }) => {
    if (record.used && !parent.applied) return { used: 'Apply the activity first.' };
    if (!before) return record.method === 'factor' ? { method: 'Calculated records are made by the system' } : {};
    const touched = FIELDS.find((name) => record[name] !== before[name]);
    if (isCalculated(before) && touched)
      return { [touched]: 'A calculated record cannot be changed. Add your own record instead' };
    // The sums of the activity that it left would keep it.
    return record.activity_id === before.activity_id ? {} : { activity_id: FIELD_TEXTS.unreadable };
  },
  mayChange: (record) => {
    if (!isLive(record)) throw refused('A newer calculation has replaced this record.');
  },
  mayRemove: (record) => {
    if (isCalculated(record))
      throw refused('A calculated record cannot be deleted. Use another record for reporting instead.');
  },
  derive: (record, { activity: parent }) => ({
    ...(isCalculated(record) ? {} : statedKg(record)),
    ...(isCalculated(record) ? {} : { scope2_basis: record.scope === 'scope_2' ? 'location' : null }),
    // On other days the dashboard would count it where the list of activities does not.
    ...(isCalculated(record) ? {} : { from: parent.from, to: parent.to }),
    activity_type: parent.activity_type,
  }),
  present: (record) => ({ ...supplierFigures(record), basis_options: basisOptions(record) }),
  effects: (change, facts) => [
    ...(change.after ? displaced(change.after, facts.siblings) : []).map(
      (row): Effect => ({ kind: 'update', entity: emissionCalc, record: asRecord(row), changes: { used: false } }),
    ),
    newHeadline(change, facts),
  ],
  rollUps: [
    { ...EMISSION_MONTHS, of: (record) => monthsOfRow(record as unknown as Parameters<typeof monthsOfRow>[0]) },
  ],
};
