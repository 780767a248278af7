import {
  type EstimatedEmissions,
  estimatedEmissions,
} from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import { location } from '@lichen/contracts/business/location.entity';
import { handler } from '../../../platform/module';
import type { Types } from '../checks/check-subject.query';
import { digits, exact, sum } from '../emission/exact';
import { goneLocations } from '../filters/listed-selection.query';
import { estimatedMonths } from './estimated-months.query';

const total = (figures: readonly (number | null)[]): number => Number(digits(sum(figures.map((kg) => exact(kg ?? 0)))));

/** Returns the estimates for days without bills; no total, seal or report includes them. */
export const estimatedEmissionsCall = (types: Types) =>
  handler(estimatedEmissions, async ({ input, read, context, entities }): Promise<EstimatedEmissions> => {
    const { start_date: from, end_date: to, locations } = input;
    const ids = locations === undefined ? null : [locations].flat();
    const told = await goneLocations({ read, entities }, locations);
    const where = { estimate_emissions: 1, ...(ids ? { id: { in: ids } } : {}) };
    const sites = await read(location).list({ where, order: [{ column: 'name' }, { column: 'id' }] });
    const list = await estimatedMonths(read, types, { sites, period: { from, to }, context });
    return {
      list,
      total: list.length,
      count: list.length,
      co2: total(list.map(({ co2 }) => co2)),
      market_co2: total(list.map(({ market_co2 }) => market_co2)),
      without: list.filter(({ co2 }) => co2 === null).length,
      ...told,
    };
  });
