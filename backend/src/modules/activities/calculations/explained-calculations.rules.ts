import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { isLanguage } from '@lichen/contracts/text/languages';
import { type Served, serve } from '../../../platform/engine/rules';
import { type StoredCalculation, explain } from '../emission/explanation/explain';
import type { FactorLibrary } from '../emission/factor';
import type { Say } from '../emission/explanation/sentences';
import { emissionCalcRules } from './emission-calc.rules';

/** Every result, which says in the reader's language how it was made. */
export const explainedCalculations = (library: FactorLibrary, sayIn: (language: string) => Say): Served =>
  serve(emissionCalc, {
    ...emissionCalcRules,
    questions: {
      explain: async ({ record, context }) => {
        const language = isLanguage(context.language) ? context.language : 'en-GB';
        return explain(record as unknown as StoredCalculation, library, { language, say: sayIn(language) });
      },
    },
  });
