import { location } from '@lichen/contracts/business/location.entity';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { serve } from '../../../platform/engine/rules';
import { localWaterStressHandler } from './local-water-stress.handler';
import { locationRules } from './location.rules';
import { locationPlacesHandler } from './location-places.handler';

/** Locations and what is asked of them; `gridsOf` says the codes of a country's grids, `codeOf` those of lists. */
export const servedLocations = (gridsOf: Parameters<typeof locationRules>[0], codeOf: CodeOf) => ({
  entity: serve(location, locationRules(gridsOf)),
  calls: [localWaterStressHandler, locationPlacesHandler(codeOf)],
});
