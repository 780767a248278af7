import { MASS_UNITS } from '@lichen/contracts/business/products/goods-units';
import { PRODUCT_DEFAULTS, product } from '@lichen/contracts/business/products/product.entity';
import { declaredEnds } from '../../../platform/engine/integrity/declared-uses';
import { type Effect, type Rules, serve } from '../../../platform/engine/rules';
import { dependentActivities } from '../shared/dependent-activities.query';
import { yearlyFigures } from '../shared/yearly-figures.query';
import { impossibleDensity } from './densest';

const productRules: Rules<typeof product, readonly Effect[]> = {
  defaults: PRODUCT_DEFAULTS,
  facts: async (read, record, _context, before) => [
    ...(await dependentActivities(read, { product_id: record._id }, record === before)),
    ...(await yearlyFigures(read, record._id, record === before)),
  ],
  check: impossibleDensity,
  // Tons per unit would contradict a unit that is itself one of mass.
  derive: ({ units, density }) => ({ density: MASS_UNITS.includes(units) ? null : density }),
  effects: ({ after }, gone) => (after ? [] : gone),
  questions: { ends: ({ record, read, entities }) => declaredEnds(read, entities(), product, record._id) },
};

export const servedProduct = serve(product, productRules);
