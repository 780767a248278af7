import { z } from 'zod';
import { queryYear } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import type { ActivityType } from '../activity-types';
import type { Role } from '../../portal/roles';

const id = z.string().min(1).max(64);
const LOCATION_READERS: readonly Role[] = ['admin', 'edit_business'];
/** Roles that can open the pages of power sources and products. */
const THING_READERS: readonly Role[] = ['admin', 'edit_business', 'vehicle_admin'];
const DEPENDS = ['activities', 'emission_calcs'] as const;

/** Consumption of a location in a year, each in the location's units; null where nothing was recorded. */
export interface LocationStats extends RecordStats {
  readonly electricity_bought: number | null;
  readonly renewable_bought: number | null;
  readonly electricity_produced: number | null;
  readonly electricity_units: string;
  readonly energy_used: number | null;
  readonly energy_units: string;
  /** Number of fuel entries in litres, kilograms or cubic metres, which are not units of energy. */
  readonly energy_not_counted: number;
  readonly water_used: number | null;
  readonly water_discharged: number | null;
  readonly water_units: string;
}

/**
 * Returns the consumption of a location in a year. Entries that extend beyond the year count in proportion to their
 * days in it.
 */
export const locationStats = defineCall({
  name: 'get_location_stats',
  label: 'What a location used in a year',
  method: 'GET',
  allow: LOCATION_READERS,
  subscription: 'activities',
  pathInput: 'location_id',
  input: z.strictObject({ location_id: id, year: queryYear }),
  writes: false,
  dependsOn: [...DEPENDS, 'locations'],
});

/** Emissions of one record's activities in a year, in kilograms of CO₂e, with location-based scope 2. */
interface RecordStats {
  readonly Scope1_CO2: number;
  readonly Scope2_CO2: number;
  readonly Scope3_CO2: number;
  /** Number of activities of each type with a day in the year, including those that do not count yet. */
  readonly counts: Readonly<Partial<Record<ActivityType, number>>>;
}

/** Emissions of a vehicle, with its distance in the units of its mileage. */
export interface VehicleStats extends RecordStats {
  readonly CO2: number;
  /** Distance of its journeys; null where there are none. */
  readonly distance: number | null;
  /** `miles` for a vehicle whose mileage is kept in miles. */
  readonly distance_units: 'km' | 'miles';
  /** Number of journeys recorded in hours. */
  readonly distance_not_counted: number;
  /** True if the caller may record fuel and journeys for the vehicle. */
  readonly may_record: boolean;
}

/** Energy in kilowatt-hours; null where nothing was recorded. */
export interface PowerStats extends RecordStats {
  readonly total_co2: number;
  readonly generated: number | null;
  readonly used: number | null;
  readonly sold: number | null;
}

/** Quantities in the product's units; null where nothing was recorded in units that convert to them. */
export interface ProductStats extends RecordStats {
  readonly total_co2: number;
  readonly purchased: number | null;
  readonly produced: number | null;
  readonly sold: number | null;
  readonly units: string;
}

/** Returns the emissions and distance of a vehicle in a year. */
export const vehicleStats = defineCall({
  name: 'get_vehicle_stats',
  label: 'Emissions of a vehicle in a year',
  method: 'GET',
  allow: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'],
  subscription: 'activities',
  input: z.strictObject({ id, year: queryYear }),
  writes: false,
  dependsOn: [...DEPENDS, 'vehicles'],
});

/** Returns the emissions and energy of a power source in a year. */
export const powerStats = defineCall({
  name: 'get_power_stats',
  label: 'Emissions of a power source in a year',
  method: 'GET',
  allow: THING_READERS,
  subscription: 'activities',
  input: z.strictObject({ source_id: id, year: queryYear }),
  writes: false,
  dependsOn: [...DEPENDS],
});

/** Returns the emissions and quantities of a product in a year. */
export const productStats = defineCall({
  name: 'get_product_stats',
  label: 'Emissions of a product in a year',
  method: 'GET',
  allow: THING_READERS,
  subscription: 'activities',
  input: z.strictObject({ product_id: id, year: queryYear }),
  writes: false,
  dependsOn: [...DEPENDS, 'products'],
});
