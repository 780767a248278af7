import type { Calculator, ComponentResult } from './calculation';
import { QUALITY } from './data-quality';
import { infoInput } from './inputs';

const isEstimated = (activity: object): boolean => 'reading_type' in activity && activity.reading_type === 'estimated';

const estimated = (result: ComponentResult): ComponentResult => ({
  ...result,
  inputs: [...result.inputs, infoInput('Reading type', 'estimated')],
  data_quality: Math.max(result.data_quality, QUALITY.rough),
});

/**
 * Wraps a calculator so that a reading estimated by the supplier lowers the data quality; the kilograms stay the same.
 */
export const byReadingType =
  (calculator: Calculator): Calculator =>
  (activity, context) => {
    const results = calculator(activity, context);
    return isEstimated(activity) ? results.map(estimated) : results;
  };
