import type { Served } from '../../platform/engine/rules';
import type { Rates } from './emission/goods-circumstances';
import type { FactorLibrary } from './emission/factor';
import { energyActivities } from './energy-activities.rules';
import { goodsActivities } from './goods-activities.rules';
import { travelActivities } from './travel-activities.rules';

/** The 22 types with their behaviour. */
export const everyActivity = (library: FactorLibrary, rates: Rates): Served[] => [
  ...energyActivities(library),
  ...travelActivities(library),
  ...goodsActivities(library, rates),
];
