import { type Served, serve } from '../../../platform/engine/rules';
import type { FactorLibrary } from '../emission/factor';
import type { Rates } from '../emission/goods-circumstances';
import { openPlaceCountries } from '../places/place-countries.loader';
import { ALL_TYPES } from '../types/all-types';
import { activityRules } from './activity.rules';

/** Every activity type with its behaviour. `places` is the folder of the packaged tables of places. */
export function servedTypes(library: FactorLibrary, rates: Rates, places: string): Served[] {
  const tables = { library, rates, countryOf: openPlaceCountries(places) };
  return ALL_TYPES.map((type) => serve(type.entity, activityRules(type, tables)));
}
