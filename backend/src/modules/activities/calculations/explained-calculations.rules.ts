import { isLive } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { isLanguage } from '@lichen/contracts/text/languages';
import { type FollowUp, type Served, serve } from '../../../platform/engine/rules';
import { explain } from '../emission/explanation/explain';
import type { StoredCalculation } from '../emission/explanation/stored-calculation';
import type { FactorLibrary } from '../emission/published/factor';
import type { LabelOf } from '../emission/explanation/reader';
import type { Say } from '../emission/explanation/sentences';
import { countedInstead } from '../vehicle-fuel/counted-instead.query';
import { importedFrom } from './imported-from.query';
import { emissionCalcRules } from './emission-calc.rules';
import { statedFor } from './stated-for.query';

/** Returns the reason for choosing a live row; that of superseded and stated rows has another meaning. */
const reasonOfChoice = (row: RecordOf<typeof emissionCalc>): string | null =>
  isLive(row) && row.method !== 'manual' ? row.reason : null;

/** Serves calculation rows, with explanations in the reader's language. */
export const explainedCalculations = (
  library: FactorLibrary,
  { sayIn, labelIn }: { sayIn: (language: string) => Say; labelIn: (language: string) => LabelOf },
  followUps: readonly FollowUp[],
): Served =>
  serve(emissionCalc, {
    ...emissionCalcRules,
    followUps,
    questions: {
      explain: async ({ record, read, context }) => {
        const language = isLanguage(context.language) ? context.language : 'en-GB';
        const telling = { language, say: sayIn(language), labelOf: labelIn(language) };
        const instead = await countedInstead(read, record);
        const imported = await importedFrom(read, record.activity_id);
        return explain(record as unknown as StoredCalculation, library, telling, {
          instead,
          imported,
          chosenFor: reasonOfChoice(record),
          statedFor: await statedFor(read, record),
        });
      },
    },
  });
