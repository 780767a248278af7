import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import { TRIP_TYPES } from '@lichen/contracts/activities/types/journeys.call';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { byOperationalControl } from '../emission/operational-control';
import type { Circumstance, RegisteredType, SiteField } from '../types/activity-type';
import { ALL_TYPES } from '../types/all-types';

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

/** Returns the entity if figures depend on its records; undefined otherwise. */
export const figureSource = (name: string): Entity | undefined => FIGURE_SOURCES.find((each) => each.name === name);

/** Types with emissions. */
const WITH_FIGURES = ALL_TYPES.filter(({ calculator }) => calculator !== undefined);
/** Names of the types that have emissions. */
export const TYPES_WITH_FIGURES: readonly ActivityType[] = WITH_FIGURES.map(({ name }) => name);

/** Returns the types whose figures depend on one of these records beside the location. */
const typesThatRead = (...circumstances: readonly Circumstance[]): readonly ActivityType[] =>
  WITH_FIGURES.filter(({ reads = [] }) => reads.some((each) => circumstances.includes(each))).map(({ name }) => name);

/** Names of the types whose figures depend on a record of this kind. */
export const TYPES_OF_VEHICLES = typesThatRead('vehicle');
export const TYPES_OF_PRODUCTS = typesThatRead('product', 'productAndInput', 'productAndSupplier');
export const TYPES_OF_SUPPLIERS = typesThatRead('productAndSupplier');
export const TYPES_OF_SOURCES = typesThatRead('powerSource');
/** Travel and freight by others, which use the grid of their location if electric. */
export const TYPES_OF_TRIPS: readonly ActivityType[] = TRIP_TYPES;

/** Fields of a location that decide between scopes 1 and 2 and scope 3. */
const CONTROL_FIELDS: readonly SiteField[] = ['operational_control', 'controlled_until', 'leased'];

/** Returns the fields of the location that the figures of a type depend on; the country by default. */
const siteFieldsOf = ({ siteFields = ['country'], setAside }: RegisteredType): readonly string[] =>
  setAside === byOperationalControl ? [...siteFields, ...CONTROL_FIELDS] : siteFields;

/** Returns the types whose figures depend on any of these fields of a location. */
export const typesBySite = (fields: readonly string[]): readonly ActivityType[] =>
  WITH_FIGURES.filter((type) => siteFieldsOf(type).some((field) => fields.includes(field))).map(({ name }) => name);

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
