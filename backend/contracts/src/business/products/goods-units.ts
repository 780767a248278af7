import { UNITS } from '../../activities/codes/units';

/** Units of mass; a product in any other unit needs a density. */
export const MASS_UNITS: readonly string[] = Object.entries(UNITS).flatMap(([unit, { kind }]) =>
  kind === 'mass' ? [unit] : [],
);
