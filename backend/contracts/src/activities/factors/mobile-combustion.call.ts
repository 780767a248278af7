import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { FIELD_TEXTS } from '../../text/texts';

/** Defaults of a job on an invoice that names nothing: road freight, medium and heavy vehicles, diesel. */
export const COMBUSTION_DEFAULTS = {
  Activity_Type: 'truck_transport',
  Fuel_Source: 'diesel',
  Vehicle_Type: 'medium_and_heavy_vehicles',
  Unit_of_Fuel: 'km',
} as const;

/** The amount is a distance driven or a quantity of fuel burnt. */
const COMBUSTION_TYPES = [COMBUSTION_DEFAULTS.Activity_Type, 'fuel_use'] as const;

/** Units of a way; a way in fuel and fuel in a way say nothing. */
export const DRIVEN_UNITS = ['km', 'miles'] as const;
const BURNT_UNITS = ['L', 'gal (US)', 'gal (imp)', 'kg'] as const;

/** Words of invoices stand for codes: 'Truck transport' is truck_transport. */
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
 * What a vehicle of the company emits where it burns its fuel, in kilograms, by the factors of today and the country of
 * the company. `Fuel_Source` is a code of vehicle_fuels, `Vehicle_Type` one of vehicle_types or the default.
 */
export const mobileCombustion = defineCall({
  name: 's1_mobile_combustion',
  label: 'Mobile combustion',
  method: 'POST',
  allow: ['admin', 'share_docs', 'compliance_officer'],
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

/** Kilograms of scope 1, null where `err` says why there is no figure. */
export interface MobileCombustionAnswer {
  emissions: number | null;
  units: 'kg';
  /** The factor that was taken, with its publisher. */
  factor: string | null;
  err?: string;
}
