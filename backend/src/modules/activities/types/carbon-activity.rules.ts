import type { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import { DAY } from '@lichen/contracts/formats/days';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Rules } from '../../../platform/engine/rules';
import { type ActivityCalculation, type ActivityFacts, activityRules } from './activity.rules';
import type { FactorLibrary } from '../emission/factor';
import { stretchOf } from './journey-period';

type Carbon = RecordOf<typeof carbonActivity>;

/** A figure without days belongs to the day it was stated on. */
const periodOf = ({ from, to, created_on }: Carbon) =>
  stretchOf({ from: from ?? to ?? created_on - (created_on % DAY), to });

/** The scope is the one that was chosen, also while no figure is stated. */
export function carbonRules(library: FactorLibrary): Rules<typeof carbonActivity, ActivityFacts, ActivityCalculation> {
  const rules = activityRules<typeof carbonActivity>('carbon_activitys', library, {
    defaults: { units: 'kg', scope: 'no_scope', applied: true },
    derived: periodOf,
  });
  return {
    ...rules,
    initial: () => ({ scope1_ug: 0, scope2_ug: 0, scope3_ug: 0 }),
    derive: (record, facts, context, calculated) => ({
      ...rules.derive?.(record, facts, context, calculated),
      scope: record.scope,
    }),
  };
}
