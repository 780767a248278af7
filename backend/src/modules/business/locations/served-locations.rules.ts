import { location } from '@lichen/contracts/business/location.entity';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { serve } from '../../../platform/engine/rules';
import { localWaterStressHandler } from './local-water-stress.handler';
import { locationRules } from './location.rules';
import { locationPlacesHandler } from './location-places.handler';

/**
 * The locations entity and its calls. `gridsOf` returns the grid codes of a country, `codeOf` finds a code in a list.
 */
export const servedLocations = (gridsOf: Parameters<typeof locationRules>[0], codeOf: CodeOf) => ({
  entity: serve(location, locationRules(gridsOf)),
  calls: [localWaterStressHandler, locationPlacesHandler(codeOf)],
});
