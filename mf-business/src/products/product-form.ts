import { MASS_UNITS } from '@lichen/contracts/business/products/goods-units';
import type { FormApi, Overrides, Section, Values } from '@lichen/kit';

/** Sections of the form for a product. */
export const PRODUCT_LAYOUT: readonly Section[] = [
  { title: 'Product', fields: ['name', 'location_id', 'description', 'hazardous'] },
  { title: 'Quantity', fields: ['units', 'density', 'total', 'recycle'] },
];

const isMass = (units: unknown) => MASS_UNITS.includes(String(units));

/** Hides the density of a product that is counted in units of mass. */
export const productOverrides = ({ units }: Values): Overrides => ({
  density: { hidden: isMass(units) },
  recycle: { suffix: '%' },
});

/** Clears the density where the unit is a unit of mass. */
export function clearDensity(name: string, form: FormApi): void {
  if (name === 'units' && isMass(form.values['units'])) form.set({ density: null });
}
