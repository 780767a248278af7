import { type LocationStats, locationStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { location } from '@lichen/contracts/business/location.entity';
import { TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import { handler } from '../../../platform/module';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';
import { activityTotals } from './activity-totals.handler';
import { type ActivityFilter, periodFilter } from '../filters/period-filter';
import { entriesAt } from './location-entries.query';
import { energyOf, type Recorded, totalIn } from './recorded-amounts';
import { countsOf } from './year-figures.query';

async function scopesOf(reading: CumulativeRead, filter: ActivityFilter, year: number) {
  const [Scope1_CO2, Scope2_CO2, Scope3_CO2] = await Promise.all(
    (['1', '2', '3'] as const).map(async (scope) => {
      const found = await activityTotals(reading, { ...filter, ...periodFilter(year), scopes: [scope] });
      return found.total_co2;
    }),
  );
  return { Scope1_CO2: Scope1_CO2 ?? 0, Scope2_CO2: Scope2_CO2 ?? 0, Scope3_CO2: Scope3_CO2 ?? 0 };
}

export const locationStatsCall = handler(locationStats, async ({ input, read, sums }): Promise<LocationStats> => {
  const { location_id, year } = input;
  const site = await read(location).get(location_id);
  const [{ electricity, power, fuel, water, discharge }, scopes, counts] = await Promise.all([
    entriesAt(read, location_id, year),
    scopesOf({ read, sums }, { locations: [location_id] }, year),
    countsOf(read, { locations: [location_id] }, year, TYPES_WITH.location_id),
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
    counts,
  };
});
