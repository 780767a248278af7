import type { FieldOverrides, ReferenceRow } from '@lichen/kit';

/** Narrows the units of an amount to those that its fuel is measured in, once the fuel and the list are known. */
export function unitsOfFuel(rows: readonly ReferenceRow[], fuel: unknown): Pick<FieldOverrides, 'units'> {
  const units = rows.find(({ code }) => code === fuel)?.['units'];
  return Array.isArray(units) ? { units: units as string[] } : {};
}
