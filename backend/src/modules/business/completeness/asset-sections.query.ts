import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { COMPANY_EDITORS } from '@lichen/contracts/business/company/company-editors';
import { esgSectionsOf } from '@lichen/contracts/business/company/esg-status.call';
import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { product } from '@lichen/contracts/business/products/product.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { isAllowed, type Role } from '@lichen/contracts/portal/roles';
import { answering } from '../../../platform/engine/module-questions';
import type { Read } from '../../../platform/engine/rules';
import { locationSection, powerSection, productSection, vehicleSection } from './asset-sections';

/** Roles that see the cards of the sections. */
const POWER: readonly Role[] = [...COMPANY_EDITORS, 'vehicle_admin'];
const VEHICLES: readonly Role[] = [...POWER, 'vehicle_review'];

const SITE_FIELDS = ['_id', 'name', 'head_office', 'from', 'to', 'uses_fuel', 'area', 'sensitive_area'] as const;

const BY_NAME = { order: [{ column: 'name' }, { column: 'id' }] };

/** Fields of an activity that refer to the record of a section. */
type Parent = 'location_id' | 'vehicle_id' | 'source_id';

/** Returns the ids in one field of the applied activities of a year, in one grouped query. */
async function recordedIn(
  read: Read,
  { from, to }: ReturnType<typeof yearBounds>,
  field: Parent,
  types: ActivityType[],
): Promise<ReadonlySet<string>> {
  const where = { activity_type: { in: types }, from: { atMost: to }, to: { atLeast: from }, applied: 1 };
  const rows = await read(activity).groups({ by: [field], measures: [], selection: { where } });
  return new Set(rows.map((row) => String(row[field])));
}

/**
 * Returns the completeness of locations, vehicles, power sources and products, each for roles that see its card.
 * Activities are expected of years that have begun, where the company has the activities area.
 */
export const assetEsgSections = answering(esgSectionsOf, async ({ year }, { read, context }) => {
  const { roles, modules, today } = context;
  const isExpected = modules.includes('activities') && yearBounds(year).from <= today;
  const recorded = (field: Parent, types: ActivityType[]) =>
    isExpected ? recordedIn(read, yearBounds(year), field, types) : null;
  const locations = async () => {
    const [sites, electricity, fuel] = await Promise.all([
      read(location).part(SITE_FIELDS, BY_NAME),
      recorded('location_id', ['electricity_activitys']),
      recorded('location_id', ['fuel_activitys']),
    ]);
    return locationSection(sites, year, electricity && fuel && { electricity, fuel });
  };
  const vehicles = async () => {
    const [all, entered] = await Promise.all([
      read(vehicle).part(['_id', 'name', 'created_on'], BY_NAME),
      recorded('vehicle_id', ['vehicle_activitys', 'vehicle_journeys']),
    ]);
    return vehicleSection(all, year, entered);
  };
  const power = async () => {
    const [all, entered] = await Promise.all([
      read(powerSource).part(['_id', 'name', 'created_on'], BY_NAME),
      recorded('source_id', ['power_activitys']),
    ]);
    return powerSection(all, year, entered);
  };
  const products = async () =>
    productSection(await read(product).part(['_id', 'name', 'units', 'density', 'recycle'], BY_NAME));
  return Promise.all([
    ...(isAllowed(COMPANY_EDITORS, roles) ? [locations()] : []),
    ...(isAllowed(VEHICLES, roles) ? [vehicles()] : []),
    ...(isAllowed(POWER, roles) ? [power(), products()] : []),
  ]);
});
