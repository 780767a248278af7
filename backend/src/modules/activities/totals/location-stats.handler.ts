import { type LocationStats, locationStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { dischargeActivity } from '@lichen/contracts/activities/types/discharge.entity';
import { electricityActivity } from '@lichen/contracts/activities/types/electricity.entity';
import { fuelActivity } from '@lichen/contracts/activities/types/fuel.entity';
import { powerActivity } from '@lichen/contracts/activities/types/power.entity';
import { waterActivity } from '@lichen/contracts/activities/types/water.entity';
import { location } from '@lichen/contracts/business/location.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { handler } from '../../../platform/module';
import type { Read } from '../../../platform/engine/rules';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';
import { activityTotals } from './activity-totals.handler';
import { type ActivityFilter, periodFilter } from '../filters/period-filter';
import { energyOf, type Recorded, totalIn } from './recorded-amounts';

async function scopesOf(reading: CumulativeRead, filter: ActivityFilter, year: number) {
  const [Scope1_CO2, Scope2_CO2, Scope3_CO2] = await Promise.all(
    (['1', '2', '3'] as const).map(async (scope) => {
      const found = await activityTotals(reading, { ...filter, ...periodFilter(year), scopes: [scope] });
      return found.total_co2;
    }),
  );
  return { Scope1_CO2: Scope1_CO2 ?? 0, Scope2_CO2: Scope2_CO2 ?? 0, Scope3_CO2: Scope3_CO2 ?? 0 };
}

/** Applied entries of a location that touch the year. */
function entriesOf(read: Read, location_id: string, year: number) {
  const { from, to } = yearBounds(year);
  const selection = { where: { location_id, applied: 1, from: { atMost: to }, to: { atLeast: from } } };
  return async <E extends Entity>(entity: E) => (await read(entity).list(selection)) as unknown as Recorded[];
}

export const locationStatsCall = handler(locationStats, async ({ input, read, sums }): Promise<LocationStats> => {
  const { location_id, year } = input;
  const site = await read(location).get(location_id);
  const entries = entriesOf(read, location_id, year);
  const [electricity, power, fuel, water, discharge, scopes] = await Promise.all([
    entries(electricityActivity),
    entries(powerActivity),
    entries(fuelActivity),
    entries(waterActivity),
    entries(dischargeActivity),
    scopesOf({ read, sums }, { locations: [location_id] }, year),
  ]);
  const { electricity_units, energy_units, water_units } = site;
  const isOwn = ({ self_produced }: Recorded) => self_produced === true;
  const bought = electricity.filter((bill) => !isOwn(bill));
  const electric = (records: readonly Recorded[], field: string) => totalIn(electricity_units, year, records, field);
  const energy = energyOf(energy_units, year, fuel);
  return {
    electricity_bought: electric(bought, 'amount'),
    renewable_bought: electric(bought, 'renewable_amount'),
    electricity_produced: totalIn(
      electricity_units,
      year,
      [...electricity.filter(isOwn), ...power.map((each) => ({ ...each, amount: each['generated'] ?? null }))],
      'amount',
    ),
    electricity_units,
    energy_used: energy.total,
    energy_units,
    energy_not_counted: energy.notCounted,
    water_used: totalIn(water_units, year, water, 'amount'),
    water_discharged: totalIn(water_units, year, discharge, 'amount'),
    water_units,
    ...scopes,
  };
});
