import {
  FUEL_METHOD,
  POWER_SOURCE_DEFAULTS,
  type powerSource,
} from '@lichen/contracts/business/power-sources/power-source.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { Effect, Rules } from '../../../platform/engine/rules';
import { dependentActivities } from '../shared/dependent-activities.query';

type PowerSource = RecordOf<typeof powerSource>;

interface Facts {
  before: PowerSource | null;
  gone: readonly Effect[];
}

const isOfFuel = ({ power_generation_method: method }: PowerSource): boolean => method === FUEL_METHOD;

/**
 * A source that generates power from fuel must be named after a fuel of the list. A source that no longer burns fuel
 * needs a name of its own: that of the fuel is cleared with the method.
 */
export const powerSourceRules = (isFuel: (name: string) => boolean): Rules<typeof powerSource, Facts> => ({
  defaults: POWER_SOURCE_DEFAULTS,
  facts: async (read, record, _context, before) => ({
    before,
    gone: await dependentActivities(read, { source_id: record._id }, record === before),
  }),
  check: (record, { before }) => {
    if (isOfFuel(record)) return isFuel(record.name) ? {} : { name: FIELD_TEXTS.choice };
    return before && isOfFuel(before) && record.name === before.name ? { name: TEXTS.required } : {};
  },
  effects: ({ after }, { gone }) => (after ? [] : gone),
});
