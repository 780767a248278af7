/**
 * Emissions are stored and added as whole millionths of a kilogram (columns ending in `_ug`), so that the order of
 * adding changes nothing. Below 2⁵³ of them, which is 9 million tonnes, no sum loses a digit.
 */
export const UG_IN_KG = 1_000_000;
/** Decimals of kilograms that a stored whole number holds. */
export const KG_DECIMALS = 6;
/** Kilograms in one of the units that an account or a stated figure is in. */
export const KG_IN = { kg: 1, t: 1000 } as const;

/** Kilograms of a stored whole number: the nearest number there is, which prints as its exact decimal. */
export function kgOf(ug: number): number;
export function kgOf(ug: number | null): number | null;
export function kgOf(ug: number | null): number | null {
  return ug === null ? null : ug / UG_IN_KG;
}
