import { electricityActivity } from '@lichen/contracts/activities/types/electricity.entity';
import { FUEL_DEFAULTS, fuelActivity } from '@lichen/contracts/activities/types/fuel.entity';
import { leaseActivity } from '@lichen/contracts/activities/types/lease.entity';
import { POWER_DEFAULTS, powerActivity } from '@lichen/contracts/activities/types/power.entity';
import { refrigerantActivity } from '@lichen/contracts/activities/types/refrigerant.entity';
import { vehicleFuelActivity } from '@lichen/contracts/activities/types/vehicle-fuel.entity';
import { JOURNEY_DEFAULTS, vehicleJourney } from '@lichen/contracts/activities/types/vehicle-journey.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import { activityRules } from './activity.rules';
import type { FactorLibrary } from '../emission/factor';
import type { Rates } from '../emission/goods-circumstances';
import { fuelBehaviour, leaseBehaviour, powerBehaviour, refrigerantBehaviour } from './energy-behaviours.rules';
import { settledShare } from './renewable-share.rules';
import { vehicleFuelBehaviour, vehicleJourneyBehaviour } from './vehicle-behaviours.rules';

/** Power, fuel, refrigerants, leased space, and the company's own vehicles. */
export const energyActivities = (library: FactorLibrary, rates: Rates): Served[] => [
  serve(
    electricityActivity,
    activityRules('electricity_activitys', library, {
      defaults: { self_produced: false, applied: true },
      derived: (bill, _around, stored) => settledShare(bill, stored),
    }),
  ),
  serve(fuelActivity, activityRules('fuel_activitys', library, { defaults: FUEL_DEFAULTS, ...fuelBehaviour(library) })),
  serve(
    powerActivity,
    activityRules('power_activitys', library, { defaults: POWER_DEFAULTS, ...powerBehaviour(library) }),
  ),
  serve(refrigerantActivity, activityRules('refrigerant_activitys', library, refrigerantBehaviour(library))),
  serve(leaseActivity, activityRules('lease_activitys', library, leaseBehaviour(rates))),
  serve(vehicleFuelActivity, activityRules('vehicle_activitys', library, vehicleFuelBehaviour(library))),
  serve(
    vehicleJourney,
    activityRules('vehicle_journeys', library, { defaults: JOURNEY_DEFAULTS, ...vehicleJourneyBehaviour }),
  ),
];
