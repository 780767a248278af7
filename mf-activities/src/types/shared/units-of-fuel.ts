import type { FieldOverrides, ReferenceRow } from '@lichen/kit';

/**
 * Limits the units of an amount to those with a published factor for its fuel, once the fuel and the list are known;
 * some units have factors in the United States only.
 */
export function unitsOfFuel(
  rows: readonly ReferenceRow[],
  fuel: unknown,
  country?: unknown,
): Pick<FieldOverrides, 'units'> {
  const row = rows.find(({ code }) => code === fuel);
  const units = row?.['units'];
  if (!Array.isArray(units)) return {};
  const american = (row?.['american_units'] ?? []) as readonly string[];
  return { units: (units as string[]).filter((unit) => !country || country === 'US' || !american.includes(unit)) };
}
