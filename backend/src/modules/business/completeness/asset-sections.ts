import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { paths } from '@lichen/contracts/api/paths';
import type { EsgSection } from '@lichen/contracts/business/company/esg-status.call';
import { location } from '@lichen/contracts/business/location.entity';
import type { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { MASS_UNITS } from '@lichen/contracts/business/products/goods-units';
import { product } from '@lichen/contracts/business/products/product.entity';
import type { vehicle } from '@lichen/contracts/business/vehicle.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { type EsgItem, esgSection, itemOf } from '../shared/esg-section';

type Part<R, N extends keyof R> = readonly Pick<R, N>[];

/** Fields of the records from which the completeness of a section is computed. */
export type Sites = Part<
  RecordOf<typeof location>,
  '_id' | 'name' | 'head_office' | 'from' | 'to' | 'uses_fuel' | 'area' | 'sensitive_area'
>;
export type Vehicles = Part<RecordOf<typeof vehicle>, '_id' | 'name' | 'created_on'>;
export type PowerSources = Part<RecordOf<typeof powerSource>, '_id' | 'name' | 'created_on'>;
export type Products = Part<RecordOf<typeof product>, '_id' | 'name' | 'units' | 'density' | 'recycle'>;

/** Ids of the records with activities in a year. */
type Recorded = ReadonlySet<string>;

const tabOf = (address: string, tab: string, year: number) =>
  `${address}?${new URLSearchParams({ tab, year: String(year) }).toString()}`;

/** Activities of a year at the locations; null where none are expected, as in years to come. */
export type RecordedAtSites = { readonly electricity: Recorded; readonly fuel: Recorded } | null;

/** Returns the locations in use on any day of the year. */
const inUse = (sites: Sites, year: number): Sites => {
  const days = yearBounds(year);
  return sites.filter(({ from, to }) => (from ?? days.to) <= days.to && (to ?? days.from) >= days.from);
};

function* siteItems(sites: Sites, year: number, recorded: RecordedAtSites): Generator<EsgItem> {
  const { fields } = location;
  yield {
    ...{ part: 'details', path: paths.locations, label: { words: fields.head_office.label } },
    isThere: sites.some(({ head_office }) => head_office),
  };
  for (const { _id, name, uses_fuel, ...site } of inUse(sites, year)) {
    for (const field of ['area', 'sensitive_area'] as const)
      yield {
        ...{ part: 'details', path: `${paths.location(_id)}/edit`, label: itemOf(name, fields[field].label) },
        isThere: site[field] !== null,
      };
    if (!recorded) continue;
    yield {
      ...{ part: 'records', path: tabOf(paths.location(_id), 'electricity', year) },
      ...{ label: itemOf(name, ACTIVITY_TYPES.electricity_activitys), isThere: recorded.electricity.has(_id) },
    };
    if (uses_fuel)
      yield {
        ...{ part: 'records', path: tabOf(paths.location(_id), 'energy', year) },
        ...{ label: itemOf(name, ACTIVITY_TYPES.fuel_activitys), isThere: recorded.fuel.has(_id) },
      };
  }
}

/**
 * Returns the completeness of the locations in use in the year: what figures and reports need to know of each, and
 * whether electricity, and fuel where it is used, is recorded.
 */
export const locationSection = (sites: Sites, year: number, recorded: RecordedAtSites): EsgSection =>
  esgSection('locations', ['details', 'records'], siteItems(sites, year, recorded));

interface Kind {
  readonly section: string;
  readonly tab: string;
  readonly label: string;
  readonly pathOf: (id: string) => string;
}

const VEHICLE: Kind = { section: 'vehicles', tab: 'fuel', label: 'Fuel or journeys', pathOf: paths.vehicle };
const POWER: Kind = {
  section: 'power',
  tab: 'activity',
  label: ACTIVITY_TYPES.power_activitys,
  pathOf: paths.powerSource,
};

function* recordItems({ tab, label, pathOf }: Kind, all: Vehicles, year: number, recorded: Recorded) {
  for (const { _id, name } of all)
    yield {
      ...{ part: 'records', path: tabOf(pathOf(_id), tab, year) },
      ...{ label: itemOf(name, label), isThere: recorded.has(_id) },
    };
}

/** Returns one item for each record that has activities in the year or was entered before its end. */
function recordSection(kind: Kind, all: Vehicles, year: number, recorded: Recorded | null): EsgSection {
  const end = yearBounds(year + 1).from;
  const known = recorded ? all.filter(({ _id, created_on }) => created_on < end || recorded.has(_id)) : [];
  return esgSection(kind.section, ['records'], recordItems(kind, known, year, recorded ?? new Set()));
}

/** Returns which vehicles have fuel or journeys recorded in the year; `recorded` is null where none are expected. */
export const vehicleSection = (vehicles: Vehicles, year: number, recorded: Recorded | null): EsgSection =>
  recordSection(VEHICLE, vehicles, year, recorded);

/** Returns which power sources have power recorded in the year; `recorded` is null where none is expected. */
export const powerSection = (sources: PowerSources, year: number, recorded: Recorded | null): EsgSection =>
  recordSection(POWER, sources, year, recorded);

function* productItems(products: Products): Generator<EsgItem> {
  const { density: dense, recycle: recycled } = product.fields;
  for (const { _id, name, units, density, recycle } of products) {
    const at = { part: 'details', path: paths.product(_id) };
    if (!MASS_UNITS.includes(units)) yield { ...at, label: itemOf(name, dense.label), isThere: density !== null };
    yield { ...at, label: itemOf(name, recycled.label), isThere: recycle !== null };
  }
}

/** Returns what a quick entry of products leaves out: recycled content, and density where the unit is none of mass. */
export const productSection = (products: Products): EsgSection =>
  esgSection('product', ['details'], productItems(products));
