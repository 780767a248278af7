import { MATERIAL_DEFAULTS, material } from '@lichen/contracts/business/recycling/material.entity';
import { WASTE_DEFAULTS, waste } from '@lichen/contracts/business/recycling/waste.entity';
import { type Effect, type Rules, serve } from '../../../platform/engine/rules';
import { yearlyFigures } from '../shared/yearly-figures.query';

/** Removing a material also removes its yearly figures. */
const materialRules: Rules<typeof material, readonly Effect[]> = {
  defaults: MATERIAL_DEFAULTS,
  facts: (read, record, _context, before) => yearlyFigures(read, record._id, record === before),
  effects: ({ after }, gone) => (after ? [] : gone),
};

const wasteRules: Rules<typeof waste, readonly Effect[]> = {
  defaults: WASTE_DEFAULTS,
  facts: (read, record, _context, before) => yearlyFigures(read, record._id, record === before),
  effects: ({ after }, gone) => (after ? [] : gone),
};

export const recycling = [serve(material, materialRules), serve(waste, wasteRules)];
