import { activity } from '@lichen/contracts/activities/activity.entity';
import { emissionCalc } from '@lichen/contracts/activities/emission-calc.entity';
import { isLanguage } from '@lichen/contracts/languages';
import { serve } from '../../platform/engine/rules';
import type { Module } from '../../platform/module';
import { activitiesMigrations } from './activities.migrations';
import { presentActivity } from './activity.rules';
import { activityTotalsCall } from './activity-totals.call';
import { type StoredCalculation, explain } from './emission/explain';
import type { FactorLibrary } from './emission/factor';
import { energyActivities } from './energy-activities';
import { emissionCalcRules } from './emission-calc.rules';
import { goodsActivities } from './goods-activities';
import { travelActivities } from './travel-activities';
import { activitySummarysCall, emissionStatsCall } from './year-summary.call';

export interface ActivitiesParts {
  library: FactorLibrary;
  /** Says an English sentence in another language. */
  sayIn(language: string): (template: string, params?: Readonly<Record<string, string>>) => string;
}

/** What companies do, and the emissions made of it. */
export function activitiesModule({ library, sayIn }: ActivitiesParts): Module {
  return {
    name: 'activities',
    migrations: activitiesMigrations,
    entities: [
      serve(activity, {
        present: (record) => presentActivity(record as unknown as Parameters<typeof presentActivity>[0]),
      }),
      ...energyActivities(library),
      ...travelActivities(library),
      ...goodsActivities(library),
      serve(emissionCalc, {
        ...emissionCalcRules,
        questions: {
          explain: async ({ record, context }) => {
            const language = isLanguage(context.language) ? context.language : 'en-GB';
            return explain(record as unknown as StoredCalculation, library, { language, say: sayIn(language) });
          },
        },
      }),
    ],
    calls: [activityTotalsCall, activitySummarysCall, emissionStatsCall],
  };
}
