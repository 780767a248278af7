import {
  burnsFuel,
  POWER_DEFAULTS,
  POWER_UNITS,
  powerActivity,
} from '@lichen/contracts/activities/types/buildings/power.entity';
import type { FieldOverrides, Values } from '@lichen/kit';
import type { FormContext, TypeForm } from '../shared/type-form';
import { unitsOfFuel } from '../shared/units-of-fuel';

const FUEL = ['fuel', 'amount', 'quantity'];
const POWER = ['generated', 'used', 'sold', 'partner_id', 'price'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Fuel of a power source: the one entered before, or the one the source is named after; null if neither. */
const fuelOf = ({ values, rows, known }: FormContext): string | null => {
  const name = String(known?.['name'] ?? '').trim();
  if (isText(values['fuel'])) return values['fuel'];
  return rows.some(({ code }) => code === name) ? name : null;
};

function fuelOverrides(context: FormContext): Record<string, FieldOverrides> {
  const { values, rows } = context;
  const fuel = fuelOf(context);
  // The name of the source already states the fuel.
  const isNamed = rows.length === 0 || (fuel !== null && !isText(values['fuel']));
  return {
    fuel: { groupBy: 'group', hint: 'The power source’s name does not indicate the fuel', hidden: isNamed },
    amount: { unitField: 'units', required: true, ...unitsOfFuel(rows, fuel) },
    quantity: { required: true, hint: 'Number of times this amount was bought' },
  };
}

/** Power used and sold is in the unit of the power generated. */
const powerOverrides = ({ units }: Values): Record<string, FieldOverrides> => ({
  generated: { unitField: 'units', units: POWER_UNITS },
  ...(isText(units) ? { used: { suffix: units }, sold: { suffix: units } } : {}),
});

/** Hides the fuel fields of a source that burns none, and both groups until the record of the source is loaded. */
function hiddenNow({ values, known }: FormContext): readonly string[] {
  if (!known && isText(values['source_id'])) return [...FUEL, ...POWER];
  return burnsFuel(known?.['power_generation_method'] as string | undefined) ? POWER : FUEL;
}

function methodOverrides(context: FormContext): Record<string, FieldOverrides> {
  const overrides = { ...fuelOverrides(context), ...powerOverrides(context.values) };
  const hidden = hiddenNow(context).map((name) => [name, { ...overrides[name], hidden: true }]);
  return { ...overrides, ...Object.fromEntries(hidden) };
}

export const powerForm: TypeForm = {
  entity: powerActivity,
  layout: [
    { title: 'Source and period', fields: ['location_id', 'source_id', 'from', 'to'] },
    {
      title: 'Power',
      fields: ['fuel', 'amount', 'quantity', 'generated', 'used', 'sold', 'partner_id', 'price'],
    },
  ],
  list: 'fuels',
  knows: 'source_id',
  shows: ['power_generation_method'],
  start: { ...POWER_DEFAULTS, units: 'kWh' },
  overrides: (context) => ({
    source_id: {
      where: { location_id: isText(context.values['location_id']) ? context.values['location_id'] : null },
    },
    ...methodOverrides(context),
  }),
};
