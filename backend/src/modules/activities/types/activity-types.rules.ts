import type { Served } from '../../../platform/engine/rules';
import type { Rates } from '../emission/goods-circumstances';
import type { FactorLibrary } from '../emission/factor';
import { energyActivities } from './energy-activities.rules';
import { goodsActivities } from './goods-activities.rules';
import { openPlaceCountries } from '../places/place-countries.loader';
import { travelActivities } from './travel-activities.rules';

/** The 22 types with their behaviour. `places` is the folder of the packaged tables of places. */
export const everyActivity = (library: FactorLibrary, rates: Rates, places: string): Served[] => [
  ...energyActivities(library, rates),
  ...travelActivities(library, openPlaceCountries(places)),
  ...goodsActivities(library, rates),
];
