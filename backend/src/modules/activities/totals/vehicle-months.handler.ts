import { type VehicleMonths, vehicleMonths } from '@lichen/contracts/activities/totals/vehicle-months.call';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { monthBounds } from '@lichen/contracts/formats/days';
import { handler } from '../../../platform/module';
import type { CumulativeRead } from '../aggregates/cumulative-totals.query';
import { activityTotals } from './activity-totals.handler';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Returns the kilograms by month of a year; null for months without activities. */
const monthsOf = (reading: CumulativeRead, id: string, year: number) =>
  Promise.all(
    MONTHS.map(async (month) => {
      const { from, to } = monthBounds(year, month);
      const period = { start_date: [String(from)], end_date: [String(to)] };
      const { count, total_co2 } = await activityTotals(reading, { vehicles: [id], ...period });
      return count === 0 ? null : total_co2;
    }),
  );

export const vehicleMonthsCall = handler(
  vehicleMonths,
  async ({ input: { id, year }, read, sums }): Promise<VehicleMonths> => {
    await read(vehicle).get(id);
    const reading = { read, sums };
    const [months, before] = await Promise.all([monthsOf(reading, id, year), monthsOf(reading, id, year - 1)]);
    return { months, before };
  },
);
