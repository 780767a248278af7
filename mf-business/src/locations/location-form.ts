import { isSensitive } from '@lichen/contracts/business/site-surroundings';
import type { FormApi, Overrides, ReferenceRow, Section, Values } from '@lichen/kit';

/** Every country picker of the portal is grouped by continent. */
const BY_CONTINENT = 'continent';

export const LOCATION_LAYOUT: readonly Section[] = [
  { title: 'Site', fields: ['name', 'head_office', 'country', 'electricity_grid'] },
  { title: 'Address', fields: ['address_line1', 'address_line2', 'town_or_city', 'post_code', 'address'] },
  { title: 'Energy and water', fields: ['electricity_units', 'energy_units', 'water_units', 'uses_fuel'], columns: 2 },
];

export const LOCATION_BESIDE: readonly Section[] = [
  {
    title: 'Use',
    columns: 1,
    fields: [
      ...['from', 'to', 'leased', 'lessor_partner_id', 'operational_control', 'controlled_until'],
      ...['area', 'estimate_emissions'],
    ],
  },
  { title: 'Position', fields: ['latitude', 'longitude'] },
  {
    title: 'Water stress',
    columns: 1,
    fields: ['water_stress_areas', 'local_water_stress_areas', 'water_stress_source', 'water_stress_on'],
  },
  {
    title: 'Biodiversity',
    columns: 1,
    fields: [
      ...['sensitive_area', 'sensitive_area_name', 'sensitive_area_source', 'sensitive_area_on'],
      ...['sealed_area', 'nature_area'],
    ],
  },
];

/** Returns the grids of a country, from the reference list of all grids. */
export const gridsOf = (country: unknown, allGrids: readonly ReferenceRow[]): readonly ReferenceRow[] =>
  allGrids.filter((grid) => grid['country'] === country);

/** Returns the field overrides of the form. The grid is hidden where the country has only one. */
export function locationOverrides(values: Values, allGrids: readonly ReferenceRow[] | undefined): Overrides {
  const { country, electricity_grid: grid, water_stress_areas: isInStressArea } = values;
  const isNamed = isSensitive(values['sensitive_area']);
  const grids = allGrids && gridsOf(country, allGrids);
  return {
    country: { groupBy: BY_CONTINENT },
    electricity_grid: {
      where: { country: typeof country === 'string' ? country : undefined },
      hidden: !country || (grids?.length === 1 && grid === grids[0]?.code),
    },
    address: { wide: true, hint: 'Name people use for this place, if different from the address' },
    area: { unitField: 'area_units' },
    lessor_partner_id: { hidden: values['leased'] !== true && !values['lessor_partner_id'] },
    operational_control: { hint: 'If off, emissions of this location are reported in scope 3' },
    estimate_emissions: {
      hint: 'Months without an electricity bill are estimated from other bills or the area, and shown apart from totals',
    },
    controlled_until: { hidden: values['operational_control'] !== false, hint: 'If empty, it was never under control' },
    local_water_stress_areas: { hidden: isInStressArea !== true },
    water_stress_source: { hidden: isInStressArea !== true, required: true },
    water_stress_on: { hidden: isInStressArea !== true, required: true },
    sensitive_area_name: { hidden: !isNamed, required: true },
    sensitive_area_source: { hidden: !isNamed, required: true },
    sensitive_area_on: { hidden: !isNamed, required: true },
  };
}

/** Sets the only grid of a newly chosen country; clears the grid where the country has several. */
export function gridOfCountry(name: string, form: FormApi, allGrids: readonly ReferenceRow[]): void {
  if (name !== 'country') return;
  form.set({ electricity_grid: onlyGrid(form.values, allGrids) });
}

/** Returns the code of the country's only grid; null where it has none or several. */
export function onlyGrid(values: Values, allGrids: readonly ReferenceRow[]): string | null {
  const grids = gridsOf(values['country'], allGrids);
  return grids.length === 1 ? (grids[0]?.code ?? null) : null;
}
