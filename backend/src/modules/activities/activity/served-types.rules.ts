import { vehicleJourney } from '@lichen/contracts/activities/types/vehicles/vehicle-journey.entity';
import type { WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import { type FollowUp, type Served, serve } from '../../../platform/engine/rules';
import type { JobKind } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { restoredBehind } from '../dependence/restored-figures.rules';
import type { FactorLibrary } from '../emission/published/factor';
import type { Rates } from '../emission/goods-circumstances';
import { openPlaceCountries } from '../places/place-countries.loader';
import { purchasesBesideReturns } from '../supplier-returns/purchases-beside-returns.rules';
import { ALL_TYPES } from '../types/all-types';
import { activityRules } from './activity.rules';
import { fuelAndJourneys } from './fuel-and-journeys.rules';
import { journeysBehindJob } from './journeys-behind.job';

/** All activity types with their rules, and the follow-ups and jobs that update related records. */
export interface ServedTypes {
  readonly types: readonly Served[];
  readonly followUps: readonly FollowUp[];
  readonly jobs: (platform: Platform, write: WriteJobBatch) => readonly JobKind[];
}

/** Returns all activity types with their rules; `places` is the folder of the packaged tables of places. */
export function servedTypes(library: FactorLibrary, rates: Rates, places: string): ServedTypes {
  const tables = { library, rates, countryOf: openPlaceCountries(places) };
  const followUps = [fuelAndJourneys(() => journeys), purchasesBesideReturns(rates)];
  const types = ALL_TYPES.map((type) =>
    serve(type.entity, activityRules(type, tables, [...followUps, restoredBehind])),
  );
  const journeys = types.find(({ entity }) => entity.name === vehicleJourney.name) as Served;
  return { types, followUps, jobs: (platform, write) => [journeysBehindJob({ platform, write, journeys })] };
}
