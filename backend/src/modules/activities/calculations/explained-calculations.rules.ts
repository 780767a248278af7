import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { isLanguage } from '@lichen/contracts/text/languages';
import { type FollowUp, type Served, serve } from '../../../platform/engine/rules';
import { type StoredCalculation, explain } from '../emission/explanation/explain';
import type { FactorLibrary } from '../emission/factor';
import type { Say } from '../emission/explanation/sentences';
import { countedInstead } from '../vehicle-fuel/counted-instead.query';
import { emissionCalcRules } from './emission-calc.rules';

/** Every result, which says in the reader's language how it was made. */
export const explainedCalculations = (
  library: FactorLibrary,
  sayIn: (language: string) => Say,
  followUps: readonly FollowUp[],
): Served =>
  serve(emissionCalc, {
    ...emissionCalcRules,
    followUps,
    questions: {
      explain: async ({ record, read, context }) => {
        const language = isLanguage(context.language) ? context.language : 'en-GB';
        const telling = { language, say: sayIn(language) };
        return explain(record as unknown as StoredCalculation, library, telling, await countedInstead(read, record));
      },
    },
  });
