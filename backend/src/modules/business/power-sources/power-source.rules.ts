import {
  FUEL_METHOD,
  POWER_SOURCE_DEFAULTS,
  type powerSource,
} from '@lichen/contracts/business/power-sources/power-source.entity';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Effect, Rules } from '../../../platform/engine/rules';
import { dependentActivities } from '../shared/dependent-activities.query';

/** A source that generates power from fuel must be named after a fuel of the list. */
export const powerSourceRules = (isFuel: (name: string) => boolean): Rules<typeof powerSource, readonly Effect[]> => ({
  defaults: POWER_SOURCE_DEFAULTS,
  facts: (read, record, _context, before) => dependentActivities(read, { source_id: record._id }, record === before),
  check: ({ power_generation_method, name }) =>
    power_generation_method === FUEL_METHOD && !isFuel(name) ? { name: FIELD_TEXTS.choice } : {},
  effects: ({ after }, gone) => (after ? [] : gone),
});
