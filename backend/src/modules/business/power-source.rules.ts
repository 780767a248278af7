import { POWER_SOURCE_DEFAULTS, type powerSource } from '@lichen/contracts/business/power-source.entity';
import type { Effect, Rules } from '../../platform/engine/rules';
import { goneWith } from './dependent-activities';

export const powerSourceRules: Rules<typeof powerSource, readonly Effect[]> = {
  defaults: POWER_SOURCE_DEFAULTS,
  facts: (read, record, _context, before) => goneWith(read, { source_id: record._id }, record === before),
  effects: ({ after }, gone) => (after ? [] : gone),
};
