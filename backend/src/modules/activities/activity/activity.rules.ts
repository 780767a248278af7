import type { Entity } from '@lichen/contracts/entity/entity';
import type { FollowUp, Rules } from '../../../platform/engine/rules';
import { monthlyRollUps } from '../aggregates/counted-activities.rules';
import { type CalculatedRow, calculateRows } from '../calculations/calculate.rules';
import { isMethodChosen } from '../calculations/chosen-rows';
import { type Supersession, supersession } from '../calculations/supersession';
import { preloadCalculations } from '../calculations/preload-calculations.query';
import { type ComparedCalc, removeCalculations, supersedeEffects } from '../calculations/supersede.rules';
import { activityTotalsOf, scopeOf } from '../emission/activity-totals';
import type { RegisteredType } from '../types/activity-type';
import { type ActivityFacts, factsOf, holdRestedOn, type Tables } from './activity-facts.query';
import { type Presentable, presentActivity } from './present-activity';

type Dated = { _id: string; from: number | null; to: number | null; applied: boolean; location_id?: string | null };

/** Derived fields of an activity, and the changes of its calculation rows. */
export interface ActivityCalculation {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly supersession: Supersession<CalculatedRow, ComparedCalc>;
}

/** Fields of an activity whose figure is up to date. */
const UP_TO_DATE = { behind_since: null, behind_by: null };

const SAME = { from: 'from', to: 'to' } as const;

/** Returns the record with its period in `from` and `to`, which most types have already. */
const dated = (record: object, { from, to } = SAME as { readonly from: string; readonly to: string }): Dated => {
  if (from === SAME.from && to === SAME.to) return record as Dated;
  const fields = record as Readonly<Record<string, unknown>>;
  return { ...fields, from: fields[from], to: fields[to] } as unknown as Dated;
};

/** Returns the rules of an activity type; saving calculates emissions with the factors in memory. */
export function activityRules(
  type: RegisteredType,
  tables: Tables,
  followUps: readonly FollowUp[],
): Rules<Entity, ActivityFacts, ActivityCalculation> {
  const { name, defaults, derived, check, chosenScope, period, actions } = type;
  const initial = { scope1_ug: 0, scope2_ug: 0, scope3_ug: 0, ...(chosenScope ? {} : { scope: 'no_scope' }) };
  return {
    ...(defaults ? { defaults } : {}),
    hold: holdRestedOn,
    initial: () => initial as never,
    facts: factsOf(type, tables),
    preload: preloadCalculations,
    ...(check ? { check: (record, { known, stored }) => check(record, known, stored) } : {}),
    calculate: (entered, { known, stored, previous }, context) => {
      const fields = derived?.(entered, known, stored) ?? {};
      const record = dated(derived ? { ...entered, ...fields } : entered, period);
      const fresh = calculateRows(type, record, known, context);
      return { fields, supersession: supersession(fresh, previous, record, isMethodChosen(entered, stored)) };
    },
    derive: (entered, { tags }, _context, { fields, supersession: { insert, keep } }) => {
      const rows = [...insert, ...keep];
      const scope = chosenScope?.(entered) ?? scopeOf(rows);
      return { ...fields, ...activityTotalsOf(rows), ...UP_TO_DATE, scope, ...(tags ? { tags } : {}) } as never;
    },
    effects: ({ after }, { previous }, _context, calculated) =>
      after && calculated ? supersedeEffects(calculated.supersession) : previous.map(removeCalculations),
    ...(actions
      ? {
          actions: Object.fromEntries(
            Object.entries(actions).map(([action, changes]) => [action, ({ context }) => changes(context)]),
          ),
        }
      : {}),
    ...monthlyRollUps({ type: name, ...(period ? { period } : {}) }),
    followUps,
    present: (record, reader) => presentActivity(dated(record, period) as unknown as Presentable, reader),
  };
}
