import { itemOf, type OwnFactorType } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { DependentFigures } from '@lichen/contracts/activities/dependence/dependent-figures.call';
import { powerActivity } from '@lichen/contracts/activities/types/buildings/power.entity';
import { FUEL_METHOD, powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { ELECTRIC_FUEL, vehicle } from '@lichen/contracts/business/vehicle.entity';
import { yearOf } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { DependentCount } from '@lichen/contracts/api/dependent-figures';
import type { Read } from '../../../platform/engine/rules';
import type { Value, Where } from '../../../platform/store/sql';
import { PLUG_IN } from '../emission/vehicles/vehicle-use';
import { splitByApproval } from '../years/closed-activities.query';
import {
  changedFigureFields,
  figureSource,
  TYPES_OF_PRODUCTS,
  TYPES_OF_SOURCES,
  TYPES_OF_SUPPLIERS,
  TYPES_OF_TRIPS,
  TYPES_OF_VEHICLES,
  TYPES_WITH_FIGURES,
  typesBySite,
} from './figure-sources';

type Plain = Readonly<Record<string, unknown>>;

/** A change of a record that figures depend on; null before a creation and after a removal. */
export interface SourceChange {
  readonly entity: string;
  readonly before: Plain | null;
  readonly after: Plain | null;
}

/** A changed record that figures depend on, with the changed fields. */
interface Source {
  readonly read: Read;
  readonly record: Plain;
  readonly fields: readonly string[];
}

type Hanging = (source: Source) => Promise<readonly Where[]> | readonly Where[];

const idOf = ({ record }: Source): string => String(record['_id'] ?? '');
const text = (record: Plain, name: string): string | null => (record[name] as string | null | undefined) ?? null;
const ofTypes = (types: readonly string[]): Where => ({ activity_type: { in: types } });

const CHARGED = [ELECTRIC_FUEL, PLUG_IN];

/**
 * Returns the condition for records of a type that use the location's grid; undefined where all do. Power with a grid
 * of its own and trips on other fuels do not.
 */
const onTheGrid = (type: ActivityType): Where | undefined => {
  if (type === 'electricity_activitys') return { data: { insideEmpty: ['electricity_grid'] } };
  return TYPES_OF_TRIPS.some((trip) => trip === type) ? { data: { inside: ['fuel_type'], is: CHARGED } } : undefined;
};

/** Returns conditions for activities at a location that its change affects, and for vehicles based there. */
async function atLocation(source: Source): Promise<readonly Where[]> {
  const { read, fields } = source;
  const types = typesBySite(fields);
  const location_id = idOf(source);
  const isGridAlone = fields.every((field) => field === 'electricity_grid');
  const some = isGridAlone ? types.filter(onTheGrid) : [];
  const entered = { location_id, ...ofTypes(types.filter((type) => !some.includes(type))) };
  const charged = some.map((type) => ({ location_id, activity_type: type, ...onTheGrid(type) }));
  const ofVehicles = TYPES_OF_VEHICLES.filter((type) => types.includes(type));
  const standing = ofVehicles.length > 0 ? await read(vehicle).part(['_id'], { where: { location_id } }) : [];
  const ids = standing.map(({ _id }) => _id);
  return [
    entered,
    ...charged,
    ...(ids.length > 0 ? [{ vehicle_id: { in: ids }, location_id: null, ...ofTypes(ofVehicles) }] : []),
  ];
}

/** The location of a vehicle matters to its records without a location. */
const ofVehicle: Hanging = (source) => {
  const isPlaceAlone = source.fields.every((field) => field === 'location_id');
  return [{ vehicle_id: idOf(source), ...ofTypes(TYPES_OF_VEHICLES), ...(isPlaceAlone ? { location_id: null } : {}) }];
};

const ofPowerSource: Hanging = (source) => {
  const isNameAlone = source.fields.every((field) => field === 'name');
  const where = { source_id: idOf(source), ...ofTypes(TYPES_OF_SOURCES) };
  return [isNameAlone ? { ...where, data: { insideEmpty: ['fuel'] } } : where];
};

/** Purchases from the supplier in the period of the return. */
const ofReturn: Hanging = ({ record }) => {
  const { period_start, period_end } = record;
  if (typeof period_start !== 'number' || typeof period_end !== 'number') return [];
  const days = { from: { atMost: period_end }, to: { atLeast: period_start } };
  return [{ partner_id: text(record, 'partner_id'), ...ofTypes(TYPES_OF_SUPPLIERS), ...days }];
};

/** Returns the condition for power whose fuel only its source names. */
async function madeOf(read: Read, fuel: string): Promise<Where> {
  const sources = await read(powerSource).part(['_id'], {
    where: { name: fuel, power_generation_method: FUEL_METHOD },
  });
  return { source_id: { in: sources.map(({ _id }) => _id) }, data: { insideEmpty: ['fuel'] } };
}

/** Activities that the own factor fits, on its days. */
const ofOwnFactor: Hanging = async ({ read, record }) => {
  const type = record['activity_type'] as OwnFactorType;
  const item = text(record, 'item');
  const field = itemOf(type, text(record, 'currency'))?.field;
  const named = ['product_id', 'location_id', 'partner_id'].filter((name) => text(record, name) !== null);
  const fitting: Where = {
    activity_type: type,
    ...Object.fromEntries(named.map((name) => [name, text(record, name)])),
    to: { atLeast: Number(record['valid_from']) },
    ...(typeof record['valid_to'] === 'number' ? { from: { atMost: record['valid_to'] } } : {}),
  };
  if (item === null || !field) return [fitting];
  const stated = { ...fitting, data: { inside: [field], is: [item] } };
  return type === powerActivity.name ? [stated, { ...fitting, ...(await madeOf(read, item)) }] : [stated];
};

/** Settings of the account affect all activities; warming potentials only refrigerants. */
const ofAccount: Hanging = ({ fields }) => [
  ofTypes(fields.includes('factor_year_rule') ? TYPES_WITH_FIGURES : ['refrigerant_activitys']),
];

const HANGING: Readonly<Record<string, Hanging>> = {
  locations: atLocation,
  vehicles: ofVehicle,
  products: (source) => [{ product_id: idOf(source), ...ofTypes(TYPES_OF_PRODUCTS) }],
  power_sources: ofPowerSource,
  partner_returns: ofReturn,
  own_factors: ofOwnFactor,
  account: ofAccount,
};

/** Entities whose new records affect existing activities; nothing depends on a new location or vehicle. */
const BEAR_WHEN_NEW = ['partner_returns', 'own_factors'];

/** Returns alternative conditions for the activities whose figures a change affects; empty if it affects none. */
export async function dependentActivities(
  read: Read,
  { entity, before, after }: SourceChange,
): Promise<readonly Where[]> {
  const source = figureSource(entity);
  const hanging = HANGING[entity];
  const fields = source ? changedFigureFields(source, before, after) : [];
  if (!hanging || fields.length === 0 || (before === null && !BEAR_WHEN_NEW.includes(entity))) return [];
  const found: Where[] = [];
  for (const record of [before, after]) if (record) found.push(...(await hanging({ read, record, fields })));
  const unlike = new Map(found.map((where) => [JSON.stringify(where), where]));
  return [...unlike.values()];
}

/** Applied activities with the same days: their number and totals. */
type PeriodRow = Readonly<Record<string, Value>>;

/**
 * Groups activities by period, so that one statement returns years and sums: many share a month or quarter. Only
 * applied activities are included.
 */
export const activityPeriods = async (
  read: Read,
  hanging: readonly Where[],
  where: Where = {},
): Promise<PeriodRow[]> =>
  hanging.length === 0
    ? []
    : read(activity).groups({
        by: ['from', 'to'],
        measures: ['scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'],
        selection: { where: { ...where, applied: 1 }, anyOf: [hanging] },
      });

/** Returns the number of these activities, the years they touch, and their present totals. */
export function figuresOfPeriods(periods: readonly PeriodRow[]): DependentFigures {
  const years = new Map<number, number>();
  const sum = (name: string) => kgOf(periods.reduce((total, row) => total + Number(row[name] ?? 0), 0));
  for (const { from = null, to = null, counted } of periods) {
    if (from === null || to === null) continue;
    const last = yearOf(Number(to));
    for (let year = yearOf(Number(from)); year <= last; year += 1)
      years.set(year, (years.get(year) ?? 0) + Number(counted));
  }
  return {
    activities: countOf(periods),
    years: [...years].map(([year, activities]) => ({ year, activities })).sort((a, b) => a.year - b.year),
    ...{ scope_1: sum('scope1_ug'), scope_2: sum('scope2_ug'), scope_3: sum('scope3_ug') },
    market: sum('market_ug'),
  };
}

const countOf = (periods: readonly PeriodRow[]): number =>
  periods.reduce((total, { counted }) => total + Number(counted), 0);

type Approved = Pick<DependentCount, 'closed' | 'approved_years'>;

/** Returns how many of the activities touch an approved year, and these years. */
export async function approvedAmongPeriods(read: Read, periods: readonly PeriodRow[]): Promise<Approved> {
  const dated = periods.map((row) => ({ ...row, from: row['from'] as number | null, to: row['to'] as number | null }));
  const { closed, approved } = await splitByApproval(read, dated);
  const { activities, years } = figuresOfPeriods(closed);
  const touched = years.map(({ year }) => year);
  return { closed: activities, approved_years: touched.filter((year) => approved.includes(year)) };
}

/** Returns the activities whose figures a created, changed or deleted record affects. */
export async function dependentFigures(read: Read, change: SourceChange): Promise<DependentFigures & Approved> {
  const periods = await activityPeriods(read, await dependentActivities(read, change));
  return { ...figuresOfPeriods(periods), ...(await approvedAmongPeriods(read, periods)) };
}
