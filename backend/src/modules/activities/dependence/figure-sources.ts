import { ACTIVITY_TYPES, type ActivityType, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';

/** Entities that figures depend on; each lists the relevant fields in its definition. */
export const FIGURE_SOURCES: readonly Entity[] = [
  location,
  vehicle,
  product,
  powerSource,
  partnerReturn,
  ownFactor,
  account,
];

export const figureSource = (name: string): Entity | undefined => FIGURE_SOURCES.find((each) => each.name === name);

/** Types with emissions. */
export const TYPES_WITH_FIGURES: readonly ActivityType[] = (Object.keys(ACTIVITY_TYPES) as ActivityType[]).filter(
  (type) => !isWithoutEmissions(type),
);

export const TYPES_OF_VEHICLES = ['vehicle_activitys', 'vehicle_journeys'] as const satisfies readonly ActivityType[];
export const TYPES_OF_PRODUCTS = [
  'waste_activitys',
  'purchased_goods_activitys',
] as const satisfies readonly ActivityType[];

/** Travel and freight by others, which use the grid of their location if electric. */
export const TYPES_OF_TRIPS = [
  'business_travel',
  'commute',
  'upstream_transmission_distribution',
] as const satisfies readonly ActivityType[];

/** Types that use a grid: the record's own where the type has the field, else the location's. */
const ON_THE_GRID: readonly ActivityType[] = [
  'electricity_activitys',
  'lease_activitys',
  'home_working_activity',
  ...TYPES_OF_VEHICLES,
  ...TYPES_OF_TRIPS,
];

/** Types whose figures do not depend on the country: grids imply it, and stated figures need none. */
const ANYWHERE: readonly ActivityType[] = [
  'electricity_activitys',
  'refrigerant_activitys',
  'stays',
  'carbon_activitys',
];
const BY_COUNTRY = TYPES_WITH_FIGURES.filter((type) => !ANYWHERE.includes(type));

/** Types whose scope depends on who runs the location: 1 or 2 if the company does, else 3. */
const RUN_BY_THE_COMPANY: readonly ActivityType[] = [
  'electricity_activitys',
  'fuel_activitys',
  'refrigerant_activitys',
  'power_activitys',
];

const LEASED: readonly ActivityType[] = ['lease_activitys'];

/** Types whose figures depend on a field of the location. */
const TYPES_BY_SITE_FIELD: Readonly<Record<string, readonly ActivityType[]>> = {
  electricity_grid: ON_THE_GRID,
  country: BY_COUNTRY,
  from: LEASED,
  to: LEASED,
  area: LEASED,
  area_units: LEASED,
  operational_control: RUN_BY_THE_COMPANY,
  controlled_until: RUN_BY_THE_COMPANY,
  leased: RUN_BY_THE_COMPANY,
};

/** Returns the types whose figures depend on any of these fields of a location. */
export function typesBySite(fields: readonly string[]): readonly ActivityType[] {
  const found = new Set(fields.flatMap((field) => TYPES_BY_SITE_FIELD[field] ?? []));
  return TYPES_WITH_FIGURES.filter((type) => found.has(type));
}

type Plain = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the changed fields that figures depend on; all of them for a created or deleted record. */
export function changedFigureFields(
  { figureFields = [] }: Pick<Entity, 'figureFields'>,
  before: Plain | null,
  after: Plain | null,
): readonly string[] {
  if (!before || !after) return figureFields;
  return figureFields.filter((name) => !same(before[name], after[name]));
}
