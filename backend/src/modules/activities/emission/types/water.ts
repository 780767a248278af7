import type { Calculator } from '../calculation';
import { exact } from '../exact';
import { fromFactors } from '../from-factors';
import { times } from '../inputs';
import { countryRegions } from '../regions';

/** Goods and services bought: supply of water belongs to them. */
const PURCHASED = 1;
const METERED = 2;

/** Cubic metres times the factor of supply. */
export const water: Calculator = (activity, context) => {
  const { from, to, amount, units } = activity as { from: number; to: number; amount: number; units: string };
  const use = {
    subject: 'Water',
    family: 'water_supply',
    item: '404_4005',
    regions: countryRegions(context),
    from,
    to,
    quantity: exact(amount),
    units,
    inputs: [times('Amount', amount, units)],
    data_quality: METERED,
  } as const;
  return [fromFactors(use, { component: 'direct', scope: 'scope_3', scope3_category: PURCHASED }, context)];
};
