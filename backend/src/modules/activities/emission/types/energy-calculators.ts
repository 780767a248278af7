import type { Calculator } from '../calculation';
import { electricity } from './electricity/electricity';
import { fuel } from './fuel';
import { lease } from './lease';
import { power } from './power';
import { refrigerant } from './refrigerant';
import { vehicleFuel } from './vehicle-fuel';
import { vehicleJourney } from './vehicle-journey';

/** How each type of this group becomes figures. */
export const energyCalculators = {
  electricity_activitys: electricity,
  fuel_activitys: fuel,
  power_activitys: power,
  refrigerant_activitys: refrigerant,
  lease_activitys: lease,
  vehicle_activitys: vehicleFuel,
  vehicle_journeys: vehicleJourney,
} satisfies Record<string, Calculator>;
