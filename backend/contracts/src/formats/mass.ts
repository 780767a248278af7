/**
 * Emissions are stored and added as whole millionths of a kilogram (columns ending in `_ug`), so that sums do not
 * depend on the order of addition. They stay exact below 2⁵³, which is 9 million tonnes.
 */
export const UG_IN_KG = 1_000_000;
/** Decimals of kilograms that the stored integer holds. */
export const KG_DECIMALS = 6;
/** Kilograms per unit of mass in which accounts and stated figures are given. */
export const KG_IN = { kg: 1, t: 1000 } as const;

/** Converts stored millionths to kilograms: the nearest double, which prints as the exact decimal. */
export function kgOf(ug: number): number;
export function kgOf(ug: number | null): number | null;
export function kgOf(ug: number | null): number | null {
  return ug === null ? null : ug / UG_IN_KG;
}
