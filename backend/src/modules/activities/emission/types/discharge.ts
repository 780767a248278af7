import type { Calculator } from '../calculation';
import { exact } from '../exact';
import { fromFactors } from '../from-factors';
import { times } from '../inputs';
import { countryRegions } from '../regions';

const WASTE = 5;
const METERED = 2;

/** Cubic metres times the factor of treatment. */
export const discharge: Calculator = (activity, context) => {
  const { from, to, amount, units } = activity as { from: number; to: number; amount: number; units: string };
  const use = {
    subject: 'Discharge',
    family: 'water_treatment',
    item: '405_4006',
    regions: countryRegions(context),
    from,
    to,
    quantity: exact(amount),
    units,
    inputs: [times('Amount', amount, units)],
    data_quality: METERED,
  } as const;
  return [fromFactors(use, { component: 'direct', scope: 'scope_3', scope3_category: WASTE }, context)];
};
