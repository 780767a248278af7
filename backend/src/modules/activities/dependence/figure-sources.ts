import { ACTIVITY_TYPES, type ActivityType, isWithoutEmissions } from '@lichen/contracts/activities/activity-types';
import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';

/** Entities whose records figures are made of; each names the fields in its definition. */
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

/** Types whose figures are made with any factor at all. */
export const TYPES_WITH_FIGURES: readonly ActivityType[] = (Object.keys(ACTIVITY_TYPES) as ActivityType[]).filter(
  (type) => !isWithoutEmissions(type),
);

export const TYPES_OF_VEHICLES = ['vehicle_activitys', 'vehicle_journeys'] as const satisfies readonly ActivityType[];
export const TYPES_OF_PRODUCTS = [
  'waste_activitys',
  'purchased_goods_activitys',
] as const satisfies readonly ActivityType[];

/** Travel and freight of others takes power of the grid of its location where what drives it is charged. */
export const TYPES_OF_TRIPS = [
  'business_travel',
  'commute',
  'upstream_transmission_distribution',
] as const satisfies readonly ActivityType[];

/** Types that state power of a grid: of the record itself where the type has a field for it. */
const ON_THE_GRID: readonly ActivityType[] = [
  'electricity_activitys',
  'lease_activitys',
  'home_working_activity',
  ...TYPES_OF_VEHICLES,
  ...TYPES_OF_TRIPS,
];

/** The grid of a country says all about its power, and what a person states needs no place. */
const ANYWHERE: readonly ActivityType[] = [
  'electricity_activitys',
  'refrigerant_activitys',
  'stays',
  'carbon_activitys',
];
const BY_COUNTRY = TYPES_WITH_FIGURES.filter((type) => !ANYWHERE.includes(type));

/** Types whose figures are scope 1 or 2 where the location is run by the company, and those of a lessor where not. */
const RUN_BY_THE_COMPANY: readonly ActivityType[] = [
  'electricity_activitys',
  'fuel_activitys',
  'refrigerant_activitys',
  'power_activitys',
];

const LEASED: readonly ActivityType[] = ['lease_activitys'];

/** Types whose figures a field of the location goes into. */
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

/** Types whose figures any of these fields of a location goes into. */
export function typesBySite(fields: readonly string[]): readonly ActivityType[] {
  const found = new Set(fields.flatMap((field) => TYPES_BY_SITE_FIELD[field] ?? []));
  return TYPES_WITH_FIGURES.filter((type) => found.has(type));
}

type Plain = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Fields that figures are made of and that differ; all of them of a record that comes or goes. */
export function changedFigureFields(
  { figureFields = [] }: Pick<Entity, 'figureFields'>,
  before: Plain | null,
  after: Plain | null,
): readonly string[] {
  if (!before || !after) return figureFields;
  return figureFields.filter((name) => !same(before[name], after[name]));
}
