import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { FIELD_TEXTS } from '../../text/texts';

/** Defaults for an invoice line that states no details: road freight by medium or heavy diesel vehicles. */
export const COMBUSTION_DEFAULTS = {
  Activity_Type: 'truck_transport',
  Fuel_Source: 'diesel',
  Vehicle_Type: 'medium_and_heavy_vehicles',
  Unit_of_Fuel: 'km',
} as const;

/** Kind of the amount: a distance driven or a quantity of fuel burnt. */
const COMBUSTION_TYPES = [COMBUSTION_DEFAULTS.Activity_Type, 'fuel_use'] as const;

/** Units of a distance; a distance in units of fuel, or fuel in units of distance, is refused. */
export const DRIVEN_UNITS = ['km', 'miles'] as const;
const BURNT_UNITS = ['L', 'gal (US)', 'gal (imp)', 'kg'] as const;

/** Converts words of invoices to codes: 'Truck transport' becomes truck_transport. */
const code = z
  .string()
  .max(60)
  .transform((said) =>
    said
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );

/**
 * Returns the direct emissions of a company vehicle that burns fuel, in kilograms, using today's factors and the
 * company's country. `Fuel_Source` is a code of vehicle_fuels, `Vehicle_Type` a code of vehicle_types or the default.
 */
export const mobileCombustion = defineCall({
  name: 's1_mobile_combustion',
  label: 'Mobile combustion',
  method: 'POST',
  allow: ['admin', 'share_docs', 'compliance_officer'],
  subscription: ['activities', 'docs'],
  input: z.strictObject({
    Activity_Type: code.pipe(z.enum(COMBUSTION_TYPES)).default(COMBUSTION_DEFAULTS.Activity_Type),
    Fuel_Source: code.default(COMBUSTION_DEFAULTS.Fuel_Source),
    Vehicle_Type: code.default(COMBUSTION_DEFAULTS.Vehicle_Type),
    Activity_Amount: z.coerce.number().min(0, FIELD_TEXTS.tooSmall).max(1e12, FIELD_TEXTS.tooLarge),
    Unit_of_Fuel: z.enum([...DRIVEN_UNITS, ...BURNT_UNITS]).default(COMBUSTION_DEFAULTS.Unit_of_Fuel),
  }),
  writes: false,
  dependsOn: [],
});

/** Kilograms of scope 1; null where `err` gives the reason. */
export interface MobileCombustionAnswer {
  emissions: number | null;
  units: 'kg';
  /** Label of the factor used, with its publisher. */
  factor: string | null;
  err?: string;
}
