import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { MASS_UNITS, PRODUCT_DEFAULTS, product } from '@lichen/contracts/business/product.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { type FormApi, type Overrides, RecordForm, type Section, type Values } from '@lichen/kit';

const LAYOUT: readonly Section[] = [
  { title: 'Product', fields: ['name', 'location_id', 'description', 'hazardous'] },
  { title: 'Quantity', fields: ['units', 'density', 'total', 'recycle'] },
];

const isMass = (units: unknown) => MASS_UNITS.includes(String(units));

const overrides = ({ units }: Values): Overrides => ({
  density: { hidden: isMass(units) },
  recycle: { suffix: '%' },
});

/** A unit of mass says the mass itself. */
export function clearDensity(name: string, form: FormApi): void {
  if (name === 'units' && isMass(form.values['units'])) form.set({ density: null });
}

export function ProductForm({ stored }: { stored?: RecordOf<typeof product> }) {
  return (
    <RecordForm
      entity={product}
      stored={stored}
      initial={PRODUCT_DEFAULTS}
      layout={LAYOUT}
      pick={PICKABLE_RECORDS}
      overrides={overrides}
      onFieldChange={clearDensity}
      to={paths.product}
      list={paths.products}
    />
  );
}
