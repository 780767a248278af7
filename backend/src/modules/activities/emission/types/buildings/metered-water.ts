import type { Calculator } from '../../calculation';
import { QUALITY } from '../../data-quality';
import { exact } from '../../exact';
import type { Family } from '../../published/factor';
import { fromFactors } from '../../published/from-factors';
import { multiplyBy } from '../../inputs';
import { countryRegions } from '../../published/regions';

interface Metered {
  readonly subject: string;
  readonly family: Family;
  readonly item: string;
  readonly category: number;
}

/** Calculates metered cubic metres times one factor, in scope 3. */
const metered =
  ({ subject, family, item, category }: Metered): Calculator =>
  (activity, context) => {
    const { from, to, amount, units } = activity as { from: number; to: number; amount: number; units: string };
    const use = {
      subject,
      family,
      item,
      from,
      to,
      units,
      regions: countryRegions(context),
      quantity: exact(amount),
      inputs: [multiplyBy('Amount', amount, units)],
      data_quality: QUALITY.measured,
    };
    return [fromFactors(use, { component: 'direct', scope: 'scope_3', scope3_category: category }, context)];
  };

/** Water supply: purchased goods and services. */
export const water = metered({ subject: 'Water', family: 'water_supply', item: '404_4005', category: 1 });

/** Water treatment: waste generated in operations. */
export const discharge = metered({ subject: 'Discharge', family: 'water_treatment', item: '405_4006', category: 5 });
