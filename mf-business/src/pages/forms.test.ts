import type { FormApi, Values } from '@lichen/kit';
import { followMethod } from '../power-sources/PowerSourceForm';
import { clearDensity, productOverrides } from '../products/product-form';
import { clearFuel } from '../vehicles/VehicleForm';

function opened(values: Values): { form: FormApi; given: Record<string, unknown> } {
  const given: Record<string, unknown> = {};
  return { given, form: { values, set: (changes) => void Object.assign(given, changes) } };
}

const METHODS = [
  { code: 'wind', label: 'Wind', renewable: 1 },
  { code: 'fuel', label: 'Fuel', renewable: 0 },
];

it('clears the fuel when another type of vehicle is chosen, and only then', () => {
  const [typed, named] = [opened({ type: 'small_car', fuel_type: 'diesel' }), opened({ name: 'Van' })];
  clearFuel('type', typed.form);
  clearFuel('name', named.form);

  expect(typed.given).toEqual({ fuel_type: null });
  expect(named.given).toEqual({});
});

it('clears the name of a power source that burns nothing', () => {
  const [wind, fuel] = [opened({ power_generation_method: 'wind' }), opened({ power_generation_method: 'fuel' })];
  followMethod('power_generation_method', wind.form, METHODS);
  followMethod('power_generation_method', fuel.form, METHODS);

  expect(wind.given).toEqual({ name: null, renewable: true });
  expect(fuel.given).toEqual({ renewable: false });
});

it('asks for a density only where the unit is no mass', () => {
  for (const [units, given] of [
    ['t', { density: null }],
    ['lbs', { density: null }],
    ['L', {}],
  ] as const) {
    const form = opened({ units });
    clearDensity('units', form.form);
    expect(form.given).toEqual(given);
    expect(productOverrides({ units })['density']?.hidden).toBe('density' in given);
  }
});
