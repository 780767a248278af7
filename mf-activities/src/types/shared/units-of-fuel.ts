import type { FieldOverrides, ReferenceRow } from '@lichen/kit';

/**
 * Narrows the units of an amount to those that a factor of its fuel is published for, once the fuel and the list are
 * known; some are so in the United States only.
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
